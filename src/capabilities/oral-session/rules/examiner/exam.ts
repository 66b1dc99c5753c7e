/**
 * A conversation, turn by turn: one question at a time, and what comes next by what was said. Pure: the same answers lead to the
 * same state, so a turn that is taken again after a crash, or put right, leads where it would have led.
 */
import type { Heard } from '#product/heard.ts'
import type { Style } from '../../spec.ts'
import type { Area, MarkName } from '../names.ts'
import type { Plan, PlannedQuestion } from '../plan/plan.ts'
import { asksAdvice } from './asks-advice.ts'
import { breaksOff } from './breaks-off.ts'
import { type Contradiction, contradictionIn } from './contradicts.ts'
import { givesReason, hitsIn, type Judged, judge, namesPlace, tellingHitsIn } from './judge.ts'
import { ownWordsOf } from './of-this-work.ts'
import { signsOf } from './speaks-of-area.ts'
import { type Aside, asideIn } from './what-was-meant.ts'

export type ExamState = {
  /** Still to be asked, in this order. */
  ahead: string[]
  current: string | null
  /** How often the open question was followed up. */
  followed: number
  /** The follow-ups it has had: none is asked twice. */
  had: MoveName[]
  /** Given up, to come back to. */
  owed: string[]
  cameBack: string[]
  /** How many questions were opened. */
  opened: number
  /** The last words of the other side that ask for something: repeated as they were. */
  lastWords: string
  /** What was said before the silence cut it off in mid-sentence. */
  begun?: { text: string; times: number }
}

export const MOVES = [
  'next',
  'deeper',
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
  /** What was open when it was said. */
  question: PlannedQuestion | null
  /** What is asked now, where it is another. */
  next: PlannedQuestion | null
  /** Whether the next one was given up before. */
  isBack: boolean
  contradiction: Contradiction | null
  good: boolean
}

export type Step = {
  state: ExamState
  move: Move
  judged: Judged | null
  /** All that was said, with what a silence had cut off before. */
  text: string
}
type Taken = Omit<Step, 'text'>

/** What stays the same for the whole of one answer. */
type Asking = {
  plan: Plan
  style: Style
  takesQuestions: boolean
  ownWords: ReturnType<typeof ownWordsOf>
}

const FOLLOW_UPS: Record<Style, number> = { gentle: 1, standard: 2, tough: 3 }
/** Whoever is cut off so often in one answer has ears that hear badly, or no more to say. */
const WAITS = 2
/** Of eight: enough to go deeper, and enough to go on. */
const GOOD = 5
const SHORT_WORDS = 6
const THIN_WORDS = 15
const LONG_WORDS = 25
const OF_THIS_WORK = 4
/** Of somebody who also speaks of the kind of thing that was asked. */
const NEARLY = 3
const WHAT_WOULD_BE = /\b(?:would|could|might|what else|explanations?|rule out|which way)\b/i
const NOT_PROVED: ReadonlySet<Area> = new Set(['ethics', 'limits'])
const SIGNS_OF_IT = 2
/** Whoever names a page has it open: as good as so many words. */
const A_PLACE = 2

const byId = (plan: Plan, id: string | null): PlannedQuestion | null =>
  plan.questions.find((question) => question.id === id) ?? null

/** `again`: what was weak in an earlier session on this work comes first. Gently, one begins with what one knows best. */
export function begin(plan: Plan, style: Style, again: readonly string[] = []): ExamState {
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
  plan: Plan,
  state: ExamState,
  said: Pick<Heard, 'text' | 'trust'>,
  style: Style,
  { takesQuestions = false } = {},
): Step {
  const { begun, ...before } = state
  const ownWords = ownWordsOf(plan)
  const aside = asideIn(said.text, ownWords)
  const question = byId(plan, state.current)
  if (aside) {
    const taken = onAside(plan, before, question, aside)
    // Who asks for the question again, or for a moment, goes on afterwards.
    const goesOn = begun && taken.state.current === state.current
    return { ...taken, state: { ...taken.state, ...(goesOn && { begun }) }, text: said.text }
  }
  const text = begun ? `${begun.text} ${said.text}` : said.text
  const times = (begun?.times ?? 0) + 1
  if (question && said.trust !== 'exact' && times <= WAITS && breaksOff(said.text))
    return {
      state: { ...before, begun: { text, times } },
      move: moved('goes-on', question),
      // Where nothing more is said, this was the answer.
      judged: judge({ ...said, text }, question),
      text,
    }
  const asking = { plan, style, takesQuestions, ownWords }
  return { ...answered(asking, before, question, { ...said, text }), text }
}

function answered(
  asking: Asking,
  state: ExamState,
  question: PlannedQuestion | null,
  said: Pick<Heard, 'text' | 'trust'>,
): Taken {
  const { plan, takesQuestions } = asking
  if (takesQuestions && asksAdvice(said.text))
    return { state, move: moved('advises', question), judged: null }
  if (!question) return { state, move: moved('finished', null), judged: null }
  const judged = judge(said, question)
  const name = followUp(asking, state, question, said, judged)
  const good = isGood(judged)
  if (name.is === 'next') return { ...goOn(plan, state, question, 'next', good), judged }
  const followed = { ...state, followed: state.followed + 1, had: [...state.had, name.is] }
  return {
    state: followed,
    move: { ...moved(name.is, question), good, contradiction: name.contradiction ?? null },
    judged,
  }
}

const isGood = ({ total, outOf }: Judged): boolean => outOf > 0 && total * 8 >= GOOD * outOf

type FollowUp = { is: MoveName; contradiction?: Contradiction }

function followUp(
  { plan, style, ownWords }: Asking,
  { followed, had, cameBack, current }: ExamState,
  question: PlannedQuestion,
  said: Pick<Heard, 'text' | 'trust'>,
  judged: Judged,
): FollowUp {
  const { text, trust } = said
  const open = (name: MoveName) => followed < FOLLOW_UPS[style] && !had.includes(name)
  const contradiction = trust === 'rough' ? null : contradictionIn(text, plan)
  if (contradiction && open('contradicts')) return { is: 'contradicts', contradiction }
  const words = text.trim().split(/\s+/).length
  const hits = hitsIn(text, question)
  if (isTooShort(text, words) && open('too-short')) return { is: 'too-short' }
  // Somebody who speaks of this work at length may answer in other words than the question's.
  const signs = signsOf(question.area, text)
  const own = ownWords(text) + signs + (namesPlace(text) ? A_PLACE : 0)
  const telling = tellingHitsIn(text, question)
  const speaksOfIt = own >= OF_THIS_WORK || (signs > 0 && (own >= NEARLY || telling > 0))
  const missed = !speaksOfIt && (hits === 0 || (words >= LONG_WORDS && telling < 2))
  // A rough ear loses words: what it did not hear is not held against anybody.
  if (missed && trust !== 'rough' && open('off-the-point')) return { is: 'off-the-point' }
  // Given up once, an answer is enough.
  if (current !== null && cameBack.includes(current)) return { is: 'next' }
  if (isGood(judged)) return open('deeper') && style !== 'gentle' ? { is: 'deeper' } : { is: 'next' }
  const none = (mark: MarkName) => judged.marks.find(({ name }) => name === mark)?.value === 0
  // Who weighs what was found, or gives a reason and says what to do about it, has thought further than a claim.
  const weighs = !none('limit') && (!none('next-step') || givesReason(text))
  if (weighs) return { is: 'next' }
  // What people were told, what a study cannot show and what would have been otherwise: no page of it proves that.
  const hasNoPage =
    (NOT_PROVED.has(question.area) && (signs >= SIGNS_OF_IT || !none('limit'))) ||
    WHAT_WOULD_BE.test(question.asks)
  if (hasNoPage && words >= LONG_WORDS) return { is: 'next' }
  if (none('evidence') && style !== 'gentle' && followed === 0 && open('asks-evidence'))
    return { is: 'asks-evidence' }
  return { is: 'next' }
}

const isTooShort = (text: string, words: number): boolean =>
  words < SHORT_WORDS || (words < THIN_WORDS && !namesPlace(text) && !givesReason(text) && !/\d/.test(text))

const moved = (name: MoveName, question: PlannedQuestion | null): Move => ({
  name,
  question,
  next: null,
  isBack: false,
  contradiction: null,
  good: false,
})

/** To the next question, or back to one that was given up, once. */
function goOn(
  plan: Plan,
  state: ExamState,
  question: PlannedQuestion | null,
  name: MoveName,
  good = false,
): Omit<Taken, 'judged'> {
  const [first, ...rest] = state.ahead
  const given = state.owed.find((id) => id !== question?.id)
  // Two others lie between giving up and coming back.
  const back = given !== undefined && (first === undefined || state.opened % 3 === 0) ? given : undefined
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

function onAside(plan: Plan, state: ExamState, question: PlannedQuestion | null, aside: Aside): Taken {
  const stays = STAYS[aside]
  if (stays) return { state, move: moved(stays, question), judged: null }
  if (!question) return { state, move: moved('finished', null), judged: null }
  // Given up a second time, it is left alone, and comes back in the next session.
  const owed = state.cameBack.includes(question.id) ? state.owed : [...state.owed, question.id]
  const left = { ...state, owed }
  return {
    ...goOn(plan, left, question, aside === 'skip' ? 'skip' : 'reads-page'),
    judged: null,
  }
}
