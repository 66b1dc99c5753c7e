import type { Clock } from './clock.ts'

/** A clock that moves when a test says so. */
export function fakeClock(start = 0) {
  let now = start
  const waiting = new Set<{ at: number; then: () => void }>()
  return {
    now: () => now,
    after(ms: number, then: () => void) {
      const alarm = { at: now + ms, then }
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
    waiting: () => waiting.size,
  } satisfies Clock & Record<string, unknown>
}
