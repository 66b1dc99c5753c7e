/**
 * A conversation, turn by turn: one question at a time, the next chosen by the answer. Pure: the same answers lead to
 * the same state, so a turn repeated after a crash, or corrected, gives the same result.
 */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Style } from '../../spec.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { asksAdvice } from './asks-advice.ts'
import type { Contradiction } from './contradicts.ts'
import { followUp } from './follow-up.ts'
import { type Aside, asideIn } from './interpret-answer.ts'
import { breaksOff } from './is-cut-off.ts'
import { type Judged, judge, misses } from './judge.ts'
import { ownWordsOf } from './of-this-work.ts'

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
  /** The other side's last question: repeated unchanged. */
  lastWords: string
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
  'contradicts',
  'reads-page',
  'comes-back',
  'finished',
  'repeat',
  'hold',
  'goes-on',
  'skip',
  'explain',
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
}

export type ExamStep = {
  state: ExamState
  move: Move
  judged: Judged | null
  /** All that was said, with what a silence had cut off before. */
  text: string
}
type TakenStep = Omit<ExamStep, 'text'>

/** Constant for the whole of one answer. */
type ExamContext = {
  plan: ExamPlan
  style: Style
  takesQuestions: boolean
  ownWords: ReturnType<typeof ownWordsOf>
}

/** After this many cut-offs in one answer, recognition is poor or there is no more to say. */
const WAITS = 2

const byId = (plan: ExamPlan, id: string | null): PlannedQuestion | null =>
  plan.questions.find((question) => question.id === id) ?? null

/**
 * `again`: weak topics of an earlier session on this work come first. The gentle style begins with the strongest
 * topics.
 */
export function begin(plan: ExamPlan, style: Style, again: readonly string[] = []): ExamState {
  const all = plan.questions.map(({ id }) => id)
  const back = again.filter((id) => all.includes(id))
  const easy =
    style === 'gentle'
      ? plan.questions
          .filter(({ weak, area }) => !weak && (area === 'problem' || area === 'contribution'))
          .slice(0, 2)
      : []
  const order = [...new Set([...easy.map(({ id }) => id), ...back, ...all])]
  const [current = null, ...ahead] = order
  return {
    ahead,
    current,
    followed: 0,
    had: [],
    owed: [],
    cameBack: [],
    opened: current ? 1 : 0,
    lastWords: '',
  }
}

export function answerTo(
  plan: ExamPlan,
  state: ExamState,
  said: Pick<RecognisedSpeech, 'text' | 'trust'>,
  style: Style,
  { takesQuestions = false } = {},
): ExamStep {
  const { begun, ...before } = state
  const ownWords = ownWordsOf(plan)
  const aside = asideIn(said.text, ownWords)
  const question = byId(plan, state.current)
  if (aside) {
    const taken = onAside({ plan, style }, before, question, aside)
    // After asking for a repeat, or for a moment, the student continues the same answer.
    const goesOn = begun && taken.state.current === state.current
    return { ...taken, state: { ...taken.state, ...(goesOn && { begun }) }, text: said.text }
  }
  const text = begun ? `${begun.text} ${said.text}` : said.text
  const times = (begun?.times ?? 0) + 1
  if (question && said.trust !== 'exact' && times <= WAITS && breaksOff(said.text))
    return {
      state: { ...before, begun: { text, times } },
      move: moved('goes-on', question),
      // Nothing more was said, so this was the answer.
      judged: judge({ ...said, text }, question),
      text,
    }
  const asking = { plan, style, takesQuestions, ownWords }
  return { ...answered(asking, before, question, { ...said, text }), text }
}

function answered(
  asking: ExamContext,
  state: ExamState,
  question: PlannedQuestion | null,
  said: Pick<RecognisedSpeech, 'text' | 'trust'>,
): TakenStep {
  const { plan, takesQuestions } = asking
  if (takesQuestions && asksAdvice(said.text))
    return { state, move: moved('advises', question), judged: null }
  if (!question) return { state, move: moved('finished', null), judged: null }
  const judged = judge(said, question)
  const { followed, had, cameBack } = state
  const returned = cameBack.includes(question.id)
  const {
    is,
    good,
    contradiction = null,
  } = followUp({
    ...asking,
    question,
    said,
    judged,
    followed,
    had,
    returned,
  })
  if (is === 'next') {
    const gone = goOn(plan, state, question, 'next', good)
    return { ...gone, move: { ...gone.move, missed: misses(judged) }, judged }
  }
  return {
    state: { ...state, followed: followed + 1, had: [...had, is] },
    move: { ...moved(is, question), good, contradiction },
    judged,
  }
}

const moved = (name: MoveName, question: PlannedQuestion | null): Move => ({
  name,
  question,
  next: null,
  isBack: false,
  contradiction: null,
  good: false,
})

/** Questions between giving up and coming back: long enough to think, too short to forget. */
const OTHERS_BETWEEN = 2

/** To the next question, or back to one that was given up, once. */
function goOn(
  plan: ExamPlan,
  state: ExamState,
  question: PlannedQuestion | null,
  name: MoveName,
  good = false,
): Omit<TakenStep, 'judged'> {
  const [first, ...rest] = state.ahead
  const back = state.owed.find(
    (id) =>
      id !== question?.id &&
      (first === undefined || state.opened - (state.owedSince?.[id] ?? 0) >= OTHERS_BETWEEN),
  )
  const id = back ?? first ?? state.owed[0]
  const next = byId(plan, id ?? null)
  if (!next || id === undefined)
    return { state: { ...state, current: null }, move: { ...moved('finished', question), good } }
  const isBack = state.owed.includes(id)
  return {
    state: {
      ...state,
      ahead: isBack ? state.ahead : rest,
      owed: state.owed.filter((one) => one !== id),
      cameBack: isBack ? [...state.cameBack, id] : state.cameBack,
      current: id,
      followed: 0,
      had: [],
      opened: isBack ? state.opened : state.opened + 1,
    },
    move: { ...moved(name, question), next, isBack, good },
  }
}

const STAYS: Partial<Record<Aside, MoveName>> = {
  repeat: 'repeat',
  hold: 'hold',
  explain: 'explain',
  aside: 'aside',
  turning: 'in-role',
  'other-language': 'other-language',
}

function onAside(
  { plan, style }: Pick<ExamContext, 'plan' | 'style'>,
  state: ExamState,
  question: PlannedQuestion | null,
  aside: Aside,
): TakenStep {
  const stays = STAYS[aside]
  if (stays) return { state, move: moved(stays, question), judged: null }
  if (!question) return { state, move: moved('finished', null), judged: null }
  const returned = state.cameBack.includes(question.id)
  // In the gentle style, help before going on.
  if (aside === 'dont-know' && style === 'gentle' && !returned && !state.had.includes('helps'))
    return { state: { ...state, had: [...state.had, 'helps'] }, move: moved('helps', question), judged: null }
  // Given up a second time, it is dropped until the next session.
  const left = returned
    ? state
    : {
        ...state,
        owed: [...state.owed, question.id],
        owedSince: { ...state.owedSince, [question.id]: state.opened },
      }
  return {
    ...goOn(plan, left, question, aside === 'skip' ? 'skip' : 'reads-page'),
    judged: null,
  }
}
