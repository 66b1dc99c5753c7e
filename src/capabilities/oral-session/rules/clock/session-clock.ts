/**
 * How long a conversation has lasted for the student who pays for it (house ruling 4). Pure: a session is as old as the
 * signs of life that its browser sent, and whatever was our delay, or nobody's presence, is not counted. Milliseconds throughout.
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
  /** Since when this server has been there: while it was not, nobody is counted. */
  upSince: number
  /** A recording shows that somebody was there while it was made, though nothing was heard of them. */
  spokeFor?: number | undefined
  /** No more than this is counted in all; the time that is left. */
  most: number
}

export const startedAt = (now: number): SessionClock => ({ ...STOPPED, at: now })

/** Somebody is there. Asked twice at the same moment, or late, it counts nothing twice. */
export function countOn(clock: SessionClock, sign: Sign): SessionClock {
  const { now, upSince, spokeFor = 0, most } = sign
  if (clock.at === null || now <= clock.at) return clock
  const gap = now - clock.at
  // A recording lasts for fractions of a millisecond; the meter counts whole ones.
  const present = gap > CLOCK.missedAfter ? Math.floor(Math.min(gap, spokeFor)) : gap
  const from = Math.max(now - present, upSince)
  const passed = Math.max(0, now - from) - standingStill(clock, from, sign)
  const counted = Math.min(most, clock.counted + Math.max(0, passed))
  return { ...clock, counted: Math.max(clock.counted, counted), at: now }
}

/** What of `from`..`now` was waited for an answer of ours, beyond what anybody takes to think. */
function standingStill({ preparing }: SessionClock, from: number, { now, upSince }: Sign): number {
  // The turn has ended with the server that prepared it.
  if (preparing === null || preparing < upSince) return 0
  const begins = Math.max(from, preparing + CLOCK.slowAfter)
  const ends = Math.min(now, preparing + CLOCK.preparedAtMost)
  return Math.max(0, ends - begins)
}

/** A turn has arrived. One sent again has been waited for since it was first sent. */
export const preparingFrom = (clock: SessionClock, now: number, upSince: number): SessionClock => ({
  ...clock,
  preparing:
    clock.preparing !== null && clock.preparing >= upSince && now - clock.preparing < CLOCK.preparedAtMost
      ? clock.preparing
      : now,
})

export const answered = (clock: SessionClock): SessionClock => ({ ...clock, preparing: null })

/** Whether time is counted in this moment. */
export function isCounting(clock: SessionClock, now: number): boolean {
  if (clock.at === null || now - clock.at > CLOCK.missedAfter) return false
  const waited = clock.preparing === null ? 0 : now - clock.preparing
  return waited <= CLOCK.slowAfter || waited > CLOCK.preparedAtMost
}
