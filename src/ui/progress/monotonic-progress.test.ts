import { describe, expect, it } from 'vitest'
import { forwardOnly, weekBlocks } from './monotonic-progress.ts'

describe('progress that never runs backwards', () => {
  it('goes on', () => expect(forwardOnly(34, 52)).toBe(52))
  it('stays where it is when the estimate shrinks', () => expect(forwardOnly(52, 34)).toBe(52))
  it('goes back to 0, which is a new start after an error', () => expect(forwardOnly(52, 0)).toBe(0))
  it('keeps inside 0 and 100', () => {
    expect(forwardOnly(52, 140)).toBe(100)
    expect(forwardOnly(52, -3)).toBe(0)
  })
  it('stays where it is when no number is reported', () => expect(forwardOnly(52, Number.NaN)).toBe(52))
})

describe('the seven blocks', () => {
  it('are all empty at 0 and all full at 100', () => {
    expect(weekBlocks(0)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(weekBlocks(100)).toEqual([100, 100, 100, 100, 100, 100, 100])
  })
  it('fill one after the other', () => {
    expect(weekBlocks(34)).toEqual([100, 100, 38, 0, 0, 0, 0])
  })
  it('leave the seventh for the end', () => {
    expect(weekBlocks(85).at(-1)).toBe(0)
    expect(weekBlocks(86).at(-1)).toBe(2)
  })
})
