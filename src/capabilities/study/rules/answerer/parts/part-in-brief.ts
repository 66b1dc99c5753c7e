/** A part by its headings and a few of its own sentences. */
import { eachOnce, evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { SLOT_IDS, type SlotId, saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'
import { type FoundPart, LEADS_ROUND, tellingOf } from './parts.ts'

const LEAST_HEADINGS = 3
const MOST_HEADINGS = 12

export function* partInBrief(
  part: FoundPart,
  study: OpenStudy,
  most?: number,
): Generator<AnswerSegment, void, undefined> {
  const sections =
    most === undefined && part.headings.length >= LEAST_HEADINGS
      ? ` (${part.headings.slice(0, MOST_HEADINGS).join('; ')})`
      : ''
  yield toldSegment(`${part.title.replace(/\s+/g, ' ')}${sections}, in its own sentences:`)
  if (most !== undefined) for (const sentence of tellingOf(part, most)) yield quote(evidenceOf(sentence))
  else for (const evidence of chosenOf(part, study)) yield quote(evidence)
}

/** What a chapter is for comes first: what the record holds of it; then what tells most of the rest. */
function chosenOf(part: FoundPart, study: OpenStudy): StudyEvidence[] {
  const record = study.record()
  const at = new Map(part.sentences.map(({ id }, nth) => [id, nth]))
  const own = SLOT_IDS.filter((id) => !OF_FRONT.has(id)).flatMap((id) =>
    saidOf(record, id)
      .flatMap(({ evidence: [place] }) =>
        place && at.has(place.sentenceId) && !LEADS_ROUND.test(place.quote) ? [place] : [],
      )
      .slice(0, MOST_OF_SLOT[id] ?? 1),
  )
  const held = eachOnce(own).slice(0, MOST_HELD)
  const more = tellingOf(part)
    .map(evidenceOf)
    .filter((one) => !held.some((other) => other.sentenceId === one.sentenceId))
  return [...held, ...more.slice(0, Math.max(LEAST_MORE, MOST_SAID - held.length))].toSorted(
    (one, other) => at.get(one.sentenceId)! - at.get(other.sentenceId)!,
  )
}
const MOST_SAID = 8
const MOST_HELD = 6
const LEAST_MORE = 2
const OF_FRONT: ReadonlySet<SlotId> = new Set(['title', 'people', 'supervisors', 'institution', 'year'])
const MOST_OF_SLOT: Partial<Record<SlotId, number>> = {
  results: 3,
  recommendations: 2,
  conclusions: 2,
  objectives: 3,
}
