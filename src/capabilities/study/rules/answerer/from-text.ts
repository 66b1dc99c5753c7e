/** What the text of a work says to a question: under its headings, in its tables, in its sentences. */
import { STUDY_SENTENCES } from '../../spec.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { shortFormAsked, writtenOutIn } from './abbreviations.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { countedInText } from './counted-in-text.ts'
import { rowsAsked } from './in-tables.ts'
import { lookUpIn } from './look-up.ts'
import { findPart } from './parts.ts'
import { asksWhy, reasonsFor } from './reasons.ts'
import { sampleSizeWorkedOut } from './sample-size-worked-out.ts'
import { limit, quote, toldSegment } from './segments.ts'
import { captionedTable, cellAsked } from './table-asked.ts'
import { thingsNamed } from './things-named.ts'
import { listAfter, underHeadingAsked } from './under-heading.ts'
import type { PartNamed } from './understand.ts'
import { asksYesOrNo } from './yes-or-no.ts'

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
  const short = shortFormAsked(question)
  const meant = short && writtenOutIn(short, study.reading)
  if (short && meant) {
    yield meant.isSaid
      ? quote(meant.evidence, `${short}: ${meant.words}. `)
      : quote(meant.evidence, STUDY_SENTENCES.mayStandFor(short, meant.words))
    return
  }
  const told = plainly(question, study)
  if (told.length > 0) {
    for (const evidence of told) yield quote(evidence)
    return
  }
  const wantsYesOrNo = asksYesOrNo(question)
  const named = rowsAsked(question, study, added)
  const rows = named.length > 0 ? named : cellAsked(question, study)
  const tables = rows.length > 0 ? rows : inCaption(question, study)
  if (tables.length > 0) {
    if (wantsYesOrNo) yield toldSegment(STUDY_SENTENCES.figuresNotYes)
    for (const { says, evidence } of tables) yield quote(evidence, `${says} `)
    return
  }
  yield* lookedThrough(question, study, wantsYesOrNo, askBack)
}

/** What a question of such a form is answered with, and with nothing else. */
function plainly(question: string, study: OpenStudy): readonly StudyEvidence[] {
  const ways: readonly (() => readonly StudyEvidence[])[] = [
    () => sampleSizeWorkedOut(question, study),
    () => (asksWhy(question) ? [...thingsNamed(question, study), ...reasonsFor(question, study)] : []),
    () => underHeadingAsked(question, study.reading)?.evidence ?? [],
    () => thingsNamed(question, study),
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

const ASKS_FIGURES =
  /\b(?:how (?:many|much)|percent(?:age)?|per cent|proportion|share|mean|average|rate|score)\b/i
const inCaption = (question: string, study: OpenStudy) =>
  ASKS_FIGURES.test(question) || asksYesOrNo(question) ? captionedTable(question, study) : []

function* lookedThrough(
  question: string,
  study: OpenStudy,
  wantsYesOrNo: boolean,
  askBack: AnswerSegment,
): Generator<AnswerSegment, void, undefined> {
  const found = lookUpIn(study, question)
  const counted = found.isAnswered && found.isSure ? [] : countedInText(question, study)
  if (counted.length > 0) {
    yield toldSegment(STUDY_SENTENCES.notCertain)
    for (const sentence of counted) yield quote(evidenceOf(sentence))
    return
  }
  const isSaid = found.isAnswered && found.isSure && (!wantsYesOrNo || found.isWhole)
  if (!isSaid) {
    if (found.evidence.length === 0) {
      yield limit(STUDY_SENTENCES.notInDocument)
      yield askBack
      return
    }
    if (wantsYesOrNo && found.isAnswered) yield toldSegment(STUDY_SENTENCES.notYesOrNo)
    else yield found.isAnswered ? toldSegment(STUDY_SENTENCES.notCertain) : limit(STUDY_SENTENCES.nearest)
  }
  const shown = new Set<string>()
  for (const evidence of found.evidence)
    for (const one of [evidence, ...listAfter(evidence.sentenceId, study.reading)])
      if (!shown.has(one.sentenceId)) {
        shown.add(one.sentenceId)
        yield quote(one)
      }
}

const NEARLY_ALL = 0.75

/** "Why?": only what gives a reason. */
export function* whyOf(question: string, study: OpenStudy): Generator<AnswerSegment, void, undefined> {
  const reasons = reasonsFor(question, study, NEARLY_ALL)
  if (reasons.length === 0) yield limit(STUDY_SENTENCES.noReason)
  for (const evidence of reasons) yield quote(evidence)
}
