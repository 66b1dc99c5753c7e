/** What the conversation has had for answers. They are worked out again from its questions: the same question has the same answer. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { eachOnce } from '../../document/evidence.ts'
import type { AnswerSegment } from '../answer-segment.ts'

export type AnswerBefore = { question: string; segments: readonly AnswerSegment[] }

/** Further back nobody points. */
const MOST = 6

export function toldBefore(
  asked: readonly string[],
  answer: (
    question: string,
    before: readonly string[],
    told: readonly AnswerBefore[],
  ) => Iterable<AnswerSegment>,
): AnswerBefore[] {
  const told: AnswerBefore[] = []
  for (const [at, question] of asked.entries()) {
    if (at < asked.length - MOST) continue
    told.push({ question, segments: [...answer(question, asked.slice(0, at), told)] })
  }
  return told
}

/** The last answer that shows anything; what was not sure, asked of an answer before it, changes nothing. */
export const lastShown = (told: readonly AnswerBefore[]): AnswerBefore | undefined => {
  const shown = told.filter(({ segments }) => segments.some(({ sources }) => sources.length > 0))
  return shown.findLast(
    ({ segments, question }, at) => at === 0 || !isUnsure(segments) || !POINTS.test(question),
  )
}
const isUnsure = ([first]: readonly AnswerSegment[]) => first?.text === STUDY_SENTENCES.nearest
const POINTS = /\b(?:it|its|that|this|those|these|they|them|then|there)\b/i

/** Its places in the document, each once. */
export const shownPlaces = (answer: AnswerBefore | undefined) =>
  eachOnce(
    (answer?.segments ?? [])
      .flatMap(({ sources }) => sources)
      .flatMap((source) => (source.kind === 'document' ? [source] : [])),
  )
