/**
 * One look at a document, and what came of it. "Not found" means not found in the text and never "not done";
 * what does not apply counts neither for nor against anybody.
 */
import type { Evidence } from '../document/evidence.ts'
import type { CheckId } from './check-ids.ts'

export type CheckOutcome = 'passed' | 'look again' | 'not found' | 'does not apply'
export type CheckArea = 'methodology' | 'data' | 'statistics' | 'literature' | 'interpretation' | 'writing'

export type Check = {
  /** Stable across documents and versions: a revision is compared by it. */
  id: CheckId
  area: CheckArea
  /** What was looked for, as a statement that is true when it is passed. */
  label: string
  outcome: CheckOutcome
  /** One sentence for the student, with the figures. */
  says: string
  /** What to do about it; only where there is something to do. */
  advice?: string
  /** How much it matters to an examiner. */
  weight: 1 | 2 | 3
  evidence: Evidence[]
}
