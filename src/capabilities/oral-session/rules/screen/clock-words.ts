import { minutes } from '#kit/time.ts'
import { SESSION } from '../../spec.ts'

const ALLOWANCE = SESSION.allowance / minutes(1)

/** A minute that has begun is still there. */
export const wholeMinutes = (seconds: number): number => Math.ceil(Math.max(0, seconds) / 60)

/** With two purchases the total exceeds the usual sixty. */
export const totalWords = (left: number): string =>
  left > ALLOWANCE ? `${left} minutes left` : `${left} of ${ALLOWANCE} minutes left`

/** The last eight characters, as the header chip shows them. */
export const shortSessionId = (sessionId: string): string => sessionId.slice(-8)
