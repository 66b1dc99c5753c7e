/** A bad line or a bad ear, and not the student: half words, and other words that neither this work nor any talk has. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { foreignIn, isBroken } from './answers-another.ts'
import { verdictOn } from './verdict.ts'

const LEAST = 3
const SHARE = 0.3

/** Who speaks of something else in whole sentences may be misheard once too; who answers in words of their own is not. */
export function isGarbled(
  { text, trust }: Pick<RecognisedSpeech, 'text' | 'trust'>,
  question: PlannedQuestion,
  plan: ExamPlan,
): boolean {
  if (trust === 'exact') return false
  const stems = [...new Set(contentStems(text))]
  const foreign = foreignIn(stems, plan).length
  return (
    (isBroken(text) && foreign + 1 >= LEAST) ||
    (foreign >= LEAST && foreign >= stems.length * SHARE && verdictOn(text, question, plan) !== 'answered')
  )
}
