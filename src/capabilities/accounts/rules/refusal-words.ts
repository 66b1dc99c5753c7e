/** The message a refused form shows: the specification's sentence, with ours beneath if it helps. */
import type { Problem } from '#kit/result.ts'

export type FormWords = { message: string; beneath?: string }

/** Codes whose own message adds nothing to "something went wrong". */
const SAYS_NOTHING_MORE = new Set(['our-fault', 'login-failed', 'sign-up-failed', 'reset-failed'])

/**
 * `exact` lists the refusals that have a specific sentence. All others show `general`, with any known detail beneath
 * it: how long to wait, or that there is no connection.
 */
export function wordsForRefusal(problem: Problem, general: string, exact: readonly string[]): FormWords {
  if (exact.includes(problem.code)) return { message: problem.message }
  if (SAYS_NOTHING_MORE.has(problem.code) || problem.message === general) return { message: general }
  return { message: general, beneath: problem.message }
}
