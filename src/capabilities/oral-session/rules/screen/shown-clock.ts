/** The clock between two server answers: extrapolated, and never further than the server would count. */
import { seconds } from '#kit/time.ts'
import type { Clock } from '../../contract.ts'
import { CLOCK } from '../../spec.ts'

/** The server's last clock, and when it was received. */
export type ClockReading = { clock: Clock; at: number }
export type ShownClock = { leftMs: number; totalSeconds: number; tracking: boolean; standsStill: boolean }

export function shownClock({ clock, at }: ClockReading, now: number): ShownClock {
  const elapsed = Math.max(0, now - at)
  const outOfReach = elapsed > CLOCK.missedAfter
  const tracking = clock.counting && !outOfReach
  const counted = clock.counting ? Math.min(elapsed, CLOCK.missedAfter) / seconds(1) : 0
  return {
    leftMs: seconds(Math.max(0, clock.remainingSeconds - counted)),
    totalSeconds: Math.max(0, clock.totalRemainingSeconds - counted),
    tracking,
    standsStill: clock.state === 'running' && !tracking,
  }
}

/** Nothing is counted from now on until the next server answer. */
export function stopped(reading: ClockReading, now: number): ClockReading {
  const { leftMs, totalSeconds } = shownClock(reading, now)
  return {
    clock: {
      ...reading.clock,
      counting: false,
      remainingSeconds: leftMs / seconds(1),
      totalRemainingSeconds: totalSeconds,
    },
    at: now,
  }
}
