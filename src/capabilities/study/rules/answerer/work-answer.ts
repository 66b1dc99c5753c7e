/** What the record, the parts and the comparisons of a work say to a question about it. */

import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../spec.ts'
import { heaviestComparisons } from '../compare/heaviest.ts'
import { evidenceOf } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { SLOT_IDS, SLOTS, type SlotEntry, saidOf } from '../record/study-record.ts'
import { makes } from '../text/cues.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { lookUpIn } from './look-up.ts'
import { type FoundPart, findPart, tellingOf } from './parts.ts'
import { fromDocument, limit, quote, toldSegment } from './segments.ts'
import type { SlotGroup } from './slots-asked.ts'
import type { Asked, PartNamed, Side } from './understand.ts'

type Segments = Generator<AnswerSegment, void, undefined>

/** Says nothing where the work gives it nothing to say. */
export function* fromWork(asked: Asked, study: OpenStudy, question: string): Segments {
  switch (asked.kind) {
    case 'summary':
      yield* summary(study)
      return
    case 'slots':
      yield* fromSlots(asked.groups, asked.rest, study, question)
      return
    case 'part':
      yield* fromPart(asked.part, study)
      return
    case 'compare':
      yield* compared(asked.sides, study)
      return
    case 'faults':
      yield* faults(study)
      return
    case 'missing':
      yield* missing(study)
      return
    case 'questions':
      yield* questions(study, asked.count)
      return
    case 'key-phrases':
      for (const { phrase, evidence } of study.keyPhrases().slice(0, 8)) yield quote(evidence, `${phrase}: `)
      return
    case 'outline':
      for (const { title, firstPage, says: best } of study.outline())
        if (best) yield quote(best, `${best.within ? title : `${title} (from page ${firstPage})`}: `)
      return
    case 'statistics':
      for (const { asWritten, evidence } of study.statistics().tests.slice(0, 12))
        yield quote(evidence, `${asWritten}: `)
  }
}

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

function eachPlaceOnce<Told extends { entry: SlotEntry }>(told: readonly Told[]): Told[] {
  const places = new Set<string>()
  return told.filter(({ entry }) => {
    const key = entry.evidence[0]?.quote ?? entry.value
    return !places.has(key) && places.add(key)
  })
}

function* fromEntry({ value, evidence }: SlotEntry, label: string): Segments {
  const [first] = evidence
  if (!first) yield toldSegment(`${label}: ${value}`)
  else {
    const isInside = first.quote.toLowerCase().includes(value.toLowerCase())
    // The title page has long lines: the value itself comes first.
    const isPart =
      isInside && value.length < first.quote.length * 0.6 && value.split(/\s+/).length <= NAME_WORDS
    yield quote(first, isPart || !isInside ? `${label}: ${value}. ` : `${label}: `)
  }
}

const NAME_WORDS = 6
const MOST_ENTRIES = 8

function* fromSlots(
  groups: readonly SlotGroup[],
  rest: readonly string[],
  study: OpenStudy,
  question: string,
): Segments {
  // The number of a part of the sample is not the number of the whole.
  if (rest.length > 0 && groups.every(({ label }) => label === 'Sample')) return
  const told = [...eachGroup(groups, rest, study)]
  if (told.length === 0 || rest.length === 0) {
    yield* told
    return
  }
  const isNarrowed = told.some(
    ({ sources: [source] }) => source?.kind === 'document' && sharesWith(source.quote, rest),
  )
  const found = isNarrowed ? undefined : lookUpIn(study, question)
  if (found?.isAnswered && found.isSure) for (const { evidence } of found.passages) yield quote(evidence)
  else yield* told
}

const sharesWith = (text: string, stems: readonly string[]) => {
  const has = new Set(contentStems(text))
  return stems.some((stem) => has.has(stem))
}

function* eachGroup(groups: readonly SlotGroup[], rest: readonly string[], study: OpenStudy): Segments {
  for (const { label, slots } of groups) {
    const record = study.record()
    const said = slots.flatMap((id) => saidOf(record, id).map((entry) => ({ id, entry })))
    const narrowed = said.filter(({ entry }) =>
      sharesWith(`${entry.value} ${entry.evidence[0]?.quote ?? ''}`, rest),
    )
    const shown = eachPlaceOnce(narrowed.length > 0 ? narrowed : said).slice(0, MOST_ENTRIES)
    for (const { entry } of shown) yield* fromEntry(entry, label)
    if (shown.length > 0) {
      const isOpenList =
        slots.length === 1 && SLOTS[slots[0]!] === 'list' && !record.slots[slots[0]!].isComplete
      if (isOpenList && !LISTED_WHOLE.has(slots[0]!)) yield toldSegment(STUDY_SENTENCES.maybeMore)
      continue
    }
    if (slots.some((id) => record.slots[id].state === 'not-mine')) {
      yield toldSegment(STUDY_SENTENCES.notMine(label))
      continue
    }
    yield* unsure({ label, slots }, study)
  }
}

const LISTED_WHOLE: ReadonlySet<string> = new Set(['people', 'supervisors'])

/** Only candidates: they are shown as such. */
function* unsure({ label, slots }: SlotGroup, study: OpenStudy): Segments {
  const { slots: all } = study.record()
  const size = label === 'Sample' ? study.sampleSize() : null
  const open = slots.flatMap((id) => all[id].candidates)
  const candidates = open.flatMap(({ evidence }) => evidence.slice(0, 1))
  const texts =
    candidates.length > 0
      ? candidates
      : MOVES[label]
        ? study.reading.sentences
            .filter(({ text, role }) => role !== 'references' && makes(text, MOVES[label]!))
            .map(evidenceOf)
        : []
  if (size && candidates.some(({ sentenceId }) => sentenceId === size.evidence.sentenceId)) {
    yield quote(
      size.evidence,
      `The ${size.kind === 'planned' ? 'planned ' : ''}sample size reads as ${size.size}: `,
    )
    return
  }
  if (texts.length === 0 && open.length === 0) return
  yield toldSegment(STUDY_SENTENCES.notSure(label.toLowerCase()))
  for (const evidence of texts.slice(0, 3)) yield quote(evidence)
  if (texts.length === 0) for (const { value } of open.slice(0, 3)) yield toldSegment(`${value}.`)
}

const MOVES: Partial<Record<string, Parameters<typeof makes>[1]>> = {
  Aim: 'aim',
  'What was not known': 'gap',
  Limit: 'limitation',
  Recommendation: 'recommendation',
  Conclusion: 'conclusion',
  Result: 'finding',
}

function* fromPart(named: PartNamed, study: OpenStudy): Segments {
  const part = findPart(study.reading, named)
  if (!part || part.sentences.length === 0) {
    yield limit(STUDY_SENTENCES.noSuchPlace(named.words))
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
  yield* summaryOf(part)
}
const IS_PART = /chapter|introduction|literature|method|result|discussion|conclusion/i
const chapterWords = (title: string) => {
  const chapter = /^\W*(chapter\s+\w+)/i.exec(title)?.[1]
  return chapter ? chapter.toLowerCase() : `the ${title.toLowerCase().replace(/^[\d.\s]+/, '')}`
}

function* summaryOf(part: FoundPart, most?: number): Segments {
  yield toldSegment(`${part.title.replace(/\s+/g, ' ')}, in its own sentences:`)
  for (const sentence of tellingOf(part, most)) yield quote(evidenceOf(sentence))
}

function* compared(sides: readonly [Side, Side], study: OpenStudy): Segments {
  const held: Set<string>[] = []
  for (const side of sides) {
    const part = 'part' in side ? findPart(study.reading, side.part) : undefined
    if ('part' in side && !part) yield limit(STUDY_SENTENCES.noSuchPlace(side.part.words))
    else if (part) yield* summaryOf(part, 3)
    else if ('slots' in side) {
      const said = [...eachGroup(side.slots, [], study)]
      if (said.length === 0) yield limit(STUDY_SENTENCES.notInDocument)
      yield* said
    }
    held.push(new Set(part?.sections))
  }
  const sectionOf = new Map(
    [...study.reading.sentences, ...study.reading.blocks].map(({ id, section }) => [id, section]),
  )
  const touches = (ids: (string | undefined)[]) =>
    held.every((some) => some.size === 0 || ids.some((id) => id && some.has(sectionOf.get(id) ?? '')))
  const between = heaviestComparisons(study, 50).filter(
    ({ here, there }) => there.place && touches([here.place.sentenceId, there.place.sentenceId]),
  )
  for (const { says, here } of between.slice(0, 3)) {
    yield toldSegment(says)
    yield quote(here.place)
  }
  yield toldSegment(between.length > 0 ? STUDY_SENTENCES.judgeRest : STUDY_SENTENCES.noneBetween)
}

const MOST_FAULTS = 3

function* faults(study: OpenStudy): Segments {
  const { remarks } = study.record()
  const found = heaviestComparisons(study, MOST_FAULTS)
  for (const { says, here, advice } of found) {
    yield toldSegment(says)
    yield quote(here.place)
    yield toldSegment(advice)
  }
  for (const { says, do: advice, evidence } of remarks
    .filter(({ kind, isUnproved }) => kind !== 'strength' && !isUnproved)
    .slice(0, MOST_FAULTS)) {
    yield toldSegment(`${says} ${advice}`)
    for (const place of evidence.slice(0, 1)) yield quote(place)
  }
  const held = study.comparisons().length
  yield toldSegment(
    found.length + remarks.length > 0 ? STUDY_SENTENCES.faultsRead : STUDY_SENTENCES.noFaults(held),
  )
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
  const hard = heaviestComparisons(study, Math.min(2, count - 1)).map(({ asks, here }) => ({
    text: asks,
    place: here.place,
  }))
  const others = study.questions().map(({ question, evidence, role }) => ({
    text: `${question} It rests on ${placeWords(evidence)}${role === 'other' ? '' : `, ${role}`}: “${evidence.quote}”`,
    place: evidence,
  }))
  const all = [...others.slice(0, count - hard.length), ...hard]
  for (const { text, place } of all) yield { kind: 'question', text, sources: [fromDocument(place)] }
  if (all.length > 0 && all.length < count) yield toldSegment(STUDY_SENTENCES.noMoreQuestions)
}
