/** Where a conversation stands, and the moves that are made in it. */
import type { Style } from '../../spec.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import type { Contradiction } from './contradicts.ts'
import type { Judged } from './judge.ts'
import type { LeftOut } from './left-out.ts'

export type ExamState = {
  /** Still to be asked, in this order. */
  ahead: string[]
  current: string | null
  /** Number of follow-ups to the open question. */
  followed: number
  /** The follow-ups it has had: none is asked twice. */
  had: MoveName[]
  /** Given up, to be asked again later. */
  owed: string[]
  /** How many questions were opened when it was given up. */
  owedSince?: Record<string, number>
  cameBack: string[]
  /** How many questions were opened. */
  opened: number
  /** The other side's last words, where no question is open. */
  lastWords: string
  /** A question of the student was answered, and it was offered to go on. */
  offered?: true
  /** Asked to stop: said once more, the session ends. */
  stopping?: true
  /** What was said to the open question so far, and whether it answered it. */
  soFar?: { id: string; text: string; answered: boolean }
  /** The fragment said before the silence cut it off in mid-sentence. */
  begun?: { text: string; times: number }
}

export const MOVES = [
  'next',
  'deeper',
  'presses',
  'helps',
  'asks-evidence',
  'off-the-point',
  'too-short',
  'misheard',
  'contradicts',
  'not-found',
  'reads-page',
  'comes-back',
  'finished',
  'repeat',
  'hold',
  'goes-on',
  'skip',
  'explain',
  'slower',
  'why',
  'where',
  'stop',
  'stopped',
  'aside',
  'in-role',
  'other-language',
  'advises',
] as const
export type MoveName = (typeof MOVES)[number]

export type Move = {
  name: MoveName
  /** The question open at the time. */
  question: PlannedQuestion | null
  /** The question asked now, if it is another. */
  next: PlannedQuestion | null
  /** True if the next one was given up before. */
  isBack: boolean
  contradiction: Contradiction | null
  good: boolean
  /** The answer is off the topic, and the question is left anyway. */
  missed?: boolean
  /** The opening said nothing of this: it is asked about next. */
  leftOut?: LeftOut
  /** What the answer says and the work does not. */
  doubt?: string
  /** What was understood, and can hardly have been said. */
  heard?: string
}

export type ExamStep = {
  state: ExamState
  move: Move
  judged: Judged | null
  /** All that was said, with what a silence had cut off before. */
  text: string
}
export type TakenStep = Omit<ExamStep, 'text'>

/** Constant for the whole of one answer. */
export type ExamContext = {
  plan: ExamPlan
  style: Style
  takesQuestions: boolean
  /** Left of the session: near its end, limits and the close come first. */
  leftMs: number
}

export const byId = (plan: ExamPlan, id: string | null): PlannedQuestion | null =>
  plan.questions.find((question) => question.id === id) ?? null

export const moved = (name: MoveName, question: PlannedQuestion | null): Move => ({
  name,
  question,
  next: null,
  isBack: false,
  contradiction: null,
  good: false,
})
