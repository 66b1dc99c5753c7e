/** A model's remarks as the rooms use them. */
import type { StudyEvidence } from '../document/evidence.ts'
import { REMARK_KINDS, type Remark, type StudyRecord } from './study-record.ts'

/** The first are those of today; the others stand in analyses that were made before. */
export const ASSESSMENT_KINDS = [
  ...REMARK_KINDS,
  'weakness',
  'over-claim',
  'missing-justification',
  'wrong-number',
  'absent',
] as const

export type Assessment = {
  /** The same for the same finding in the same document. */
  id: string
  kind: (typeof ASSESSMENT_KINDS)[number]
  says: string
  /** Why it matters. */
  why?: string
  advice?: string
  question?: string
  /** Sentences of the document, located by code. */
  evidence: StudyEvidence[]
  /** A model's opinion, or our own words for what we looked up or computed. */
  words: 'of the model' | 'ours'
  /** A figure or a name in it could not be proved: shown apart, and never as a fact. */
  isUnproved?: true
}

export const assessmentsOf = ({ remarks, absences }: StudyRecord): Assessment[] => [
  ...remarks.map(assessmentFrom),
  ...absences.map(
    ({ what, looked }): Assessment => ({
      id: `absent ${what}`,
      kind: 'absent',
      says: `Not found: ${what}. We looked through ${looked.join(', ')}.`,
      evidence: [],
      words: 'ours',
    }),
  ),
]

const assessmentFrom = (remark: Remark): Assessment => ({
  id: [remark.kind, ...remark.evidence.map(({ sentenceId, quote }) => `${sentenceId}:${quote.length}`)].join(
    ' ',
  ),
  kind: remark.kind,
  says: remark.says,
  ...(remark.why && { why: remark.why }),
  ...(remark.do && { advice: remark.do }),
  ...(remark.ask && { question: remark.ask }),
  evidence: [...remark.evidence],
  words: 'of the model',
  ...(remark.isUnproved && { isUnproved: true }),
})
