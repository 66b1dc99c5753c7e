/** A room's phrases between the questions. The questions and their sentences come from the plan. */
import type { Style } from '../../spec.ts'
import type { ExamArea } from '../names.ts'
import { atPlace, quotedAloud, spokenPlace } from '../plan/place-in-words.ts'
import type { Claim, ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import type { ExamState, Move, MoveName } from './exam.ts'

export type ExaminerManner = {
  opening(about: { plan: ExamPlan; style: Style; names: readonly string[] }): string
  /** Before the next question, or instead of one. `turn` varies the phrase, so that none is said twice in a row. */
  before: Partial<Record<MoveName, readonly string[]>>
  /** Instead of a plain «next» after a good answer. */
  praise: readonly string[]
  /** And after one about something else. */
  missed: readonly string[]
  finished: string
  /** The time is over, and the last answer was taken. */
  timeOver: string
  /** A consultant starts with advice on the question just left; an examiner does not. */
  advising: readonly string[]
}

export type Spoken = {
  text: string
  /** The question part, to be repeated unchanged. */
  asks: string
  about: PlannedQuestion | null
}

const pick = (words: readonly string[] | undefined, turn: number): string =>
  words && words.length > 0 ? words[turn % words.length]! : ''

export const questionWords = ({ lead, asks }: PlannedQuestion): string => `${lead} ${asks}`

export function openingWords(
  manner: ExaminerManner,
  plan: ExamPlan,
  style: Style,
  names: readonly string[],
  first: PlannedQuestion,
): Spoken {
  const asks = questionWords(first)
  return { text: `${manner.opening({ plan, style, names })} ${asks}`, asks, about: first }
}

type Saying = {
  move: Move
  state: ExamState
  turn: number
  /** Passages found for the student's question. */
  found?: string | undefined
  isPlanned?: boolean
}

function beforeIt(manner: ExaminerManner, { name, good, missed }: Move): readonly string[] | undefined {
  if (name !== 'next') return manner.before[name]
  if (missed) return manner.missed
  return good ? manner.praise : manner.before.next
}

function adviceWords({ advising }: ExaminerManner, { advice }: PlannedQuestion, turn: number): string {
  const begins = pick(advising, turn)
  return begins && `${begins} ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
}

/** Another sentence of the work that answers it; if there is none, what an answer should cover. */
function helpWords({ also: [other], area }: PlannedQuestion, isPlanned: boolean): string {
  return other
    ? `${atPlace(other)} you also write: ${quotedAloud(other.quote)} Begin with that.`
    : inPlainWords(area, isPlanned)
}

export function moveWords(
  manner: ExaminerManner,
  { move, state, turn, found, isPlanned = false }: Saying,
): Spoken {
  const { name, question, next } = move
  const before = pick(beforeIt(manner, move), turn)
  const say = (text: string, asks: string, about: PlannedQuestion | null): Spoken => ({
    text: [text, asks].filter(Boolean).join(' ').trim(),
    asks: asks || state.lastWords,
    about,
  })
  if (next) {
    const read = name === 'reads-page' && question ? readsPage(question) : ''
    const advice = question && name !== 'skip' ? adviceWords(manner, question, turn) : ''
    const back = move.isBack && question?.id !== next.id ? 'Let me come back to what we left open.' : ''
    return say([before, read, advice, back].filter(Boolean).join(' '), questionWords(next), next)
  }
  if (name === 'advises') return advised(found, question, before)
  if (name === 'finished' || !question) return say(manner.finished, '', null)
  switch (name) {
    case 'hold':
    case 'goes-on':
      return { text: before, asks: state.lastWords, about: null }
    case 'repeat':
      return { text: state.lastWords, asks: state.lastWords, about: question }
    case 'deeper':
    case 'presses':
      return say(before, question.deeper, question)
    case 'helps':
      return say(before, `${helpWords(question, isPlanned)} ${question.asks}`, question)
    case 'contradicts':
      return say('', contradictionWords(move), question)
    case 'explain':
      return say(
        before,
        `${question.lead} ${inPlainWords(question.area, isPlanned)} ${question.asks}`,
        question,
      )
    case 'asks-evidence':
    case 'too-short':
      return say('', before, question)
    default:
      return say(before, question.asks, question)
  }
}

/** The passages found for the student; if none, the surest next step. Then the open question again. */
function advised(found: string | undefined, question: PlannedQuestion | null, before: string): Spoken {
  const nothing = question ? `${NOTHING_FOUND} ${question.advice}` : NOTHING_AT_ALL
  const asks = question?.asks ?? ''
  const text = [before, found ?? nothing, asks && `Now back to my question: ${asks}`]
  return { text: text.filter(Boolean).join(' '), asks, about: question }
}
const NOTHING_FOUND =
  'I found nothing on that in your text or in my handbook, and I will not guess. What I am sure of is the next step:'
const NOTHING_AT_ALL =
  'I found nothing on that in your text or in my handbook, and I will not guess. Please ask your supervisor.'

const readsPage = ({ place }: PlannedQuestion): string =>
  `Read ${spokenPlace(place)} again when you have a quiet moment; I will come back to it.`

function contradictionWords({ contradiction }: Move): string {
  if (!contradiction) return ''
  const { claim, mine } = contradiction
  return `You now say: ${mine}. ${claimWords(claim)} Which of the two is right?`
}

const claimWords = ({ place }: Claim): string => `${atPlace(place)} you write: ${quotedAloud(place.quote)}`

/**
 * Explains what an answer should cover, for a student who did not understand the question: repeating the same words
 * would not help.
 */
const DONE: Record<ExamArea, string> = {
  problem: 'I want to hear what you set out to find, why it matters, and how we can tell that you succeeded.',
  literature: 'I want to hear whose work came before yours, and what it left for you to do.',
  theory: 'I want to hear how the idea in this sentence helped you understand what you studied.',
  method: 'I want to hear what you did there, why in this way, and what could be wrong with it.',
  results: 'I want to hear what you found, what it is based on, and what else could explain it.',
  contribution: 'I want to hear what follows from your work, for whom, and how far it can be taken.',
  limits: 'I want to hear how far your study goes, where it stops, and how that affects your conclusions.',
  ethics: 'I want to hear what you did to make sure that your study harmed nobody.',
}
const PLANNED: Partial<Record<ExamArea, string>> = {
  theory: 'I want to hear how the idea in this sentence will help you understand what you study.',
  method: 'I want to hear what you will do there, why in this way, and what could go wrong with it.',
  contribution: 'I want to hear what will follow from your work, and for whom.',
  ethics: 'I want to hear what you will do to make sure that your study harms nobody.',
}

const inPlainWords = (area: ExamArea, isPlanned: boolean): string =>
  `In plain words: ${(isPlanned ? PLANNED[area] : undefined) ?? DONE[area]}`
