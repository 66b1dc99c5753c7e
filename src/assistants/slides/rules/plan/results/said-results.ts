/** Results in words: those of the record; where it has none that tells one, sentences that most likely do. */
import { type SlotEntry, saidOf } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Point, SlideSource } from '../../deck/deck.ts'
import { isTableRow, placeKey } from '../by-model/contested.ts'
import { goalNamed, type ModelResult, modelResult } from '../by-model/model-results.ts'
import { type Goal, goalsFor } from '../goals.ts'
import { isResult } from '../no-result.ts'
import { onceEach } from '../once-each.ts'
import { nameOfSection } from '../own-sections.ts'
import { plainlySaid } from '../plainly.ts'
import { doesFor } from '../sentences/does.ts'
import { likelySaid } from '../sentences/likely.ts'
import { pointOfEntry } from '../sentences/lines-of-entry.ts'
import { isStatedHere, pointOfStated } from '../stated.ts'
import { type Flaw, flawsOf, type Work } from '../work.ts'

export type ToldResult = {
  point: Point
  goal: Goal | undefined
  section: string | undefined
  marks: Flaw[]
  isMain?: boolean
  /** Read by a model: it stands alone until the model puts it with others. */
  isAlone?: boolean
  table?: ModelResult['table']
}

const OF_RESULTS = { id: 'result', part: 'Results' } as const
const TELL_RESULTS = new Set<SectionRole>(['results', 'discussion', 'conclusion', 'abstract'])
const MOST_PLAIN = 9

export function saidResults(work: Work, goals: readonly Goal[]): ToldResult[] {
  const entries = foundHere(work)
  const goalOf = goalsFor(
    entries.map(({ value, answers = '' }) => `${answers} ${value}`),
    goals,
  )
  const told = entries.flatMap((entry, at): ToldResult[] => {
    const read = entry.by === 'model' ? modelResult(work, entry) : undefined
    const point = entry.by === 'model' ? read?.point : pointOfEntry(entry)
    const [source] = point?.sources ?? []
    if (!point || !source || work.used.has(placeKey(source)) || !isSure(work, entry, point)) return []
    work.used.add(placeKey(source))
    return [
      {
        point,
        goal: read?.isMain ? undefined : (goalNamed(entry, goals) ?? goalOf[at]),
        section: sectionOf(work, source.sentenceId),
        marks: flawsOn(work, source),
        ...(read && { isAlone: true, table: read.table, isMain: read.isMain }),
      },
    ]
  })
  return told.length > 0 ? told : likelyResults(work, goals)
}

/** What leads the results, and what of them answers which objective. */
export function toldOf(work: Work, points: readonly Point[], goals: readonly Goal[]): ToldResult[] {
  const goalOf = goalsFor(
    points.map(({ text }) => text),
    goals,
  )
  return points.map((point, at) => ({
    point,
    goal: goalOf[at],
    section: undefined,
    marks: flawsOn(work, point.sources[0]!),
    isMain: true,
  }))
}

/** A flaw of one row is no flaw of the others. */
const flawsOn = (work: Work, { sentenceId, quote }: SlideSource): Flaw[] =>
  flawsOf(work, [sentenceId]).filter(({ evidence }) => !isTableRow(quote) || evidence.quote.trim() === quote)

const isSure = (work: Work, { by, evidence: [place] }: SlotEntry, { text }: Point): boolean =>
  by !== 'built-in' ||
  (isResult(text) && !work.isUntold(text) && doesFor(work, OF_RESULTS, place?.sentenceId ?? ''))

function likelyResults(work: Work, goals: readonly Goal[]): ToldResult[] {
  const unsure = work.record.slots.results.candidates.flatMap(({ evidence: [place] }) => {
    const stated = work.statementOf.get(place?.sentenceId ?? '')
    return stated?.role === 'results' && isStatedHere(stated, false) ? [stated] : []
  })
  const plainly = [...plainlySaid(work, 'result'), ...unsure].filter(
    ({ sentence, text }) => doesFor(work, OF_RESULTS, sentence.id) && /\d/.test(text),
  )
  const likely = likelySaid(work, 'result', ({ role, text }) => TELL_RESULTS.has(role) && isResult(text))
  const points = onceEach([...plainly, ...likely].flatMap((one) => pointOfStated(one) ?? []))
    .filter(({ text }) => isResult(text))
    .slice(0, MOST_PLAIN)
  const goalOf = goalsFor(
    points.map(({ text }) => text),
    goals,
  )
  return points.map((point, at) => {
    const { sentenceId } = point.sources[0]!
    work.used.add(sentenceId)
    return { point, goal: goalOf[at], section: undefined, marks: flawsOf(work, [sentenceId]) }
  })
}

/** What it concludes waits for the conclusion, where it found more. */
function foundHere({ record }: Work) {
  const concluded = new Set(
    saidOf(record, 'conclusions').flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)),
  )
  const all = saidOf(record, 'results')
  const others = all.filter(({ evidence }) => !evidence.some(({ sentenceId }) => concluded.has(sentenceId)))
  return others.some(({ value }) => isResult(value)) ? others : all
}

/** The heading it stands under, where that is a heading of the results and names something. */
function sectionOf(work: Work, sentenceId: string): string | undefined {
  const { reading } = work.study
  const id = reading.sentences.find((one) => one.id === sentenceId)?.section
  const section = reading.sections.find((one) => one.id === id)
  const isOfResults = id !== undefined && ['results', 'discussion'].includes(reading.roleOf.get(id) ?? '')
  return section && isOfResults ? nameOfSection(section.title, work) : undefined
}
