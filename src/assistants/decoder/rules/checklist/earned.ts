/**
 * Approval has to be earned. A heading is no discussion, a word list that found nothing has not read the work, and a
 * caption with a number is no achievement: a check passes only where a sentence states the thing, or where figures were
 * held against each other. What would approve of anything else is not said at all.
 */
import type { StudyCheck } from '#capabilities/study/index.ts'
import type { StagedCheck } from '../facts/checks-of-facts.ts'

/** Figures were held against each other, and the check says how many of them. */
const COMPARED =
  /^(?:numbers\.(?:p-follows|intervals|coefficients|percentages|sums|means|totals|sample-chain)|citations-listed)$/

export function earned(check: StudyCheck): StagedCheck[] {
  if (check.outcome !== 'passed' || COMPARED.test(check.id)) return [check]
  if (check.id !== 'part-methods') return []
  // That methods have a heading proves none of them; it opens another band of the score.
  return [{ ...check, unsure: true, outcome: 'does-not-apply', says: NOT_JUDGED, evidence: [] }]
}

const NOT_JUDGED = 'Too little of this was recognised to judge it.'
