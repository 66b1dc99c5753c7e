/** A model's findings that passed our proof. Only these are ever shown, and they go into the merged book of facts. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { Fact } from '../facts/fact.ts'
import type { Drop } from './drops.ts'
import type { AssessmentKind } from './proposal.ts'

export type Assessment = {
  /** The same for the same finding in the same document. */
  id: string
  kind: AssessmentKind
  says: string
  advice?: string
  question?: string
  /** Sentences of the document, located by code. */
  evidence: StudyEvidence[]
  /** A model's opinion, or our own words for what we looked up or computed. */
  words: 'of the model' | 'ours'
}

export type ModelFindings = {
  /** The model's name, as its answers are labelled. */
  model: string
  facts: Fact[]
  /** The sentence it reads as the title, if it is at the beginning. */
  title: StudyEvidence | null
  assessments: Assessment[]
}

export type Tally = { proposed: number; kept: number; dropped: Partial<Record<Drop, number>> }

export const nothingProved = (model: string): ModelFindings => ({
  model,
  facts: [],
  title: null,
  assessments: [],
})
