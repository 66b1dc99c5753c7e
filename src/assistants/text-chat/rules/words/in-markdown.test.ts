import { expect, it } from 'vitest'
import { readMarkdown } from '#kit/markdown/read-markdown.ts'
import { visibleText } from '#kit/markdown/visible-text.ts'
import { inMarkdown } from './in-markdown.ts'

it.each([
  'use among [people] in [place]',
  'as [1] and [^2] say, [here](https://example.org)',
  'p < .05, *not* _this_ | $5 and $10 `code` #1 ~ {x}',
])('foreign words are shown as they stand: "%s"', (words) => {
  expect(visibleText(readMarkdown(inMarkdown(words))).trim()).toBe(words)
})
