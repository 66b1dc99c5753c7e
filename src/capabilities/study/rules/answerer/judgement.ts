/** "What is wrong with …?", "does my conclusion follow?", "is this right?": what was compared says it, or a reader must. */
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import { heaviestComparisons } from '../compare/heaviest.ts'
import type { OpenStudy } from '../open-study.ts'
import { saidOf } from '../record/study-record.ts'
import { readQuestion } from '../summarisation/asked.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { seenByPanel } from './judged/panel.ts'
import { lookUpIn } from './look-up/look-up.ts'
import { findPart } from './parts/parts.ts'
import { fromDocument, limit, quote, toldSegment } from './segments.ts'
import { CONCLUSION_FOLLOWS, partForFaults } from './understand.ts'

type Segments = Generator<AnswerSegment, void, undefined>

const MOST_COMPARED = 50
const MOST_FAULTS = 3
const MOST_PLACES = 2
const LEAST_SHARED = 2
const OF_JUDGING =
  /\b(?:(?:is|are|was|were) (?:it|this|that|they|these|those)\b|does|do|did)|\b(?:right|correct|ok(?:ay)?|wrong|fine|true|adds? up|mistakes?|errors?|faults?|problems?|weak(?:ness(?:es)?)?|inconsisten\w+|contradict\w+|mend|fix|improve|follows?|supported|justified|backed|valid|make sense|support|justify|back|agree|match|everywhere|anything|conclu\w+|results?|findings?|data|numbers?|figures?|tables?|paragraphs?|sentences?|sections?|chapters?|parts?|objectives?|analysis|recommend\w*|thesis|dissertation|document|study|paper|work|research|proposal|report|project)\b/gi
const IS_IF_RIGHT = /\b(?:right|correct|ok(?:ay)?|wrong|fine|adds? up)\W*$/i

/** "Is the share of men right?" */
export function* ifRight(question: string, study: OpenStudy): Segments {
  if (IS_IF_RIGHT.test(question) && lookUpIn(study, aboutIn(question)).evidence.length > 0)
    yield* faults(question, study)
}

const aboutIn = (question: string) => question.replace(OF_JUDGING, ' ')

/** Only of what is spoken of, where that is not the whole work. */
export function* faults(question: string, study: OpenStudy): Segments {
  const follows = CONCLUSION_FOLLOWS.test(question)
  const about = aboutIn(question)
  const topics = readQuestion(about).words.filter(({ weighs }) => weighs === 'topic')
  const part = follows ? undefined : partForFaults(question)
  const within = part && findPart(study.reading, part)
  const concluding = study.reading.sentences.filter(({ role }) => role === 'results' || CONCLUDES.has(role))
  const sections = follows ? new Set(concluding.map(({ section }) => section)) : undefined
  const { evidence } = topics.length > 0 ? lookUpIn(study, about, sections) : { evidence: [] }
  const places = new Set(evidence.map(({ sentenceId }) => sentenceId))
  const isWhole = topics.length === 0 && !part && !follows
  const found = heaviestComparisons(study, MOST_COMPARED)
    .flatMap((one) => {
      const { reports, here, there } = one
      const sides = [here.place, ...(there.place ? [there.place] : [])]
      const held = new Set(contentStems([reports, ...sides.map(({ quote: said }) => said)].join(' ')))
      const shared = topics.filter(({ asked }) => held.has(asked)).length
      const isAbout =
        shared >= Math.min(LEAST_SHARED, topics.length) ||
        sides.some(({ sentenceId }) => places.has(sentenceId))
      const stands = sides.flatMap(({ sentenceId }) => standing(sentenceId, study) ?? [])
      const isWithin = !part || stands.some(({ section }) => within?.sections.includes(section))
      const isOfConclusion = !follows || topics.length > 0 || stands.some(({ role }) => CONCLUDES.has(role))
      const isTold = isAbout && isWithin && isOfConclusion && !isTrifle(here.figure, there.figure)
      return isTold ? [{ ...one, shared }] : []
    })
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_FAULTS)
  const advised = new Set<string>()
  for (const { says, here, advice } of found) {
    yield toldSegment(advised.has(advice) ? says : `${says} ${advice}`)
    yield quote(here.place)
    advised.add(advice)
  }
  const { remarks, absences } = study.record()
  const raised = isWhole
    ? remarks.filter(({ kind, isUnproved }) => kind !== 'strength' && !isUnproved).slice(0, MOST_FAULTS)
    : []
  for (const { says, do: advice, evidence: places } of raised) {
    yield toldSegment(`${says} ${advice}`)
    for (const place of places.slice(0, 1)) yield quote(place)
  }
  for (const { what, looked } of topics.length > 0 ? [] : absences.slice(0, MOST_FAULTS - found.length))
    yield toldSegment(`${what}: not found. Looked in: ${looked.join('; ')}.`)
  if (found.length + raised.length > 0) {
    yield toldSegment(isWhole ? STUDY_SENTENCES.faultsRead : STUDY_SENTENCES.judgeRest)
    if (isWhole || within) yield* seenByPanel(study, isWhole ? undefined : question)
    return
  }
  yield limit(STUDY_SENTENCES.needsReader(comparisonsMade(study)))
  if (isWhole || within) {
    yield* seenByPanel(study, isWhole ? undefined : question)
    yield* pressedOn(study, within?.sections)
    return
  }
  for (const one of evidence.slice(0, MOST_PLACES)) yield quote(one)
  if (follows && evidence.length === 0)
    for (const {
      evidence: [place],
    } of saidOf(study.record(), 'conclusions').slice(0, MOST_PLACES))
      if (place) yield quote(place, 'Conclusion: ')
}

/** The third digit of a p value that lies on the same side either way. */
function isTrifle(one: string, other: string): boolean {
  const [first, second] = [one, other].map((said) => Number(/-?\d*\.?\d+/.exec(said)?.[0] ?? NaN))
  if (first === undefined || second === undefined || !/\./.test(one) || !/\./.test(other)) return false
  return Math.abs(first - second) <= TRIFLE && Math.max(first, second) < 1
}
const TRIFLE = 0.0055
const CONCLUDES: ReadonlySet<string> = new Set(['abstract', 'discussion', 'conclusion'])

const standing = (id: string, { reading }: OpenStudy) =>
  reading.sentences.find((one) => one.id === id) ?? reading.blocks.find((one) => one.id === id)

export const comparisonsMade = (study: OpenStudy): number =>
  study.comparisons().reduce((sum, { comparison }) => sum + comparison.compared.length, 0)

/** `sections`: of these only. */
function* pressedOn(study: OpenStudy, sections?: readonly string[]): Segments {
  const pressed = study
    .questions()
    .filter(
      ({ evidence }) => !sections || sections.includes(standing(evidence.sentenceId, study)?.section ?? ''),
    )
    .slice(0, MOST_FAULTS)
  if (pressed.length > 0) yield toldSegment(STUDY_SENTENCES.pressedOn)
  for (const { question, evidence } of pressed)
    yield {
      kind: 'question',
      text: `${question} It rests on ${placeWords(evidence)}.`,
      sources: [fromDocument(evidence)],
    }
}
