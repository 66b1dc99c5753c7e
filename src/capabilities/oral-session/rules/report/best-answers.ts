/** The best of all answers to one question counts: trying again never lowers the score. */
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import { MARKS } from '../../spec.ts'
import { type Judged, misses } from '../examiner/judge.ts'
import { earnedShare, isBetter } from '../examiner/whole-answer.ts'
import type { PlannedQuestion } from '../plan/plan.ts'

export type AnsweredQuestion = {
  questionId: string | null
  judged: Judged | null
  heard: RecognisedSpeech
  move?: string
  advised?: string
}
export type Best = { judged: Judged; heard: RecognisedSpeech; attempts: number }

/** Below six of ten, or about something else. */
export const isWeak = (judged: Judged): boolean =>
  (judged.outOf > 0 && earnedShare(judged) < MARKS.again) || misses(judged)

export function bestAnswers(answers: readonly AnsweredQuestion[]): Map<string, Best> {
  const best = new Map<string, Best>()
  for (const { questionId, judged, heard } of answers.filter(isWholeAnswer)) {
    if (questionId === null || judged === null) continue
    const before = best.get(questionId)
    const attempts = (before?.attempts ?? 0) + 1
    const better = !before || isBetter(judged, before.judged) ? { judged, heard } : before
    best.set(questionId, { judged: better.judged, heard: better.heard, attempts })
  }
  return best
}

/** A fragment cut off by silence is part of the answer that continued it, or an answer by itself if none did. */
const isWholeAnswer = (
  { move, heard }: AnsweredQuestion,
  at: number,
  all: readonly AnsweredQuestion[],
): boolean =>
  move !== 'goes-on' || !all.slice(at + 1).some((later) => later.heard.text.startsWith(`${heard.text} `))

/** Out of 100; null if nothing could be judged. */
export function scoreOf(best: ReadonlyMap<string, Best>): number | null {
  const judged = [...best.values()].filter(({ judged }) => judged.outOf > 0)
  if (judged.length === 0) return null
  return Math.round((100 * judged.reduce((sum, one) => sum + earnedShare(one.judged), 0)) / judged.length)
}

const NOT_KNOWN = 'reads-page'
const SKIPPED = 'skip'

const given = (steps: readonly AnsweredQuestion[], as: string): string[] =>
  steps.flatMap(({ move, questionId }) => (move === as && questionId !== null ? questionId : []))

/** Not known or skipped, and not answered before or since. */
export const leftOpen = (steps: readonly AnsweredQuestion[], best: ReadonlyMap<string, Best>): string[] => [
  ...new Set([...given(steps, NOT_KNOWN), ...given(steps, SKIPPED)].filter((id) => !best.has(id))),
]

/** Topics for the next session: unknown ones, the weakest answers, and skipped questions. */
export function weakOnes(
  steps: readonly AnsweredQuestion[],
  questions: readonly PlannedQuestion[],
): string[] {
  const best = bestAnswers(steps)
  const weak = [...best]
    .filter(([, { judged }]) => isWeak(judged))
    .sort(([, a], [, b]) => earnedShare(a.judged) - earnedShare(b.judged))
    .map(([id]) => id)
  const unknown = new Set(given(steps, NOT_KNOWN))
  const open = leftOpen(steps, best)
  const order = [...open.filter((id) => unknown.has(id)), ...weak, ...open.filter((id) => !unknown.has(id))]
  return order.filter((id) => questions.some((question) => question.id === id))
}
