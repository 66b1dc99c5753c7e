/** A part by its headings and a few of its own sentences. */
import { evidenceOf } from '../../document/evidence.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'
import { type FoundPart, tellingOf } from './parts.ts'

const LEAST_HEADINGS = 3
const MOST_HEADINGS = 12

export function* partInBrief(part: FoundPart, most?: number): Generator<AnswerSegment, void, undefined> {
  const sections =
    most === undefined && part.headings.length >= LEAST_HEADINGS
      ? ` (${part.headings.slice(0, MOST_HEADINGS).join('; ')})`
      : ''
  yield toldSegment(`${part.title.replace(/\s+/g, ' ')}${sections}, in its own sentences:`)
  for (const sentence of tellingOf(part, most)) yield quote(evidenceOf(sentence))
}
