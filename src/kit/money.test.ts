import { expect, it } from 'vitest'
import { ngwee, showNgwee, showPrice } from './money.ts'

it.each([
  [15_000, 'ZMW 150.00'],
  [9_000, 'ZMW 90.00'],
  [5, 'ZMW 0.05'],
  [123_456_789, 'ZMW 1\u2009234\u2009567.89'],
  [-2_500, 'ZMW \u221225.00'],
])('shows %i ngwee as %s', (amount, shown) => {
  expect(showNgwee(amount)).toBe(shown)
})

it('shows list prices without decimals', () => {
  expect(showPrice(150)).toBe('ZMW 150')
})

it('turns kwacha into whole ngwee, also where the binary fraction is not exact', () => {
  expect(ngwee(1.1)).toBe(110)
  expect(ngwee(19.99)).toBe(1999)
})
