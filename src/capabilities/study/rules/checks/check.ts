/**
 * One check of a document and its outcome. "Not found" means not found in the text and never "not done"; a check that
 * does not apply counts neither for nor against the work.
 */
import type { StudyEvidence } from '../document/evidence.ts'
import type { CheckId } from './check-ids.ts'

export type CheckOutcome = 'passed' | 'look-again' | 'not-found' | 'does-not-apply'
export type CheckArea = 'methodology' | 'data' | 'statistics' | 'literature' | 'interpretation' | 'writing'

export type StudyCheck = {
  /** Stable across documents and versions: revisions are compared by it. */
  id: CheckId
  area: CheckArea
  /** The thing looked for, as a statement that is true when the check passes. */
  label: string
  outcome: CheckOutcome
  /** One sentence for the student, with the figures. */
  says: string
  /** The recommended fix; only if there is something to do. */
  advice?: string
  /** How much it matters to an examiner. */
  weight: 1 | 2 | 3
  evidence: StudyEvidence[]
  /** Something of the kind stands there and not all of it could be read: a score of the rest would be praise. */
  unsure?: true
}
