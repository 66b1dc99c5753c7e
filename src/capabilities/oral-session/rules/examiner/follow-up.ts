/** Chooses the follow-up to an answer, given its question and the style: take it up, or go on to the next question. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Style } from '../../spec.ts'
import type { ExamArea } from '../names.ts'
import { type ExamPlan, isPlanned, type PlannedQuestion } from '../plan/plan.ts'
import { type Contradiction, contradictionIn } from './contradicts.ts'
import { saidOtherwise } from './held-against.ts'
import { type Judged, misses } from './judge.ts'
import { signsOf } from './mentions-area.ts'
import { givesReason, namesPlace } from './overlap.ts'

export type FollowUp = {
  is:
    | 'next'
    | 'deeper'
    | 'presses'
    | 'asks-evidence'
    | 'off-the-point'
    | 'too-short'
    | 'contradicts'
    | 'not-found'
  good: boolean
  contradiction?: Contradiction
  /** What the work says nowhere. */
  doubt?: string
}

type JudgedAnswer = {
  plan: ExamPlan
  style: Style
  question: PlannedQuestion
  said: Pick<RecognisedSpeech, 'text' | 'trust'>
  judged: Judged
  /** What was said last earns a mark by itself: what was said before it has had its thanks. */
  earnsNow: boolean
  /** How often the question was followed up, and as what: nothing is asked twice. */
  followed: number
  had: readonly string[]
  /** It was given up before. */
  returned: boolean
}

export const FOLLOW_UPS: Record<Style, number> = { gentle: 1, standard: 2, tough: 3 }
/** The share of the marks that is enough to go deeper, and to go on. */
const GOOD = 0.6
const LEAST_WORDS = 4
const SHORT_WORDS = 6
const THIN_WORDS = 15
const LONG_WORDS = 25

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
  const { plan, style, question, said, judged, followed, had, returned, earnsNow } = answer
  const { text, trust } = said
  const isGood = judged.outOf > 0 && judged.total >= GOOD * judged.outOf && !misses(judged)
  const good = isGood && earnsNow
  const open = (name: FollowUp['is']) => followed < FOLLOW_UPS[style] && !had.includes(name)
  const contradiction = trust === 'rough' ? null : contradictionIn(text, plan)
  if (contradiction && open('contradicts')) return { is: 'contradicts', good, contradiction }
  // The last word of a session needs no page, and no proof.
  if (question.phase === 'close' && !misses(judged)) return { is: 'next', good }
  const doubt = trust === 'rough' || misses(judged) ? undefined : saidOtherwise(text, question, plan)
  if (doubt && !contradiction && open('not-found')) return { is: 'not-found', good: false, doubt }
  const words = text.trim().split(/\s+/).length
  // Of what is about something else nobody wants to hear more; and a poor recogniser loses words, which do not count
  // against the student.
  const isElsewhere =
    trust !== 'rough' && misses(judged) && judged.verdict !== 'nothing' && words >= LEAST_WORDS
  if (isElsewhere && open('off-the-point')) return { is: 'off-the-point', good: false }
  if (!isElsewhere && !(isGood && words >= SHORT_WORDS) && isTooShort(text, words) && open('too-short'))
    return { is: 'too-short', good }
  if (trust !== 'rough' && misses(judged))
    return { is: open('off-the-point') ? 'off-the-point' : 'next', good: false }
  // After giving up once, any answer is enough.
  if (returned) return { is: 'next', good }
  if (isGood) {
    const goesDeeper = good && open('deeper') && style !== 'gentle' && asksForMore(question, text)
    return { is: goesDeeper ? 'deeper' : 'next', good }
  }
  const named =
    trust === 'rough' ||
    judged.marks.some(({ name, value }) => name === 'evidence' && value !== null && value > 0)
  // Weighing the findings and giving a reason shows more thought than a claim.
  const thoughts = [
    judged.marks.some(({ name, value }) => name === 'limit' && value !== 0),
    givesReason(text),
  ].filter(Boolean)
  if (thoughts.length > 1 || (words >= LONG_WORDS && hasNoPage(plan, question, text)))
    return { is: 'next', good }
  const asksEvidence = !named && style !== 'gentle' && followed === 0 && open('asks-evidence')
  return { is: asksEvidence ? 'asks-evidence' : 'next', good }
}

/** What a study cannot show is not asked of who has just said it. */
const asksForMore = ({ deeper }: PlannedQuestion, text: string): boolean =>
  deeper !== '' && !(/\bnever show\b/i.test(deeper) && SAYS_WHAT_IT_CANNOT.test(text))
const SAYS_WHAT_IT_CANNOT =
  /\b(?:cannot|can not|can't|could not|couldn't|does not|doesn't|do not|don't|never) (?:really |ever )?(?:show|prove|tell|establish|demonstrate)\b/i

const isTooShort = (text: string, words: number): boolean =>
  words < SHORT_WORDS || (words < THIN_WORDS && !namesPlace(text) && !givesReason(text) && !/\d/.test(text))

/** Consent, limits, alternatives and future work: no page proves those. */
const hasNoPage = (plan: ExamPlan, { area, asks }: PlannedQuestion, text: string): boolean =>
  (NOT_PROVED.has(area) && signsOf(area, text) >= SIGNS_OF_IT) ||
  WHAT_WOULD_BE.test(asks) ||
  (isPlanned(plan) && WHAT_WILL_BE.test(asks))
