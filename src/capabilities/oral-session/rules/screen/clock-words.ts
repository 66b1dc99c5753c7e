import { minutes } from '#kit/time.ts'
import { SESSION } from '../../spec.ts'

const ALLOWANCE = SESSION.allowance / minutes(1)

/** A minute that has begun is still there. Who has bought twice has more than the usual sixty. */
export function totalWords(totalSeconds: number): string {
  const left = Math.ceil(Math.max(0, totalSeconds) / 60)
  if (left > ALLOWANCE) return `${left} minutes left`
  return `${left} of ${ALLOWANCE} minutes left`
}

/** The last eight characters, as the header chip shows them. */
export const shortSessionId = (sessionId: string): string => sessionId.slice(-8)
