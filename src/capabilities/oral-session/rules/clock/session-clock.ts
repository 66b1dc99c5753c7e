/**
 * Measures how long a conversation has lasted for the paying student (house ruling 4). Pure: time is derived from the
 * browser's signs of life; our delays and the student's absence are not counted. Milliseconds throughout.
 */
import { CLOCK } from '../../spec.ts'

export type SessionClock = {
  counted: number
  /** Until when it has been counted; null before it was started. */
  at: number | null
  /** Since when an answer has been prepared; null while none is. */
  preparing: number | null
}

export const STOPPED: SessionClock = { counted: 0, at: null, preparing: null }

export type Sign = {
  now: number
  /** When this server started: downtime is not counted. */
  upSince: number
  /** A recording proves presence while it was made, even if no beat arrived. */
  spokeFor?: number | undefined
  /** No more than this is counted in all; the time that is left. */
  most: number
}

export const startedAt = (now: number): SessionClock => ({ ...STOPPED, at: now })

/** Records a sign of life. Concurrent or late signs count nothing twice. */
export function countOn(clock: SessionClock, sign: Sign): SessionClock {
  const { now, upSince, spokeFor = 0, most } = sign
  if (clock.at === null) return clock
  // Before a restart the machine's clock was ahead: nothing is counted back, and time goes on from here.
  if (clock.at - now > CLOCK.missedAfter) return { ...clock, at: now }
  if (now <= clock.at) return clock
  const gap = now - clock.at
  // A recording lasts for fractions of a millisecond; the meter counts whole ones.
  const present = gap > CLOCK.missedAfter ? Math.floor(Math.min(gap, spokeFor)) : gap
  const from = Math.max(now - present, upSince)
  const passed = Math.max(0, now - from) - standingStill(clock, from, sign)
  const counted = Math.min(most, clock.counted + Math.max(0, passed))
  return { ...clock, counted: Math.max(clock.counted, counted), at: now }
}

/** The part of `from`..`now` spent waiting for our answer, beyond normal thinking time. */
function standingStill({ preparing }: SessionClock, from: number, { now, upSince }: Sign): number {
  // The turn died with the server that prepared it.
  if (preparing === null || preparing < upSince) return 0
  const begins = Math.max(from, preparing + CLOCK.slowAfter)
  const ends = Math.min(now, preparing + CLOCK.preparedAtMost)
  return Math.max(0, ends - begins)
}

/** A turn has arrived. For a resent one the wait counts from the first send. */
export const preparingFrom = (clock: SessionClock, now: number, upSince: number): SessionClock => ({
  ...clock,
  preparing:
    clock.preparing !== null && clock.preparing >= upSince && now - clock.preparing < CLOCK.preparedAtMost
      ? clock.preparing
      : now,
})

export const answered = (clock: SessionClock): SessionClock => ({ ...clock, preparing: null })

/** True while time is being counted. */
export function isCounting(clock: SessionClock, now: number): boolean {
  if (clock.at === null || now - clock.at > CLOCK.missedAfter) return false
  const waited = clock.preparing === null ? 0 : now - clock.preparing
  return waited <= CLOCK.slowAfter || waited > CLOCK.preparedAtMost
}
