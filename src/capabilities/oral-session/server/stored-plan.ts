/** Session data stored as text: its plan with the opening, and the result of each answer. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { ExamState, MoveName } from '../rules/examiner/exam-state.ts'
import type { Judged } from '../rules/examiner/judge.ts'
import type { Passage } from '../rules/examiner/shown-to-model.ts'
import type { ExamPlan, PlannedQuestion } from '../rules/plan/plan.ts'
import type { AnswerRow } from './tables.ts'

export type KeptPlan = { plan: ExamPlan; start: ExamState }
export type KeptStep = {
  state: ExamState
  move: MoveName
  /** The question that was open when it was said. */
  questionId: string | null
  /** The question the reply speaks of. */
  aboutId: string | null
  /** What a model's reply rests on; without it, the place of the question. */
  places?: readonly Passage[]
  speakerId: string
  judged: Judged | null
  heard: RecognisedSpeech
  /** The message it answers: the last one before it. */
  answers: string
  /** A model is connected, and planned words were said all the same. */
  standIn?: true
  /** What a consultant told about a question of the student. */
  advised?: string
}

/** The name of the first message, which every session begins with. */
export const OPENING_MESSAGE = 'opening'

/** What a plan written by an earlier version may lack: the session goes on without it. */
const EMPTY_PLAN: Omit<ExamPlan, 'questions'> = {
  title: '',
  subject: { on: '', among: '' },
  stage: null,
  kind: 'done',
  said: {},
  fixes: [],
  fixSummary: '',
  appraisal: {
    kind: 'done',
    title: '',
    traits: [],
    themes: {},
    weak: [],
    pairings: [],
    counts: { listed: 0 },
    chapters: [],
  },
  parts: [],
  claims: [],
  numbers: [],
  words: [],
  vocabulary: [],
  methods: [],
  lines: [],
  places: [],
  heads: [],
  readBy: null,
  notes: [],
}
type AskedSomewhere = Pick<PlannedQuestion, 'id' | 'asks' | 'place'>
const OF_A_QUESTION: Omit<PlannedQuestion, keyof AskedSomewhere | 'easier'> = {
  phase: 'more',
  area: 'problem',
  about: '',
  lead: '',
  why: '',
  also: [],
  quoted: false,
  weak: false,
  weight: 1,
  asked: [],
  grounds: [],
  better: [],
  deeper: '',
  advice: '',
  within: 'day',
}
const BEGUN: Omit<ExamState, 'ahead' | 'current'> = {
  followed: 0,
  had: [],
  owed: [],
  cameBack: [],
  opened: 0,
  lastWords: '',
}

type OfAnyVersion = {
  plan: Partial<ExamPlan> & { questions: (Partial<PlannedQuestion> & AskedSomewhere)[] }
  start?: Partial<ExamState>
}

/** Written by this program, perhaps by an earlier version of it. */
export function planOf({ plan: kept }: { plan: string | null }): KeptPlan | undefined {
  if (kept === null) return undefined
  const { plan, start } = JSON.parse(kept) as OfAnyVersion
  const questions = plan.questions.map((one) => ({
    ...OF_A_QUESTION,
    ...one,
    easier: one.easier ?? one.asks,
  }))
  const [first, ...ahead] = questions.map(({ id }) => id)
  return {
    plan: { ...EMPTY_PLAN, ...plan, questions },
    start: { ...BEGUN, current: first ?? null, ahead, ...start },
  }
}
export const storedStep = ({ step }: Pick<AnswerRow, 'step'>): KeptStep => JSON.parse(step) as KeptStep
