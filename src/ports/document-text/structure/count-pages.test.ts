import { expect, it } from 'vitest'
import { countPages } from './count-pages.ts'
import type { RawDocument } from './raw-document.ts'

const written = (...pages: number[]) =>
  ({ blocks: pages.map((page) => ({ page, text: 'x'.repeat(2_900) })) }) as unknown as RawDocument

it('believes the breaks of a file that marks its pages', () => {
  expect(countPages(written(1, 2, 3, 3)).pages).toHaveLength(3)
})

it('counts by what a page holds where one break stands for many pages', () => {
  expect(countPages(written(1, 2, 2, 2, 2, 2, 2, 2)).pages).toHaveLength(7)
})
