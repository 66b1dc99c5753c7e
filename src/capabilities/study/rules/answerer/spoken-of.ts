/** "What does the study say about …?", "did any farmer speak of loans?": the passages that speak of it most. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import { evidenceOf } from '../document/evidence.ts'
import { isProse, type ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { placeNamed } from '../summarisation/places-asked.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { heldLines } from './look-up/held-lines.ts'
import { findPart, tellingOf } from './parts/parts.ts'
import { quote, toldSegment } from './segments.ts'
import { slotsAsked } from './slots/slots-asked.ts'
import { partNamed } from './understand.ts'

const WORK =
  '(?:study|thesis|dissertation|work|paper|document|research|report|project|authors?|researchers?|it|he|she|they|text|conclusions?|discussion|abstract|(?:qualitative|quantitative|interview)\\s+part)'
const SAYS = '(?:say|says|said|tell|tells|write|writes|mention|mentions|speak|speaks)'
const ABOUT = '(?:\\s+(?:anything|something|much|us))?\\s+(?:about|on|of|regarding)'
const ASKS = [
  new RegExp(String.raw`\b${WORK}\b(?:\s+\w+)?\s+${SAYS}${ABOUT}\s+([^?]+)`, 'i'),
  /\bwhat(?:['’]s| is|s)? (?:said|written|mentioned)\s+(?:about|on)\s+([^?]+)/i,
]
const SOMEBODY =
  /\b(?:farmers?|respondents?|participants?|informants?|interviewees?|anyone|anybody|somebody|someone|women|men|students?|teachers?|nurses?|workers?|traders?|managers?|people|customers?|mothers?|patients?)\b[^?]*\b(?:say|says|said|tell|told|speak|spoke|mention\w*)\b(?:\s+(?:anything|something))?\s+(?:about|on|of)\s+([^?,]+)/i
const WANTS_QUOTE = /\b(?:quot(?:e|es|ation)|exact words|own words|verbatim|somebody|someone|anyone|any)\b/i
export const SPOKEN = /["“][^"”]{12,}["”]|["“][^"”]{30,}$/
const ON_SECTION =
  /\b(?:section|part|chapter|heading)\s+(?:on|about|called|titled|named)\s+["“]?(.+?)["”]?(?:\s+(?:say|says|contain|contains|discuss|tell)\b.*)?\W*$|\bwhat does the section\s+(?!\d|on\b)([^?]+?)\s+say\b/i
const MOST = 3
const OFTEN = 0.2
const FEW = 5
const TRAIL = /\W*\b(?:give|show|please|pls|and (?:which|what|where)|in (?:the|this|my) \w+)\b.*$/i

export function spokenOf(question: string, study: OpenStudy): AnswerSegment[] {
  const section = ON_SECTION.exec(question)
  const title = section?.[1] ?? section?.[2]
  if (title) return underTitle(title, study)
  if (placeNamed(question) || partNamed(question)) return []
  const person = SOMEBODY.exec(question)?.[1]
  const found = person ?? ASKS.map((one) => one.exec(question)?.[1]).find((one) => one !== undefined)
  const thing = found?.replace(TRAIL, '').trim()
  if (!thing || slotsAsked(thing).groups.length > 0) return []
  const wantsQuote = person !== undefined && WANTS_QUOTE.test(question)
  const topics = readQuestion(thing).words.filter(({ weighs }) => weighs === 'topic')
  if (topics.length === 0) return []
  const { lines } = heldLines(study.reading)
  const placed = lines.flatMap(({ unit, stems, above, isByOthers }) => {
    if (unit.role === 'appendix' || unit.role === 'references' || !isProse(unit)) return []
    const own = topics.filter(({ stems: any }) => [...any].some((one) => stems.has(one))).length
    const near = topics.filter(({ stems: any }) =>
      [...any].some((one) => stems.has(one) || above.has(one)),
    ).length
    if (own === 0 || near < topics.length || (wantsQuote && !SPOKEN.test(unit.text))) return []
    const exact = topics.filter(({ asked }) => stems.has(asked)).length
    const weight =
      own +
      exact * 0.3 +
      (TELLS.has(unit.role) ? 0.7 : 0) +
      (/\d/.test(unit.text) ? 0.2 : 0) -
      (isByOthers ? 0.8 : 0)
    return [{ unit, weight }]
  })
  if (placed.length === 0 || placed.length > Math.max(FEW, lines.length * OFTEN)) return []
  const best = placed.toSorted((one, other) => other.weight - one.weight).slice(0, MOST)
  return [
    toldSegment(wantsQuote ? STUDY_SENTENCES.saidBySomebody(thing) : STUDY_SENTENCES.speaksOf(thing)),
    ...best.map(({ unit }) => quote(evidenceOf(unit))),
  ]
}
const TELLS: ReadonlySet<string> = new Set(['results', 'discussion', 'conclusion'])

/** The heading that says all of it, and of several the one that says least besides. */
function underTitle(title: string, { reading }: OpenStudy): AnswerSegment[] {
  const wanted = contentStems(title)
  const [section] = reading.sections
    .flatMap((one) => {
      const held = contentStems(one.title)
      return wanted.length > 0 && wanted.every((each) => held.includes(each))
        ? [{ one, more: held.length }]
        : []
    })
    .toSorted((one, other) => one.more - other.more)
  const part = section && findPart(reading, { by: 'title', id: section.one.id, words: title })
  const told: ReadSentence[] = part ? tellingOf(part) : []
  return part && told.length > 0
    ? [toldSegment(STUDY_SENTENCES.sectionSays(part.title)), ...told.map((one) => quote(evidenceOf(one)))]
    : []
}
