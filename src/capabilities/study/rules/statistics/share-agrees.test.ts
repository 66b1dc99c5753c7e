import { describe, expect, it } from 'vitest'
import { shareAgrees } from './share-agrees.ts'

describe('rounding a share', () => {
  it.each([
    // 1 of 8 is 12.5: both neighbours are accepted.
    [1, 8, 12, 0, true],
    [1, 8, 13, 0, true],
    [1, 8, 14, 0, false],
    // 2 of 3 is 66.666…: truncation is accepted too.
    [2, 3, 66.7, 1, true],
    [2, 3, 66.6, 1, true],
    [2, 3, 66.5, 1, false],
    [2, 3, 66.66, 2, true],
  ])('%d of %d as %d with %d decimals: %s', (count, whole, printed, decimals, right) => {
    expect(shareAgrees(count, whole, printed, decimals)).toBe(right)
  })

  it('forgives two points where the text says about', () => {
    expect(shareAgrees(45, 120, 39, 0, true)).toBe(true)
    expect(shareAgrees(45, 120, 41, 0, true)).toBe(false)
  })
})
