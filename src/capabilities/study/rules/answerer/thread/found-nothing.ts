/** After an answer that found nothing there is nothing that could be placed, judged or said again. */
import { readQuestion } from '../../summarisation/asked.ts'
import { followUpOf, subjectOf } from '../subject.ts'
import { askedOfAnswer } from './asked-of-answer.ts'
import type { AnswerBefore } from './told-before.ts'

/** What was asked in vain, where the question says nothing besides. */
export function foundNothing(question: string, told: readonly AnswerBefore[]): string | undefined {
  const last = told.at(-1)
  if (last?.segments[0]?.kind !== 'limit' || last.segments.some(({ sources }) => sources.length > 0))
    return undefined
  const asked = subjectOf(told.map((one) => one.question)) ?? last.question
  const hasOwn = readQuestion(question).words.some(({ weighs }) => weighs === 'topic')
  const points = askedOfAnswer(question) ?? (hasOwn ? undefined : followUpOf(question, asked))
  return points && asked
}
