/** What the text of a work says to a question: under its headings, in its tables, in its sentences. */
import { STUDY_SENTENCES } from '../../spec.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { shortFormAsked, writtenOutIn } from './abbreviations.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { definitionAsked } from './definition-asked.ts'
import { differenceAsked } from './difference-asked.ts'
import { figureNamed } from './figures/figure-named.ts'
import { figuresAsked } from './figures/figures-asked.ts'
import { statisticIn } from './figures/statistic-asked.ts'
import { lookUpIn } from './look-up/look-up.ts'
import { lookUpOwn } from './look-up/look-up-own.ts'
import { numberedAsked } from './numbered.ts'
import { findPart } from './parts/parts.ts'
import { sectionAsked } from './parts/section-asked.ts'
import { asksWhy, reasonsFor } from './reasons.ts'
import { sampleSizeWorkedOut } from './sample-size-worked-out.ts'
import { limit, quote, toldSegment } from './segments.ts'
import { underHeadingAsked } from './under-heading.ts'
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
  const figures = figuresAsked(question, study, added)
  yield* figures
  if (figures.length > 0) return
  const wantsYesOrNo = asksYesOrNo(question)
  if (statisticIn(question) && !wantsYesOrNo) {
    yield limit(STUDY_SENTENCES.notInDocument)
    yield askBack
    return
  }
  yield* lookedThrough(question, study, wantsYesOrNo, askBack)
}

/** What a question of such a form is answered with, and with nothing else. */
function plainly(question: string, study: OpenStudy): readonly StudyEvidence[] {
  const ways: readonly (() => readonly StudyEvidence[])[] = [
    () => figureNamed(question, study.reading),
    () => saidOnWhichPage(question, study),
    () => sampleSizeWorkedOut(question, study),
    () => definitionAsked(question, study),
    () => numberedAsked(question, study),
    () => differenceAsked(question, study),
    () => (asksWhy(question) ? reasonsFor(question, study) : []),
    () => underHeadingAsked(question, study.reading)?.evidence ?? [],
  ]
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

function* lookedThrough(
  question: string,
  study: OpenStudy,
  wantsYesOrNo: boolean,
  askBack: AnswerSegment,
): Generator<AnswerSegment, void, undefined> {
  const found = lookUpOwn(study, question)
  const isSaid = found.isAnswered && found.isSure && (!wantsYesOrNo || found.isWhole)
  if (!isSaid) {
    const section = wantsYesOrNo || wantsNumber(question) ? [] : sectionAsked(question, study.reading)
    yield* section
    if (section.length > 0) return
    if (found.nearest.length === 0) {
      yield limit(STUDY_SENTENCES.notInDocument)
      yield askBack
      return
    }
    if (wantsYesOrNo && found.isAnswered) yield toldSegment(STUDY_SENTENCES.notYesOrNo)
    else yield limit(STUDY_SENTENCES.nearest)
  }
  for (const evidence of isSaid ? found.evidence : found.nearest) yield quote(evidence)
}

/** "Which page says that the result was positive?": what surely says so. */
function saidOnWhichPage(question: string, study: OpenStudy): readonly StudyEvidence[] {
  const said = ON_PAGE.exec(question)?.[1]
  const found = said ? lookUpIn(study, `what about ${said}`) : undefined
  return found?.isAnswered ? found.evidence : []
}
const ON_PAGE =
  /^\W*(?:and |so |on )?(?:(?:which|what) (?:page|section|part|chapter)|where)(?: (?:does|do|did) (?:it|i|the \w+|my \w+))? (?:says?|mentions?|shows?|talks? about|tells?|writes?|states?)(?: that| about)? (.{6,})$/i

/** The first sentences of a section are no number. */
const wantsNumber = (question: string) =>
  readQuestion(question).counting.counted !== null || /\b(?:rate|number|alpha|value)\b/i.test(question)

const NEARLY_ALL = 0.75

/** "Why?": only what gives a reason. */
export function* whyOf(question: string, study: OpenStudy): Generator<AnswerSegment, void, undefined> {
  const reasons = reasonsFor(question, study, NEARLY_ALL)
  if (reasons.length === 0) yield limit(STUDY_SENTENCES.noReason)
  for (const evidence of reasons) yield quote(evidence)
}
