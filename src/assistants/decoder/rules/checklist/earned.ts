/**
 * Approval has to be earned. A heading is no discussion, and a word list that found nothing has not read the work: such a
 * check passes only where the record proves what it speaks of.
 */
import {
  type CheckId,
  type SlotId,
  type StudyCheck,
  type StudyRecord,
  saidOf,
} from '#capabilities/study/index.ts'

/** The slots of which one must be filled. */
const PROVED_BY: Readonly<Partial<Record<CheckId, readonly SlotId[]>>> = {
  'part-introduction': ['aim', 'objectives', 'questions', 'problem'],
  'part-literature': ['gap'],
  'part-methods': ['design', 'sampling', 'instruments', 'analyses', 'tools'],
  'part-results': ['results'],
  'part-discussion': ['limits', 'conclusions'],
  'part-conclusion': ['conclusions', 'recommendations'],
  'part-ethics': ['ethics'],
  'part-limitations': ['limits'],
  'limits-stated': ['limits'],
}
/** What they look for cannot be proved absent by words. */
const NEVER: ReadonlySet<CheckId> = new Set<CheckId>([
  'causal-language',
  'generalising',
  'hypotheses-return',
  'literature-cited',
  'methods-done',
  'objectives-answered',
  'overclaiming',
  'recommendations-rest',
])

export function earned<Check extends StudyCheck>(check: Check, record: StudyRecord): Check {
  if (check.outcome !== 'passed') return check
  const slots = PROVED_BY[check.id]
  const isEarned = slots ? slots.some((slot) => saidOf(record, slot).length > 0) : !NEVER.has(check.id)
  if (isEarned) return check
  // Methods under their own heading which nobody recognised are not methods that nobody wrote: another band of the score.
  const unsure = check.id === 'part-methods' ? { unsure: true } : {}
  return { ...check, ...unsure, outcome: 'does-not-apply', says: NOT_JUDGED, evidence: [] }
}

const NOT_JUDGED = 'Too little of this was recognised to judge it.'
