/** What the record holds in the slots that a question asks for. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { heaviestComparisons } from '../../compare/heaviest.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { SLOTS, type SlotEntry, type SlotId, saidOf } from '../../record/study-record.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { limit, quote, toldSegment } from '../segments.ts'
import { isAppended, listUnder, underHeadingAsked } from '../under-heading.ts'
import { isItem } from '../what-follows.ts'
import { OF_COVER, supervisorLines } from './cover-answer.ts'
import { LIKELY, mostLikely, oddsOf } from './most-likely.ts'
import { problemUnder } from './problem-told.ts'
import type { SlotGroup } from './slots-asked.ts'

type Segments = Generator<AnswerSegment, void, undefined>

export function eachPlaceOnce<Told extends { entry: SlotEntry }>(told: readonly Told[]): Told[] {
  const places = new Set<string>()
  return told.filter(({ entry }) => {
    const key = entry.evidence[0]?.quote ?? entry.value
    return !places.has(key) && places.add(key)
  })
}

export function* fromEntry({ value, evidence }: SlotEntry, label: string): Segments {
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

export function* fromSlots(
  groups: readonly SlotGroup[],
  rest: readonly string[],
  study: OpenStudy,
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
  // What is asked for is not in it: the text is looked through instead.
  if (isNarrowed) yield* told
}

const sharesWith = (text: string, stems: readonly string[]) => {
  const has = new Set(contentStems(text))
  return stems.some((stem) => has.has(stem))
}

export function* eachGroup(
  groups: readonly SlotGroup[],
  rest: readonly string[],
  study: OpenStudy,
): Segments {
  for (const { label, slots } of groups) {
    const record = study.record()
    const said = slots
      .flatMap((id) => saidOf(record, id).map((entry) => ({ id, entry })))
      .filter(({ id, entry }) => !OWN_WORDS.has(id) || !isAppended(entry.evidence[0], study.reading))
    const narrowed = said.filter(({ entry }) =>
      sharesWith(`${entry.value} ${entry.evidence[0]?.quote ?? ''}`, rest),
    )
    const shown = eachPlaceOnce(narrowed.length > 0 ? narrowed : said).slice(0, MOST_ENTRIES)
    const isOpenList =
      slots.length === 1 && SLOTS[slots[0]!] === 'list' && !record.slots[slots[0]!].isComplete
    const listed = isOpenList && rest.length === 0 ? listUnder(HEADED[slots[0]!] ?? '', study.reading) : []
    // A summary of findings says them better than the sentences round the tables.
    if (listed.length > shown.length || (listed.length > 1 && slots[0] === 'results')) {
      for (const evidence of listed) yield quote(evidence, `${label}: `)
      continue
    }
    const problem = slots[0] === 'problem' && rest.length === 0 ? problemUnder(shown, study) : []
    if (problem.length > 0) {
      for (const evidence of problem) yield quote(evidence, `${label}: `)
      continue
    }
    if (shown.length > 0) {
      for (const { entry } of shown) yield* fromEntry(entry, label)
      yield* otherNumber(label, study)
      if (isOpenList && !LISTED_WHOLE.has(slots[0]!)) yield toldSegment(STUDY_SENTENCES.maybeMore)
      continue
    }
    if (slots.some((id) => record.slots[id].state === 'not-mine')) {
      yield toldSegment(STUDY_SENTENCES.notMine(label))
      continue
    }
    if (rest.length > 0) continue
    const headed = HEADED[slots[0]!]
    const under = headed ? underHeadingAsked(`what is the ${headed}`, study.reading) : undefined
    if (under && !(OWN_WORDS.has(slots[0]!) && isAppended(under.evidence[0], study.reading))) {
      for (const evidence of under.evidence) yield quote(evidence, `${label}: `)
      continue
    }
    const open = [...unsure({ label, slots }, study)]
    yield* open
    // Of several things asked for, none is passed over in silence.
    if (open.length === 0 && groups.length > 1) yield* lookedUp(label, study)
  }
}

/** The questions of an interview are no research questions. */
const OWN_WORDS: ReadonlySet<SlotId> = new Set(['questions', 'objectives', 'hypotheses'])

/** Where the work gives two numbers for it, both are told. */
function* otherNumber(label: string, study: OpenStudy): Segments {
  if (!OF_SIZE.has(label)) return
  const differs = heaviestComparisons(study, MOST_COMPARED).find(
    ({ reports, there }) =>
      there.place && reports.toLowerCase().includes(`size of the ${label.toLowerCase()}`),
  )
  if (!differs) return
  yield toldSegment(differs.says)
  for (const { place } of [differs.here, differs.there]) if (place) yield quote(place)
}
const OF_SIZE: ReadonlySet<string> = new Set(['Sample', 'Population'])
const MOST_COMPARED = 50

function* lookedUp(label: string, study: OpenStudy): Segments {
  const lines = label === 'Supervisor' ? supervisorLines(study) : []
  if (lines.length === 0 && OF_COVER.has(label)) {
    yield limit(STUDY_SENTENCES.notFoundOf(label.toLowerCase()))
    return
  }
  if (lines.length > 0) {
    for (const evidence of lines) yield quote(evidence, `${label}: `)
    return
  }
  const found = lookUpIn(study, LOOKED_UP_AS[label] ?? `what is the ${label.toLowerCase()}`)
  if (!found.isAnswered || !found.isSure) yield limit(STUDY_SENTENCES.notFoundOf(label.toLowerCase()))
  else for (const evidence of found.evidence) yield quote(evidence, `${label}: `)
}

const LOOKED_UP_AS: Partial<Record<string, string>> = {
  Sample: 'how many people took part',
  Sampling: 'how was the sample selected',
}

/** What the heading over such a list says. */
const HEADED: Partial<Record<SlotId, string>> = {
  recommendations: 'recommendations',
  limits: 'limitations',
  objectives: 'objectives',
  questions: 'research questions',
  hypotheses: 'hypotheses',
  requirements: 'requirements',
  gap: 'gap',
  dataSource: 'sources of data',
  setting: 'study area',
  period: 'study period',
  results: 'findings',
}

const LISTED_WHOLE: ReadonlySet<string> = new Set(['people', 'supervisors'])

/** Only candidates: they are shown as such. */
function* unsure({ label, slots }: SlotGroup, study: OpenStudy): Segments {
  const { slots: all } = study.record()
  const open = slots
    .flatMap((id) => all[id].candidates)
    .filter(
      ({ value, evidence: [place] }) => label !== 'Hypothesis' || IS_HYPOTHESIS.test(place?.quote ?? value),
    )
  const candidates = open
    .flatMap(({ evidence }) => evidence.slice(0, 1))
    .filter((place) => !slots.some((id) => OWN_WORDS.has(id)) || !isAppended(place, study.reading))
    .filter(({ quote: said }) => !EXPLAINS_SYMBOL.test(said))
  const listed = runInList(label, study)
  const texts =
    listed.length > 0 ? listed : candidates.length > 0 ? candidates : mostLikely(label, slots, study)
  if (texts.length === 0 && open.length === 0) return
  // A cover has one title, and the first that may be it is told first.
  const most = label === 'Title' ? 1 : MOST_UNSURE
  const isSize = OF_SIZE.has(label) && texts.length > 1
  const likely =
    listed.length > 0
      ? listed
      : label === 'Period' && texts.length === 1
        ? texts
        : isSize
          ? []
          : texts.filter(({ sentenceId }) => slots.some((id) => oddsOf(sentenceId, id, study) > LIKELY))
  if (likely.length === 0) yield toldSegment(STUDY_SENTENCES.notSure)
  for (const evidence of (likely.length > 0 ? likely : texts).slice(0, listed.length || most))
    yield quote(evidence, likely.length > 0 ? `${label}: ` : '')
  if (texts.length === 0) for (const { value } of open.slice(0, 3)) yield toldSegment(`${value}.`)
}

/** "Objectives of the study • To find …": a heading that ran into the first of its list. */
function runInList(label: string, { reading }: OpenStudy): StudyEvidence[] {
  const opens = new RegExp(String.raw`^\W*(?:[\d.]+\s*)?(?:\p{L}+\s+)?${label}s\b[^.:•]{0,40}[:•]\s*\S`, 'iu')
  const at = reading.sentences.findIndex(({ text, role }) => role !== 'references' && opens.test(text))
  const head = reading.sentences[at]
  if (!head) return []
  const items = reading.sentences
    .slice(at + 1, at + 1 + MOST_ENTRIES)
    .filter((one) => one.section === head.section && isItem(one))
  return items.length > 1 ? [head, ...items].map(evidenceOf) : []
}

const MOST_UNSURE = 3
const IS_HYPOTHESIS = /hypothes|\bH[0oa1-9]\w?\b/i
/** "Where N = sample size" */
const EXPLAINS_SYMBOL = /^\W*where\b[^.]*=/i
