/** The questions of one session, made once from the book of facts of this work. */
import type { StudyEvidence, WorkStage } from '#capabilities/study/index.ts'
import type { ExamArea, Within } from '../names.ts'

export type PlannedQuestion = {
  /** Derived from its topic and sentence: the same work gives the same questions. */
  id: string
  area: ExamArea
  /** The kind of fact, or the check, it came from. */
  about: string
  /** Spoken before the question: the sentence, and its place. */
  lead: string
  asks: string
  place: StudyEvidence
  /** Other sentences that answer it. */
  also: StudyEvidence[]
  /** A contradiction, an over-claim, a figure that does not follow, something that is surely missing. */
  weak: boolean
  weight: number
  /** Stems of the words that an answer to the point has some of. */
  terms: string[]
  /** Follow-up for a good answer. */
  deeper: string
  /** A consultant's advice, and the time it takes. */
  advice: string
  within: Within
}

/** A statement of the work that an answer can contradict. */
export type Claim = { topic: ClaimTopic; value: string; place: StudyEvidence }
export type ClaimTopic = 'sample-size' | 'approach' | 'design' | 'sampling' | 'figure'

export type ExamPlan = {
  title: string
  stage: WorkStage | null
  /** Nothing has been done yet: it is examined as a proposal. */
  isPlanned: boolean
  questions: PlannedQuestion[]
  claims: Claim[]
  /** Every number of the work; plans of before have none. */
  numbers?: string[]
  /** Strong points to begin with. */
  strengths: StudyEvidence[]
  /** Engine that made the plan. */
  reader: { name: string; builtIn: boolean }
  notes: string[]
}
