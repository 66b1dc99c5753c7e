/** Session data stored as text: its plan with the opening, and the result of each answer. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { ExamState, MoveName } from '../rules/examiner/exam-state.ts'
import type { Judged } from '../rules/examiner/judge.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { AnswerRow, SessionRow } from './tables.ts'

export type KeptPlan = { plan: ExamPlan; start: ExamState }
export type KeptStep = {
  state: ExamState
  move: MoveName
  /** The question that was open when it was said. */
  questionId: string | null
  /** The question the reply speaks of. */
  aboutId: string | null
  speakerId: string
  judged: Judged | null
  heard: RecognisedSpeech
  /** The message it answers: the last one before it. */
  answers: string
  /** A model is connected, and planned words were said all the same. */
  standIn?: true
}

/** The name of the first message, which every session begins with. */
export const OPENING_MESSAGE = 'opening'

/** Written by this program alone. */
export const planOf = ({ plan }: Pick<SessionRow, 'plan'>): KeptPlan | undefined =>
  plan === null ? undefined : (JSON.parse(plan) as KeptPlan)
export const storedStep = ({ step }: Pick<AnswerRow, 'step'>): KeptStep => JSON.parse(step) as KeptStep
