/** From counted time to minutes of a purchase: each minute is spent when it is full, and what is left over is carried into the next session. */
import { CLOCK, SESSION } from '../../spec.ts'

/** Of one person in one room, over all sessions. */
export type Meter = { counted: number; settled: number }

export const minutesDue = ({ counted, settled }: Meter): number =>
  Math.max(0, Math.floor(counted / CLOCK.countsEvery) - settled)

/** What was counted and not yet taken from a purchase. */
const unsettled = ({ counted, settled }: Meter): number => Math.max(0, counted - settled * CLOCK.countsEvery)

/** Of the purchased time, to the second. */
export const totalLeft = (meter: Meter, minutesLeft: number): number =>
  Math.max(0, minutesLeft * CLOCK.countsEvery - unsettled(meter))

/** Of this session: half an hour, or what is left of the purchase where that is less. */
export const sessionLeft = (counted: number, total: number): number =>
  Math.max(0, Math.min(SESSION.longest - counted, total))
