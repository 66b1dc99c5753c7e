/**
 * The built-in answerer: it finds and quotes, and says so. Every segment is one sentence or one quotation
 * with its source, yielded as soon as it is known, so that an answer begins at once.
 */
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import { evidenceOf, type StudyEvidence, type StudySource } from '../document/evidence.ts'
import { isProse } from '../document/reading.ts'
import { shownOf } from '../facts/book-of-facts.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Handbook } from '../handbook/handbook-search.ts'
import type { OpenStudy } from '../open-study.ts'
import { placeAsked, placeNamed } from '../summarisation/places-asked.ts'
import { type Move, makes } from '../text/cues.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { answerFromHandbook } from './handbook-answer.ts'
import { type Intent, intentOf } from './intent.ts'
import { lookUpIn } from './look-up.ts'

export type AnswerRequest = { question: string; study?: OpenStudy; handbook: Handbook }

const toldSegment = (text: string): AnswerSegment => ({ kind: 'says', text, sources: [] })
const limit = (text: string): AnswerSegment => ({ kind: 'limit', text, sources: [] })
const fromDocument = (evidence: StudyEvidence): StudySource => ({ kind: 'document', ...evidence })

const quote = (evidence: StudyEvidence, lead = ''): AnswerSegment => ({
  kind: 'quote',
  text: `${lead}“${evidence.quote}” (${placeWords(evidence)})`,
  sources: [fromDocument(evidence)],
})

export function* answerQuestion({
  question,
  study,
  handbook,
}: AnswerRequest): Generator<AnswerSegment, void, undefined> {
  const intent = intentOf(question)
  switch (intent.kind) {
    case 'nothing':
      yield toldSegment(STUDY_SENTENCES.nothingAsked)
      return
    case 'introduce':
      yield toldSegment(STUDY_SENTENCES.introduction)
      yield toldSegment(STUDY_SENTENCES.nothingAsked)
      return
    case 'cannot':
      yield limit(CANNOT[intent.what])
      yield* answerFromHandbook(question, handbook, { onlyIfSure: true })
      return
    case 'look-up':
      yield* lookUp(question, study, handbook)
      return
    default:
      if (study) yield* fromStudy(intent, study, question, handbook)
      else {
        yield limit(STUDY_SENTENCES.noDocument)
        yield* answerFromHandbook(question, handbook)
      }
  }
}

const CANNOT = {
  write: STUDY_SENTENCES.cannotWrite,
  translate: STUDY_SENTENCES.cannotTranslate,
  draw: STUDY_SENTENCES.cannotDraw,
  news: STUDY_SENTENCES.cannotKnowNews,
  judge: STUDY_SENTENCES.cannotJudge,
} as const

const LEADS: Partial<Record<Move | 'main-point', string>> = {
  aim: 'Aim: ',
  gap: 'What was not known: ',
  method: 'Method: ',
  sample: 'Sample: ',
  finding: 'Finding: ',
  'no-effect': 'No effect: ',
  limitation: 'Limitation: ',
  conclusion: 'Conclusion: ',
  recommendation: 'Recommendation: ',
}

function* fromStudy(
  intent: Intent,
  study: OpenStudy,
  question: string,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  const segments = [...segmentsFor(intent, study)]
  if (segments.length > 0) yield* segments
  else {
    yield limit(STUDY_SENTENCES.notInDocument)
    yield* answerFromHandbook(question, handbook)
  }
}

function* segmentsFor(intent: Intent, study: OpenStudy): Generator<AnswerSegment, void, undefined> {
  switch (intent.kind) {
    case 'summary':
      for (const { move, evidence } of study.summary()) yield quote(evidence, LEADS[move])
      return
    case 'key-phrases':
      for (const { phrase, evidence } of study.keyPhrases().slice(0, 8)) yield quote(evidence, `${phrase}: `)
      return
    case 'outline':
      for (const { title, firstPage, says: best } of study.outline())
        if (best) yield quote(best, `${best.within ? title : `${title} (from page ${firstPage})`}: `)
      return
    case 'sample-size': {
      const sample = study.sampleSize()
      if (sample)
        yield quote(
          sample.evidence,
          `${sample.kind === 'planned' ? 'The planned sample size' : 'The sample size'} is ${sample.size}: `,
        )
      return
    }
    case 'design': {
      const design = study.design()
      if (design) yield quote(design.evidence[0]!, `The design reads as ${design.design}: `)
      return
    }
    case 'statistics':
      for (const { asWritten, evidence } of study.statistics().tests.slice(0, 12))
        yield quote(evidence, `${asWritten}: `)
      return
    case 'questions':
      for (const { question, evidence, role } of study.questions().slice(0, 8))
        yield {
          kind: 'question',
          text: `${question} It rests on ${placeWords(evidence)}${role === 'other' ? '' : `, ${role}`}: “${evidence.quote}”`,
          sources: [fromDocument(evidence)],
        }
      return
    case 'checklist':
      for (const finding of study.facts().findings)
        if (finding.name === 'shown') yield quote(finding.facts[0]!.evidence, `${nameOfKind(finding.kind)}: `)
        else if (finding.name === 'not-found')
          yield toldSegment(`${nameOfKind(finding.kind)}: not found in the text.`)
        else yield toldSegment(`${nameOfKind(finding.kind)}: I am not sure that the text says it.`)
      return
    case 'move':
      for (const evidence of sentencesThat(study, intent.move).slice(0, 4)) yield quote(evidence)
  }
}

/** 'sample-size' → 'Sample size' */
const nameOfKind = (kind: FactKind) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')

/** The kinds of fact that answer each request; single sentences are searched only if the book of facts has none. */
const FACTS_FOR: Partial<Record<Move, readonly FactKind[]>> = {
  aim: ['aim', 'objective'],
  gap: ['gap'],
  limitation: ['limitation'],
  recommendation: ['recommendation'],
  conclusion: ['conclusion'],
  finding: ['result'],
  theory: ['theory'],
  question: ['question', 'hypothesis'],
}

const HOME: Partial<Record<Move, readonly string[]>> = {
  aim: ['introduction', 'abstract'],
  gap: ['introduction', 'literature', 'abstract'],
  limitation: ['discussion', 'conclusion', 'methods'],
  recommendation: ['conclusion', 'discussion', 'abstract'],
  conclusion: ['conclusion', 'abstract'],
  finding: ['results', 'abstract'],
  theory: ['introduction', 'literature', 'methods'],
  question: ['introduction', 'methods'],
}

function sentencesThat(study: OpenStudy, move: Move): StudyEvidence[] {
  const book = study.facts()
  const told = (FACTS_FOR[move] ?? []).flatMap((kind) => shownOf(book, kind))
  if (told.length > 0) return told.map(({ evidence }) => evidence)
  const home = HOME[move] ?? []
  return study.reading.sentences
    .filter((sentence) => isProse(sentence) && home.includes(sentence.role) && makes(sentence.text, move))
    .map((sentence) => ({ sentence, rank: home.indexOf(sentence.role) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ sentence }) => evidenceOf(sentence))
}

/** "Explain …", "What is a p value?": questions about methods in general, which the handbook answers. */
const ABOUT_METHODS =
  /\b(?:what (?:is|are|does) (?:an? )?(?!my\b|this\b|the\b|these\b|those\b|their\b|our\b)|what is the difference|how (?:do|can|should) (?:i|you|we|one)\b|how to\b|define|when (?:do|should)|why (?:do|should))\b|^\W*(?:(?:please|can you|could you) )?explain\b/i
const OF_MY_WORK = /\b(?:my|this|the) (?:thesis|document|paper|study|dissertation)\b/i

function* lookUp(
  question: string,
  study: OpenStudy | undefined,
  handbook: Handbook,
): Generator<AnswerSegment, void, undefined> {
  if (!study) {
    yield* answerFromHandbook(question, handbook)
    return
  }
  // Places are looked up, not searched for: a missing one has no nearest match.
  const named = placeNamed(question)
  if (named && !placeAsked(question, study.reading, study.references)) {
    yield limit(STUDY_SENTENCES.noSuchPlace(named))
    return
  }
  const isOfMethods = ABOUT_METHODS.test(question) && !OF_MY_WORK.test(question)
  const explained = isOfMethods ? [...answerFromHandbook(question, handbook, { onlyIfSure: true })] : []
  yield* explained
  const found = lookUpIn(study, question)
  if (explained.length > 0) {
    // Next to an answer from the handbook, only a passage that contains everything asked is worth showing.
    const whole = found.passages.find(({ covered }) => covered === 1)
    if (whole) yield quote(whole.evidence)
    return
  }
  if (!found.isAnswered) yield limit(STUDY_SENTENCES.notInDocument)
  if (found.isAnswered && !found.isSure) yield toldSegment(STUDY_SENTENCES.notCertain)
  if (!found.isAnswered && found.passages.length > 0) yield toldSegment(STUDY_SENTENCES.nearest)
  for (const { evidence } of found.passages) yield quote(evidence)
  if (!found.isAnswered) yield* answerFromHandbook(question, handbook, { onlyIfSure: true })
}
