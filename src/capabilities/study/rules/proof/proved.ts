/** What of a model's findings stands after our proof. Only this is ever shown, and it goes into the one book of facts. */
import type { Evidence } from '../document/evidence.ts'
import type { Fact } from '../facts/fact.ts'
import type { Drop } from './drops.ts'
import type { AssessmentKind } from './proposal.ts'

export type Assessment = {
  /** The same finding of the same document has the same. */
  id: string
  kind: AssessmentKind
  says: string
  advice?: string
  question?: string
  /** Sentences of the document, at places that code has set. */
  evidence: Evidence[]
  /** A model's opinion, or said in our own words of what we looked up or computed ourselves. */
  words: 'of the model' | 'ours'
}

export type ModelFindings = {
  /** The model's name, as its answers are labelled. */
  model: string
  facts: Fact[]
  /** What it reads as the title, where that stands at the beginning. */
  title: Evidence | null
  assessments: Assessment[]
}

export type Tally = { proposed: number; kept: number; dropped: Partial<Record<Drop, number>> }

export const nothingProved = (model: string): ModelFindings => ({
  model,
  facts: [],
  title: null,
  assessments: [],
})
