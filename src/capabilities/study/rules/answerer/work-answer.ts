/** What the record, the parts and the comparisons of a work say to a question about it. */

import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import { heaviestComparisons } from '../compare/heaviest.ts'
import type { OpenStudy } from '../open-study.ts'
import { SLOT_IDS, saidOf } from '../record/study-record.ts'
import { readQuestion } from '../summarisation/asked.ts'
import { OF_EVERY_WORK } from '../summarisation/questions-of-every-work.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { plannedFor } from './figures/planned-for.ts'
import { faults } from './judgement.ts'
import { lookUpIn } from './look-up/look-up.ts'
import { lookUpOwn } from './look-up/look-up-own.ts'
import { namesAThing } from './look-up/things-named.ts'
import { numberedAsked } from './numbered.ts'
import { partInBrief } from './parts/part-in-brief.ts'
import { findPart } from './parts/parts.ts'
import { sectionAsked } from './parts/section-asked.ts'
import { compared } from './parts/sides-compared.ts'
import { asksWhy, reasonsFor } from './reasons.ts'
import { fromDocument, limit, quote, toldSegment } from './segments.ts'
import { eachPlaceOnce, fromEntry, fromSlots } from './slots/slots-answer.ts'
import { underHeadingAsked } from './under-heading.ts'
import type { PartNamed, Understood } from './understand.ts'

type Segments = Generator<AnswerSegment, void, undefined>

/** Says nothing where the work gives it nothing to say. */
export function* fromWork(asked: Understood, study: OpenStudy, question: string): Segments {
  switch (asked.kind) {
    case 'summary':
      yield* summary(study)
      return
    case 'slots':
      yield* whenPlanned(question, study) ??
        whyAsked(question, study) ??
        byNumber(question, study) ??
        approvedBy(question, study) ??
        byItsName(asked.groups, question, study) ??
        headed(asked.groups.length > 1 || asked.rest.length > 0 ? question : '', study) ??
        surely(oneAsked(question, fromSlots(asked.groups, asked.rest, study)), () =>
          asked.groups.length === 1 && asked.rest.length === 0 ? sectionAsked(question, study.reading) : [],
        )
      return
    case 'part':
      yield* fromPart(asked.part, study)
      return
    case 'compare':
      yield* compared(asked.sides, study, question)
      return
    case 'faults':
      yield* faults(question, study)
      return
    case 'missing':
      yield* missing(study)
      return
    case 'questions':
      yield* questions(study, asked.count)
      return
    case 'statistics':
      for (const { asWritten, evidence } of study.statistics().tests.slice(0, 12))
        yield quote(evidence, `${asWritten}: `)
  }
}

/** "Give me one for the older pupils": of a list the entry with most of the words that tell them apart. */
export function* oneAsked(question: string, told: Iterable<AnswerSegment>): Segments {
  const all = [...told]
  const quoted = all.filter(({ kind }) => kind === 'quote')
  const held = quoted.map(({ text }) => new Set(contentStems(text)))
  const asked = readQuestion(question).words.flatMap(({ stems }) => [...stems])
  const telling = asked.filter((stem) => !held.every((has) => has.has(stem)))
  const worth = held.map((has) => telling.filter((stem) => has.has(stem)).length)
  const most = Math.max(0, ...worth)
  const best = quoted.filter((_, at) => worth[at] === most)
  yield* ASKS_ONE.test(question) && most > 0 && best.length === 1 ? best : all
}
const ASKS_ONE =
  /\b(?:one|an?) (?:\p{L}+ )?(?:recommendation|objective|limitation|finding|result|question)s?\b|\b(?:the|which|what) (?:recommendation|objective|limitation|finding|result|question|hypothesis)\b/iu

/** Where nothing is sure, the section that its heading names stands for it. */
function surely(told: Segments, section: () => readonly AnswerSegment[]): readonly AnswerSegment[] {
  const all = [...told]
  const isSure = all.length > 0 && all[0]!.text !== STUDY_SENTENCES.notSure
  const instead = isSure ? [] : section()
  return instead.length > 0 ? instead : all
}

/** What will be done stands in the timetable, whatever the text says of when it was. */
function whenPlanned(question: string, study: OpenStudy): readonly AnswerSegment[] | undefined {
  const found = /\bwill\b/i.test(question) ? plannedFor(question, study) : []
  return found.length > 0 ? found.map(({ says, evidence }) => quote(evidence, `${says} `)) : undefined
}

/** "Why purposive sampling?" asks for no sampling. */
function whyAsked(question: string, study: OpenStudy): readonly AnswerSegment[] | undefined {
  const found = asksWhy(question) ? reasonsFor(question, study) : []
  return found.length > 0 ? found.map((evidence) => quote(evidence)) : undefined
}

/** A heading that says all that was asked stands over the answer. */
function headed(question: string, study: OpenStudy): readonly AnswerSegment[] | undefined {
  const under = underHeadingAsked(question, study.reading)
  return under?.title ? under.evidence.map((evidence) => quote(evidence)) : undefined
}

function byNumber(question: string, study: OpenStudy): readonly AnswerSegment[] | undefined {
  const found = numberedAsked(question, study)
  return found.length > 0 ? found.map((evidence) => quote(evidence)) : undefined
}

/** "Which committee approved it?": consent is no approval. */
function approvedBy(question: string, study: OpenStudy): readonly AnswerSegment[] | undefined {
  if (!ASKS_APPROVAL.test(question)) return undefined
  const found = lookUpIn(study, question)
  return found.isAnswered
    ? found.evidence.map((evidence) => quote(evidence))
    : [
        limit(
          /\b(?:number|no|code)\b/i.test(question)
            ? STUDY_SENTENCES.noApprovalNumber
            : STUDY_SENTENCES.noApproval,
        ),
      ]
}
const ASKS_APPROVAL =
  /\b(?:who|which|what|where)\b[^?]*\b(?:approv\w+|clearance|committee|review board|IRB)\b|\b(?:approval|clearance|ethic\w*) (?:number|no\b|code)/i

/** "Which methodology was used" of a system asks for the one that is named. */
function byItsName(
  groups: readonly { label: string }[],
  question: string,
  study: OpenStudy,
): readonly AnswerSegment[] | undefined {
  if (
    !groups.every(
      ({ label }) =>
        NAMED_BY.has(label) ||
        (label === 'Sampling' && /\b(?:how|techniques?|methods?|procedures?)\b/i.test(question)),
    )
  )
    return undefined
  const exact = namesAThing(question) ? lookUpOwn(study, question) : undefined
  // Whoever was chosen, the way is told of the sample.
  const found =
    exact && !exact.isAnswered && groups[0]?.label === 'Sampling'
      ? lookUpIn(study, 'how was the sample selected')
      : exact
  return found?.isAnswered ? found.evidence.map((evidence) => quote(evidence)) : undefined
}
const NAMED_BY: ReadonlySet<string> = new Set(['Made with', 'Method', 'Design', 'Analysis', 'Collected with'])

const SUMMED = [
  ['Aim', 'aim'],
  ['Method', 'design'],
  ['Sample', 'sampleAnalysed'],
  ['Result', 'results'],
  ['Conclusion', 'conclusions'],
  ['Recommendation', 'recommendations'],
] as const

/** From the record; where it holds little, from what the text says of itself. */
function* summary(study: OpenStudy): Segments {
  const record = study.record()
  for (const sentence of record.summary) yield toldSegment(sentence)
  const told = SUMMED.flatMap(([label, slot]) =>
    saidOf(record, slot)
      .slice(0, slot === 'results' ? 3 : 1)
      .map((entry) => ({ label, entry })),
  )
  if (told.length >= 3) for (const { label, entry } of eachPlaceOnce(told)) yield* fromEntry(entry, label)
  else for (const { move, evidence } of study.summary()) yield quote(evidence, LEADS[move])
}

const LEADS: Partial<Record<string, string>> = {
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

function* fromPart(named: PartNamed, study: OpenStudy): Segments {
  const part = findPart(study.reading, named)
  if (!part || part.sentences.length === 0) {
    yield limit(STUDY_SENTENCES.noSuchPlace(named.by === 'role' ? `the ${named.words}` : named.words))
    const choices = study.reading.sections
      .filter(({ level, title }) => level <= 1 && IS_PART.test(title))
      .slice(0, 3)
    if (choices.length > 1)
      yield {
        kind: 'ask',
        text: STUDY_SENTENCES.whichPart,
        sources: [],
        choices: choices.map(({ title }) => `Summarise ${chapterWords(title)}`),
      }
    return
  }
  if (!part.sentences.some(({ text }) => /\p{Ll}/u.test(text)))
    yield limit(STUDY_SENTENCES.onlyHeading(part.title.trim()))
  else yield* partInBrief(part, study)
}
const IS_PART = /chapter|introduction|literature|method|result|discussion|conclusion/i
const chapterWords = (title: string) => {
  const chapter = /^\W*(chapter\s+\w+)/i.exec(title)?.[1]
  return chapter ? chapter.toLowerCase() : `the ${title.toLowerCase().replace(/^[\d.\s]+/, '')}`
}

/** An empty slot is no absence: it is named as what was not seen, for the student to look at. */
function* missing(study: OpenStudy): Segments {
  const record = study.record()
  for (const { what, looked } of record.absences)
    yield toldSegment(`${what}: not found. Looked in: ${looked.join('; ')}.`)
  const owed = SLOT_IDS.filter((id) => id in OWED)
  for (const id of owed) {
    const [first] = saidOf(record, id)
    if (first) yield* fromEntry(first, OWED[id]!)
  }
  const open = owed.filter(
    (id) => record.slots[id].state !== 'proved' && record.slots[id].state !== 'confirmed',
  )
  if (open.length > 0)
    yield toldSegment(STUDY_SENTENCES.lookYourself(open.map((id) => OWED[id]!.toLowerCase())))
}

const OWED: Partial<Record<string, string>> = {
  problem: 'Problem',
  gap: 'Gap',
  aim: 'Aim',
  objectives: 'Objectives',
  design: 'Design',
  sampling: 'Sampling',
  instruments: 'Instruments',
  analyses: 'Analysis',
  ethics: 'Ethics',
  validity: 'Validity and reliability',
  results: 'Results',
  conclusions: 'Conclusion',
  limits: 'Limits',
  recommendations: 'Recommendations',
}

/** As many as were asked for: what does not agree first, then what the work rests on. */
function* questions(study: OpenStudy, count: number): Segments {
  // Only figures are put to a student: words in their stead make no question.
  const hard = heaviestComparisons(study, 20)
    .filter(({ there }) => /^\D{0,8}\d/.test(there.figure))
    .slice(0, Math.min(2, count - 1))
    .map(({ asks, here }) => ({ text: asks, place: here.place }))
  const others = study.questions().map(({ question, evidence, role }) => ({
    text: `${question} It rests on ${placeWords(evidence)}${role === 'other' ? '' : `, ${role}`}: “${evidence.quote}”`,
    place: evidence,
  }))
  const asked = new Set([...hard, ...others].map(({ place }) => place.quote))
  const more = OF_EVERY_WORK.flatMap(([slot, words]) => {
    const [place] = saidOf(study.record(), slot)[0]?.evidence ?? []
    return place && !asked.has(place.quote)
      ? [{ text: `${words} It rests on ${placeWords(place)}: “${place.quote}”`, place }]
      : []
  })
  const all = [...[...others, ...more].slice(0, count - hard.length), ...hard]
  for (const { text, place } of all) yield { kind: 'question', text, sources: [fromDocument(place)] }
  if (all.length > 0 && all.length < count) yield toldSegment(STUDY_SENTENCES.noMoreQuestions)
}
