/** What a model proposes about a document. Nothing here has been proved, and nothing here is shown to anybody. */

import { FACT_KINDS, type FactKind } from '../facts/fact.ts'
import type { ASSESSMENT_KINDS } from './assessment-kinds.ts'

/** What a reader of judgement says of a place. `wrong-number` and `absent` are only ever said in our own words. */
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number] | 'wrong-number' | 'absent'

type Wording = {
  says: string
  /** What the student could do. */
  advice?: string
  /** What an examiner would ask. */
  question?: string
}

export type ProposedFact = { type: 'fact'; kind: FactKind | 'title'; quote: string; value?: string }
export type ProposedAssessment = {
  type: 'assessment'
  kind: (typeof ASSESSMENT_KINDS)[number]
  quotes: string[]
  /** In a few words, what no reason is given for. */
  about?: string
} & Wording
/** A printed number that is said not to follow from others of the same place. */
export type ProposedNumber = { type: 'number'; quotes: string[]; compute: string; printed: string }
export type ProposedAbsence = { type: 'absent'; kind: FactKind }

export type Proposal = (ProposedFact | ProposedAssessment | ProposedNumber | ProposedAbsence) & {
  /** Of the document, in which it was read: where a sentence stands twice, the one that was read is meant. */
  part?: number
}

export const isFactKind = (word: unknown): word is FactKind => FACT_KINDS.some((kind) => kind === word)
