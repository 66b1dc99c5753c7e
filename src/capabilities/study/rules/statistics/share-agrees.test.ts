import { describe, expect, it } from 'vitest'
import { shareAgrees } from './share-agrees.ts'

describe('rounding a share', () => {
  it.each([
    // 1 of 8 is 12.5: both neighbours are accepted.
    [1, 8, 12, 0, true],
    [1, 8, 13, 0, true],
    [1, 8, 14, 0, false],
    [2, 3, 66.7, 1, true],
    [2, 3, 66.6, 1, true],
    [2, 3, 66.66, 2, true],
    // One column of 67: 44.776, 25.373 and 29.851, each a tenth off at most, are judged alike.
    [30, 67, 44.7, 1, true],
    [17, 67, 25.3, 1, true],
    [20, 67, 30.0, 1, true],
    [20, 67, 30.1, 1, false],
    [12, 42, 28, 0, true],
    [12, 42, 30, 0, false],
    [0, 67, 0, 0, true],
    [5, 0, 10, 0, false],
  ])('%d of %d as %d with %d decimals: %s', (count, whole, printed, decimals, right) => {
    expect(shareAgrees(count, whole, printed, decimals)).toBe(right)
  })

  it('forgives two points where the text says about', () => {
    expect(shareAgrees(45, 120, 39, 0, true)).toBe(true)
    expect(shareAgrees(45, 120, 41, 0, true)).toBe(false)
  })
})
