/** Of all that was answered to one question the best counts: who tries again never loses by it. */
import type { Heard } from '#product/heard.ts'
import { MARKS } from '../../spec.ts'
import type { Judged } from '../examiner/judge.ts'
import type { PlannedQuestion } from '../plan/plan.ts'

export type Answered = { questionId: string | null; judged: Judged | null; heard: Heard; move?: string }
export type Best = { judged: Judged; heard: Heard; attempts: number }

/** Of so much of all marks that can be judged. */
export const shareOf = ({ total, outOf }: Judged): number => (outOf === 0 ? 0 : total / outOf)

/** Below six of eight. */
export const isWeak = (judged: Judged): boolean => shareOf(judged) < MARKS.again / MARKS.outOf

export function bestAnswers(answers: readonly Answered[]): Map<string, Best> {
  const best = new Map<string, Best>()
  for (const { questionId, judged, heard } of answers.filter(isWhole)) {
    if (questionId === null || judged === null) continue
    const before = best.get(questionId)
    const attempts = (before?.attempts ?? 0) + 1
    const better = !before || shareOf(judged) > shareOf(before.judged) ? { judged, heard } : before
    best.set(questionId, { judged: better.judged, heard: better.heard, attempts })
  }
  return best
}

/** What a silence cut off is a part of the answer that went on from it, and an answer of its own where none did. */
const isWhole = ({ move, heard }: Answered, at: number, all: readonly Answered[]): boolean =>
  move !== 'goes-on' || !all.slice(at + 1).some((later) => later.heard.text.startsWith(`${heard.text} `))

/** Of 100; nothing where nothing could be judged. */
export function scoreOf(best: ReadonlyMap<string, Best>): number | null {
  const judged = [...best.values()].filter(({ judged }) => judged.outOf > 0)
  if (judged.length === 0) return null
  return Math.round((100 * judged.reduce((sum, one) => sum + shareOf(one.judged), 0)) / judged.length)
}

/** What comes back in the next session: the weakest first. */
export const weakOnes = (best: ReadonlyMap<string, Best>, questions: readonly PlannedQuestion[]): string[] =>
  [...best]
    .filter(([id, { judged }]) => isWeak(judged) && questions.some((question) => question.id === id))
    .sort(([, a], [, b]) => shareOf(a.judged) - shareOf(b.judged))
    .map(([id]) => id)
