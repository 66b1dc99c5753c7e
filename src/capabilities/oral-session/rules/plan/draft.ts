/** A question before it is worded: everything but its name, its lead and the words that an answer should hold. */
import type { PlannedQuestion } from './plan.ts'

export type Drafted = Omit<PlannedQuestion, 'id' | 'lead' | 'terms'> & {
  /** Words of a long sentence that must be heard. */
  focus?: string
}
