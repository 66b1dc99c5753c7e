import { expect, it } from 'vitest'
import { costOf, inNgwee } from './usage-cost.ts'

const price = { input: 405, output: 1_620, image: 108 }

it('adds up tokens and pictures by the prices for a million and for one', () => {
  expect(costOf({ inputTokens: 1_000_000, outputTokens: 500_000, images: 2 }, price)).toBe(
    (405 + 810 + 216) * 1_000_000,
  )
})

it('loses nothing of a thousand answers that cost less than one ngwee each', () => {
  const one = costOf({ inputTokens: 400, outputTokens: 100, images: 0 }, price)
  expect(inNgwee(one)).toBe(0)
  expect(inNgwee(one * 1_000)).toBe(324)
})
