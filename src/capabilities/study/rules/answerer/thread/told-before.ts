/** What the conversation has had for answers. They are worked out again from its questions: the same question has the same answer. */
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

/** The sources in the document, each once; the last answer that has any. */
export function lastPlaces(told: readonly AnswerBefore[]) {
  const last = told.findLast(({ segments }) =>
    segments.some(({ sources }) => sources[0]?.kind === 'document'),
  )
  const seen = new Set<string>()
  return (last?.segments ?? [])
    .flatMap(({ sources }) => sources)
    .flatMap((source) => (source.kind === 'document' ? [source] : []))
    .filter(({ sentenceId, quote }) => {
      const key = `${sentenceId} ${quote}`
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
}
