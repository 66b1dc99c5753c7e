import type { Clock } from './clock.ts'

/** A clock that moves when a test says so. */
export type FakeClock = Clock & {
  advance(ms: number): void
  /** Resolves as soon as a timer for exactly this long is set. */
  alarmSet(ms: number): Promise<void>
  /** Advances as soon as such a timer is set. */
  passOver(ms: number): Promise<void>
}

export function fakeClock(start = 0): FakeClock {
  let now = start
  const waiting = new Set<{ at: number; ms: number; then: () => void }>()
  const clock: FakeClock = {
    now: () => now,
    after(ms: number, then: () => void) {
      const alarm = { at: now + ms, ms, then }
      waiting.add(alarm)
      return () => void waiting.delete(alarm)
    },
    advance(ms: number) {
      now += ms
      for (const alarm of [...waiting].sort((a, b) => a.at - b.at)) {
        if (alarm.at > now || !waiting.delete(alarm)) continue
        alarm.then()
      }
    },
    async alarmSet(ms: number) {
      while (![...waiting].some((alarm) => alarm.ms === ms)) await new Promise(setImmediate)
    },
    async passOver(ms: number) {
      await clock.alarmSet(ms)
      clock.advance(ms)
    },
  }
  return clock
}
