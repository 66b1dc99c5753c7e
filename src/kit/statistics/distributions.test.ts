import { describe, expect, it } from 'vitest'
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from './distributions.ts'

const near = (computed: number, exact: number) =>
  expect(Math.abs(computed - exact) / exact).toBeLessThan(1e-9)

/** For small degrees of freedom the tails have closed forms. */
describe('tail probabilities beside their closed forms', () => {
  it.each([0.01, 0.5, 1, 2.41, 12.706, 300])('t = %f with one and two degrees of freedom', (t) => {
    near(pOfT(t, 1), (2 / Math.PI) * Math.atan(1 / t))
    // 1 − t ÷ √(2 + t²), written so that no precision is lost when it is small.
    const root = Math.sqrt(2 + t * t)
    near(pOfT(t, 2), 2 / (root * (root + t)))
  })

  it.each([0.1, 1, 9.1, 60, 400])('χ² = %f with two, four and six degrees of freedom', (x) => {
    const half = x / 2
    near(pOfChiSquare(x, 2), Math.exp(-half))
    near(pOfChiSquare(x, 4), Math.exp(-half) * (1 + half))
    near(pOfChiSquare(x, 6), Math.exp(-half) * (1 + half + half ** 2 / 2))
  })

  it.each([
    [0.5, 10],
    [4.12, 76],
    [30, 195],
    [200, 40],
  ])('F = %f with two and %d degrees of freedom', (f, df) => {
    near(pOfF(f, 2, df), (1 + (2 * f) / df) ** (-df / 2))
  })

  it.each([
    [2.41, 58],
    [0.84, 94.95],
    [7.86, 370],
  ])('t(%f) of %d squared is F, and r from t is t', (t, df) => {
    near(pOfF(t * t, 1, df), pOfT(t, df))
    near(pOfR(t / Math.sqrt(df + t * t), df), pOfT(t, df))
  })

  it('z is t with endless degrees of freedom, and the root of χ² with one', () => {
    near(pOfZ(1.96), pOfChiSquare(1.96 ** 2, 1))
    expect(Math.abs(pOfT(1.96, 1e7) - pOfZ(1.96))).toBeLessThan(1e-6)
  })

  it('is one where there is nothing, and never less than nothing', () => {
    expect([pOfT(0, 5), pOfF(0, 2, 5), pOfChiSquare(0, 3), pOfZ(0), pOfR(0, 9)]).toEqual([1, 1, 1, 1, 1])
    expect(pOfR(1, 9)).toBe(0)
    expect(pOfT(1e6, 500)).toBeGreaterThanOrEqual(0)
  })
})
