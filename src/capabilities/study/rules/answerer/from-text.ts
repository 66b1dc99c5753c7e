/** What the text of a work says to a question: under its headings, in its tables, in its sentences. */
import { STUDY_SENTENCES } from '../../spec.ts'
import { evidenceOf } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { countedInText } from './counted-in-text.ts'
import { rowsAsked } from './in-tables.ts'
import { GIVES_REASON, lookUpIn } from './look-up.ts'
import { findPart } from './parts.ts'
import { limit, quote, toldSegment } from './segments.ts'
import { listAfter, underHeadingAsked } from './under-heading.ts'
import type { PartNamed } from './understand.ts'

/** "What does chapter two say about …?" */
export function* aboutIn(
  question: string,
  part: PartNamed,
  study: OpenStudy,
): Generator<AnswerSegment, void, undefined> {
  const within = findPart(study.reading, part)
  if (!within) {
    yield limit(STUDY_SENTENCES.noSuchPlace(part.words))
    return
  }
  const found = lookUpIn(study, question.replace(PART_WORDS, ' '), new Set(within.sections))
  if (!found.isAnswered) yield limit(STUDY_SENTENCES.notInPart(part.words))
  else for (const evidence of found.evidence) yield quote(evidence)
}
const PART_WORDS = /\b(?:chapter|section)\s+[\w.]+/gi

/** `added`: what a question that follows another speaks of; `askBack`: where nothing is found. */
export function* fromText(
  question: string,
  study: OpenStudy,
  added: string | undefined,
  askBack: AnswerSegment,
): Generator<AnswerSegment, void, undefined> {
  const under = underHeadingAsked(question, study.reading)
  if (under) {
    for (const evidence of under.evidence) yield quote(evidence)
    return
  }
  const rows = rowsAsked(question, study, added)
  if (rows.length > 0) {
    for (const { says, evidence } of rows) yield quote(evidence, `${says} `)
    return
  }
  const found = lookUpIn(study, question)
  const counted = found.isAnswered ? [] : countedInText(question, study)
  if (counted.length > 0) {
    yield toldSegment(STUDY_SENTENCES.notCertain)
    for (const sentence of counted) yield quote(evidenceOf(sentence))
    return
  }
  if (!found.isAnswered) yield limit(STUDY_SENTENCES.notInDocument)
  if (found.isAnswered && !found.isSure) yield toldSegment(STUDY_SENTENCES.notCertain)
  if (!found.isAnswered && found.evidence.length > 0) yield toldSegment(STUDY_SENTENCES.nearest)
  for (const evidence of found.evidence) {
    yield quote(evidence)
    for (const item of listAfter(evidence.sentenceId, study.reading)) yield quote(item)
  }
  if (!found.isAnswered && found.evidence.length === 0) yield askBack
}

/** "Why?": only what gives a reason. */
export function* whyOf(question: string, study: OpenStudy): Generator<AnswerSegment, void, undefined> {
  const found = lookUpIn(study, question)
  const reasons = found.isAnswered ? found.evidence.filter(({ quote: said }) => GIVES_REASON.test(said)) : []
  if (reasons.length === 0) yield limit(STUDY_SENTENCES.noReason)
  for (const evidence of reasons) yield quote(evidence)
}
