/** "Give me an example": one that the work gives, else one of the handbook's. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { Handbook } from '../../handbook/handbook-search.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { partFromHandbook } from '../handbook-answer.ts'
import { limit, quote } from '../segments.ts'

const GIVES = /\b(?:for example|for instance|an example|such as|e\.g\.|i\.e\.)/i
const MOST = 2

export function* exampleOf(
  about: string,
  { reading }: OpenStudy,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  const topics = readQuestion(about).words.filter(({ weighs }) => weighs === 'topic')
  const given = reading.sentences.filter((one) => {
    if (!isProse(one) || one.role === 'references' || !GIVES.test(one.text)) return false
    const held = new Set(contentStems(one.text))
    return topics.length > 0 && topics.every(({ stems }) => [...stems].some((each) => held.has(each)))
  })
  for (const one of given.slice(0, MOST)) yield quote(evidenceOf(one))
  if (given.length > 0) return
  yield limit(STUDY_SENTENCES.noExample)
  const explained = [...partFromHandbook(about, handbook, 'example')]
  if (explained.some(({ kind }) => kind === 'handbook')) yield* explained
}
