import { describe, expect, it } from 'vitest'
import { levelOfDecibels, meterHeights, STILL_HEIGHTS } from './meter-levels.ts'

describe('the meter', () => {
  it('turns loudness into a share: -60 dB is silence, -10 dB is loud', () => {
    expect(levelOfDecibels(-60)).toBe(0)
    expect(levelOfDecibels(-35)).toBe(0.5)
    expect(levelOfDecibels(-10)).toBe(1)
  })

  it('keeps inside its frame for what is quieter, louder or not measured', () => {
    expect(levelOfDecibels(-200)).toBe(0)
    expect(levelOfDecibels(6)).toBe(1)
    expect(levelOfDecibels(Number.NEGATIVE_INFINITY)).toBe(0)
  })

  it('always has 24 bars, flat where nothing was heard yet', () => {
    const heights = meterHeights([0, 0.5, 1])
    expect(heights).toHaveLength(24)
    expect(heights.slice(-4)).toEqual([8, 8, 54, 100])
    expect(STILL_HEIGHTS).toHaveLength(24)
  })
})
