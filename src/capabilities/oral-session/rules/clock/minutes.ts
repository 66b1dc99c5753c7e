/**
 * Converts counted time to minutes of a purchase: each minute is spent when it is full, and the remainder is carried
 * into the next session.
 */
import { CLOCK, SESSION } from '../../spec.ts'

/** Per person and room, over all sessions. */
export type Meter = { counted: number; settled: number }

export const minutesDue = ({ counted, settled }: Meter): number =>
  Math.max(0, Math.floor(counted / CLOCK.countsEvery) - settled)

/** Time counted but not yet taken from a purchase. */
const unsettled = ({ counted, settled }: Meter): number => Math.max(0, counted - settled * CLOCK.countsEvery)

/** Left of the purchased time, to the second. */
export const totalLeft = (meter: Meter, minutesLeft: number): number =>
  Math.max(0, minutesLeft * CLOCK.countsEvery - unsettled(meter))

/** Left in this session: half an hour, or the rest of the purchase if that is less. */
export const sessionLeft = (counted: number, total: number): number =>
  Math.max(0, Math.min(SESSION.longest - counted, total))
