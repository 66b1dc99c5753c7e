import { expect, it } from 'vitest'
import { readPrinted } from '../../statistics/printed-range.ts'
import { debitSpread, grimmer } from './whole-spreads.ts'

const printed = (text: string) => readPrinted(text)!

it.each([
  // 18 answers: 5, 5, 4, 4, 4 and so on add up to 62; the squares are even, as their sum is.
  ['3.44', '0.92', 18, 'possible'],
  ['3.44', '0.95', 18, 'impossible'],
  ['3.45', '0.92', 18, 'impossible'],
  ['3.44', '0.92', 180, 'cannot-be-told'],
])('mean %s with spread %s of %d whole answers', (mean, sd, n, verdict) => {
  expect(grimmer(printed(mean), printed(sd), n)).toBe(verdict)
})

it('noughts and ones have one spread for a mean', () => {
  const { low, high, exact } = debitSpread(printed('0.30'), 50)
  expect(exact).toBeCloseTo(0.4629, 4)
  expect(low).toBeLessThan(exact)
  expect(high).toBeGreaterThan(exact)
})
