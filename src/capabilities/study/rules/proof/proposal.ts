/** A model's proposals about a document. Nothing here has been proved, and nothing here is ever shown. */

import { FACT_KINDS, type FactKind } from '../facts/fact.ts'
import type { ASSESSMENT_KINDS } from './assessment-kinds.ts'

/** A judgement of a place. `wrong-number` and `absent` are only ever worded by us. */
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number] | 'wrong-number' | 'absent'

type Wording = {
  says: string
  /** A suggestion to the student. */
  advice?: string
  /** A likely examiner's question. */
  question?: string
}

export type ProposedFact = { type: 'fact'; kind: FactKind | 'title'; quote: string; value?: string }
export type ProposedAssessment = {
  type: 'assessment'
  kind: (typeof ASSESSMENT_KINDS)[number]
  quotes: string[]
  /** In a few words, the choice no reason is given for. */
  about?: string
} & Wording
/** A printed number said not to follow from others of the same place. */
export type ProposedNumber = { type: 'number'; quotes: string[]; compute: string; printed: string }
export type ProposedAbsence = { type: 'absent'; kind: FactKind }

export type Proposal = (ProposedFact | ProposedAssessment | ProposedNumber | ProposedAbsence) & {
  /** The part of the document it was read in: if a sentence occurs twice, the one in that part is meant. */
  part?: number
}

export const isFactKind = (word: unknown): word is FactKind => FACT_KINDS.some((kind) => kind === word)
