/** A room's phrases between the questions. The questions and their sentences come from the plan. */
import { uncapitalised } from '#kit/text/articles.ts'
import type { Style } from '../../spec.ts'
import { atPlace, quotedAloud, spokenPlace } from '../plan/place-in-words.ts'
import type { Claim, ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import type { ExamState, Move, MoveName } from './exam-state.ts'
import type { LeftOut } from './left-out.ts'

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
  /** Said while a model thinks: before anybody knows whether it was an answer. */
  bridges: readonly string[]
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

export const questionWords = ({ lead, asks }: PlannedQuestion): string =>
  [lead, asks].filter(Boolean).join(' ')

export function openingWords(
  manner: ExaminerManner,
  plan: ExamPlan,
  style: Style,
  names: readonly string[],
  first: PlannedQuestion,
): Spoken {
  // The greeting has named the work.
  const { asks } = first
  return { text: `${manner.opening({ plan, style, names })} ${asks}`, asks, about: first }
}

type Saying = {
  move: Move
  state: ExamState
  turn: number
  /** The answer to a question of the student. */
  found?: string | undefined
}

function beforeIt(manner: ExaminerManner, { name, good, missed }: Move): readonly string[] | undefined {
  if (name !== 'next') return manner.before[name]
  if (missed) return manner.missed
  return good ? manner.praise : manner.before.next
}

function adviceWords({ advising }: ExaminerManner, { advice }: PlannedQuestion, turn: number): string {
  const begins = pick(advising, turn)
  return begins && `${begins} ${uncapitalised(advice)}`
}

/** Another sentence of the work that answers it; if there is none, what an answer holds. */
const helpWords = ({ also: [other], advice }: PlannedQuestion): string =>
  other ? `${atPlace(other)} you also write: ${quotedAloud(other.quote)} Begin with that.` : advice

export function moveWords(manner: ExaminerManner, { move, state, turn, found }: Saying): Spoken {
  const { name, question, next } = move
  const before = pick(beforeIt(manner, move), turn)
  const say = (text: string, asks: string, about: PlannedQuestion | null): Spoken => ({
    text: [text, asks].filter(Boolean).join(' ').trim(),
    asks: asks || state.lastWords,
    about,
  })
  if (next) {
    const read = name === 'reads-page' && question ? readsPage(question) : ''
    const advice =
      question && question.phase !== 'opening' && name !== 'skip' ? adviceWords(manner, question, turn) : ''
    const back = move.isBack && question?.id !== next.id ? 'Let me come back to what we left open.' : ''
    const bridge = move.leftOut ? LEFT_OUT_WORDS[move.leftOut] : ''
    return say([before, read, advice, back, bridge].filter(Boolean).join(' '), questionWords(next), next)
  }
  // The sentence that the open question rests on stands under that question, and under nothing else.
  if (name === 'advises') return { text: found ?? '', asks: state.lastWords, about: null }
  if (name === 'stop' || name === 'stopped') return { text: before, asks: state.lastWords, about: null }
  if (name === 'finished' || !question) return say(manner.finished, '', null)
  const followUp = openFollowUp(state, question)
  const open = followUp || question.asks
  switch (name) {
    case 'hold':
    case 'goes-on':
      return { text: before, asks: state.lastWords, about: null }
    case 'repeat':
      return say('', followUp || questionWords(question), question)
    case 'slower':
      return say(before, inShortSteps(followUp || questionWords(question)), question)
    case 'why':
      return say(`${before} ${question.why} So, again:`, open, question)
    case 'where':
      // A follow-up that quotes the work names its own place.
      return say(followUp.includes('“') ? '' : whereIs(question), open, question)
    case 'aside':
    case 'in-role':
    case 'other-language':
      return say(before, open, question)
    case 'deeper':
    case 'presses':
      return say(before, question.deeper || question.asks, question)
    case 'helps':
      return say(before, `${helpWords(question)} ${question.asks}`, question)
    case 'contradicts':
      return say('', contradictionWords(move), question)
    case 'misheard':
      return say(
        '',
        `I may have misheard: ${quotedAloud(move.heard ?? '')} Could you say that again in other words, or type it?`,
        question,
      )
    case 'not-found':
      return say('', `${move.doubt} Where does it come from?`, question)
    case 'explain':
      return say(before, [question.lead, question.easier].filter(Boolean).join(' '), question)
    case 'asks-evidence':
    case 'too-short':
      return question.phase === 'opening'
        ? say(MORE_OF_IT, question.easier, question)
        : say('', before, question)
    default:
      return say(before, question.asks, question)
  }
}

/** What was asked on top of the question, if that is what is open. */
const openFollowUp = ({ followed, lastWords }: ExamState, { asks }: PlannedQuestion): string =>
  followed > 0 && !lastWords.endsWith(asks) ? lastWords : ''

const whereIs = (question: PlannedQuestion): string =>
  `It is ${placeOf(question)}: ${quotedAloud(question.place.quote)}`

const MORE_OF_IT = 'Take your time, and tell me a little more.'

const LEFT_OUT_WORDS: Record<LeftOut, string> = {
  aim: 'You did not say yet what you set out to find.',
  way: 'You said nothing yet of how you went about it.',
  finding: 'You said nothing yet of what came out.',
  conclusion: 'You did not say yet what follows from it.',
}

const placeOf = ({ place }: PlannedQuestion): string => {
  const at = atPlace(place).replace(/,$/, '')
  return uncapitalised(at)
}

/** For a listener: clause by clause. */
const inShortSteps = (words: string): string =>
  words
    .replace(/[;:,]\s+/g, '. ')
    .replace(/\.\s+(\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`)

const readsPage = ({ place, phase }: PlannedQuestion): string =>
  phase === 'opening'
    ? ''
    : `Read ${spokenPlace(place)} again when you have a quiet moment; I will come back to it.`

function contradictionWords({ contradiction }: Move): string {
  if (!contradiction) return ''
  const { claim, mine } = contradiction
  return `You now say “${mine}”. ${claimWords(claim)} Which of the two is right?`
}

const claimWords = ({ place }: Claim): string => `${atPlace(place)} you write: ${quotedAloud(place.quote)}`
