/** When an open payment is looked up next: soon at first, then less and less often with its age. */
import { hours, minutes, seconds } from '#kit/time.ts'
import { OPEN_NO_LONGER_THAN } from '../spec.ts'

const FIRST = [
  seconds(2),
  seconds(5),
  seconds(10),
  seconds(20),
  seconds(40),
  seconds(80),
  minutes(3),
  minutes(5),
]

const patient = [
  { until: hours(1), every: minutes(5) },
  { until: hours(24), every: minutes(15) },
  { until: OPEN_NO_LONGER_THAN, every: hours(1) },
]

/** `checks` were made so far. A clock that jumped back makes an age negative: then it counts as young. */
export function nextCheck(createdAt: Date, checks: number, now: Date): Date {
  const age = Math.max(0, now.getTime() - createdAt.getTime())
  const bySchedule = patient.find(({ until }) => age < until)?.every ?? hours(1)
  const wait = age < hours(1) ? (FIRST[checks] ?? bySchedule) : bySchedule
  return new Date(now.getTime() + wait)
}

const LETTERS = [minutes(1), minutes(5), minutes(15), hours(1), hours(4)]
/** A letter is tried for about four days. */
export const MOST_LETTER_TRIES = 28

export const nextLetterTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + (LETTERS[tries] ?? hours(4)))
