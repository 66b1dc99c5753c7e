/** Chooses the follow-up to an answer, given its question and the style: take it up, or go on to the next question. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Style } from '../../spec.ts'
import type { ExamArea, MarkName } from '../names.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { type Contradiction, contradictionIn } from './contradicts.ts'
import { givesReason, hitsIn, type Judged, misses, namesPlace, tellingHitsIn } from './judge.ts'
import { signsOf, signsOfAny } from './mentions-area.ts'

export type FollowUp = {
  is: 'next' | 'deeper' | 'presses' | 'asks-evidence' | 'off-the-point' | 'too-short' | 'contradicts'
  good: boolean
  contradiction?: Contradiction
}

type JudgedAnswer = {
  plan: ExamPlan
  style: Style
  question: PlannedQuestion
  said: Pick<RecognisedSpeech, 'text' | 'trust'>
  judged: Judged
  /** How often the question was followed up, and as what: nothing is asked twice. */
  followed: number
  had: readonly string[]
  /** It was given up before. */
  returned: boolean
  ownWords: (text: string) => number
}

const FOLLOW_UPS: Record<Style, number> = { gentle: 1, standard: 2, tough: 3 }
/** Out of eight: enough to go deeper, and enough to go on. */
const GOOD = 5
const SHORT_WORDS = 6
const THIN_WORDS = 15
const LONG_WORDS = 25
const OF_THIS_WORK = 4
/** For answers that also mention the kind of thing asked about. */
const NEARLY = 3
/** A named page means the work is open at it: worth this many words. */
const A_PLACE = 2

const WHAT_WOULD_BE = /\b(?:would|could|might|what else|explanations?|rule out|which way|whom?|worth|cost)\b/i
const WHAT_WILL_BE = /\bwill\b/i
const NOT_PROVED: ReadonlySet<ExamArea> = new Set(['ethics', 'limits'])
const SIGNS_OF_IT = 2

export function followUp(answer: JudgedAnswer): FollowUp {
  const follow = calledFor(answer)
  const { style, followed, returned } = answer
  // The tough style always follows up a first answer.
  return follow.is === 'next' && style === 'tough' && followed === 0 && !returned
    ? { ...follow, is: 'presses' }
    : follow
}

function calledFor(answer: JudgedAnswer): FollowUp {
  const { plan, style, question, said, judged, followed, had, returned } = answer
  const { text, trust } = said
  const good = judged.outOf > 0 && judged.total * 8 >= GOOD * judged.outOf && !misses(judged)
  const open = (name: FollowUp['is']) => followed < FOLLOW_UPS[style] && !had.includes(name)
  const contradiction = trust === 'rough' ? null : contradictionIn(text, plan)
  if (contradiction && open('contradicts')) return { is: 'contradicts', good, contradiction }
  const words = text.trim().split(/\s+/).length
  if (isTooShort(text, words) && open('too-short')) return { is: 'too-short', good }
  // A poor recogniser loses words: the missing ones do not count against the student.
  if (trust !== 'rough' && open('off-the-point') && isOffThePoint(answer, words))
    return { is: 'off-the-point', good }
  // After giving up once, any answer is enough.
  if (returned) return { is: 'next', good }
  if (good) return { is: open('deeper') && style !== 'gentle' ? 'deeper' : 'next', good }
  const none = (mark: MarkName) => judged.marks.find(({ name }) => name === mark)?.value === 0
  // Weighing the findings, or giving a reason and a next step, shows more thought than a claim.
  const thoughts = [!none('limit'), !none('next-step'), givesReason(text)].filter(Boolean)
  if (thoughts.length > 1 || (words >= LONG_WORDS && hasNoPage(plan, question, text, none('limit'))))
    return { is: 'next', good }
  const asksEvidence = none('evidence') && style !== 'gentle' && followed === 0 && open('asks-evidence')
  return { is: asksEvidence ? 'asks-evidence' : 'next', good }
}

const isTooShort = (text: string, words: number): boolean =>
  words < SHORT_WORDS || (words < THIN_WORDS && !namesPlace(text) && !givesReason(text) && !/\d/.test(text))

function isOffThePoint({ question, said: { text }, ownWords }: JudgedAnswer, words: number): boolean {
  const hits = hitsIn(text, question)
  const telling = tellingHitsIn(text, question)
  if (hits > 0 && (words < LONG_WORDS || telling > 1)) return false
  // A long answer about this work may use other words than the question's.
  const signs = signsOf(question.area, text)
  const ofThisWork = ownWords(text)
  const own = ofThisWork + signs + (namesPlace(text) ? A_PLACE : 0)
  if (own >= OF_THIS_WORK || (signs > 0 && (own >= NEARLY || hits > 0))) return false
  // An off-topic answer has hardly one of these, and never two.
  const traces = [telling > 0, ofThisWork > 1, signsOfAny(text) > 0, namesPlace(text)]
  return traces.filter(Boolean).length < 2
}

/** Consent, limits, alternatives and future work: no page proves those. */
const hasNoPage = (
  { isPlanned }: ExamPlan,
  { area, asks }: PlannedQuestion,
  text: string,
  noLimit: boolean,
): boolean =>
  (NOT_PROVED.has(area) && (signsOf(area, text) >= SIGNS_OF_IT || !noLimit)) ||
  WHAT_WOULD_BE.test(asks) ||
  (isPlanned && WHAT_WILL_BE.test(asks))
