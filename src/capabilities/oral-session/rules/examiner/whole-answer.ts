/** All that was said to one question: what was asked on top of it belongs to the same answer. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import type { ExamState, MoveName } from './exam-state.ts'
import { type Judged, judge, misses } from './judge.ts'

/** Share of the marks that can be judged. */
export const earnedShare = ({ total, outOf }: Judged): number => (outOf === 0 ? 0 : total / outOf)

/** An answer on the question beats one that is not, whatever else it holds. */
export const isBetter = (one: Judged, other: Judged): boolean =>
  misses(one) === misses(other) ? earnedShare(one) > earnedShare(other) : misses(other)

/** They ask for more of the same answer; the others put it in doubt. */
const ASK_FOR_MORE: ReadonlySet<MoveName> = new Set(['asks-evidence', 'too-short', 'deeper', 'presses'])

/** With what was said before, unless that makes it worse. */
export function judgeWhole(
  said: Pick<RecognisedSpeech, 'text' | 'trust'>,
  question: PlannedQuestion,
  plan: ExamPlan,
  { soFar, had }: Pick<ExamState, 'soFar' | 'had'>,
): { text: string; judged: Judged } {
  const alone = { text: said.text, judged: judge(said, question, plan) }
  const last = had.at(-1)
  if (soFar?.id !== question.id || !last || !ASK_FOR_MORE.has(last)) return alone
  const text = `${soFar.text} ${said.text}`
  const whole = { text, judged: judge({ ...said, text }, question, plan) }
  return isBetter(alone.judged, whole.judged) ? alone : whole
}
