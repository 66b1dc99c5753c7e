import { describe, expect, it } from 'vitest'
import { isOver, timeOnCore, workClock } from './work-clock.ts'

describe('the time of a child', () => {
  it.each([
    ['its own within the limit, on a wall that waited for others', { wall: 599_000, core: 59_000 }, false],
    ['its own beyond the limit', { wall: 61_000, core: 60_010 }, true],
    ['ten times on the wall, which is what hangs', { wall: 600_001, core: 0 }, true],
    ['within the limit where the system tells no other', { wall: 60_000, core: undefined }, false],
    ['beyond it there', { wall: 60_001, core: undefined }, true],
  ])('%s: over is %s', (_, spent, over) => {
    expect(isOver(spent, 60_000)).toBe(over)
  })

  it.runIf(process.platform === 'linux')('is what the system counts of its threads', () => {
    const { user, system } = process.cpuUsage()
    expect(timeOnCore(process.pid)).toBeGreaterThan((user + system) / 2_000)
    expect(timeOnCore(2 ** 30)).toBeUndefined()
  })

  it('is counted from when it is asked for work, and not before or after', () => {
    const clock = workClock(process.pid, 0.000_001)
    expect(clock.isOver()).toBe(false)
    clock.start()
    const began = performance.now()
    while (performance.now() - began < 1);
    expect(clock.isOver()).toBe(true)
    clock.stop()
    expect(clock.isOver()).toBe(false)
  })
})
