/**
 * What the record says in words: where a model has read the work, or the student has said it, their value is told with its
 * place, and the sentences that the rules would quote for the same slot give way.
 */
import {
  type FactKind,
  factsOfKind,
  SLOTS,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
  saidOf,
  slotsOfKind,
} from '#capabilities/study/index.ts'
import type { StatisticRow } from '../../contract.ts'
import type { AnalysisMaterial } from '../checklist/analysis-material.ts'
import { each, type ToldPoints } from '../facts/points-of-facts.ts'
import { wordsAt } from '../facts/words-at-stage.ts'
import { type Point, point } from '../words/point.ts'
import { capitalised, ended, quotedExcerpt } from '../words/wording.ts'

type OwnWords = Pick<AnalysisMaterial, 'work' | 'record' | 'doubted'>

/** Filled by a model or by the student, not by a sentence that the rules found. */
export const inOwnWords = (record: StudyRecord, slot: SlotId): SlotEntry[] =>
  saidOf(record, slot).filter(({ by }) => by !== 'built-in')

/** As a quotation where the very words stand in the work, and as the reader's own where they do not. */
export function wordedEntry(
  { value, evidence }: Pick<SlotEntry, 'value' | 'evidence'>,
  longest?: number,
): string {
  const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\.$/, '').trim().toLowerCase()
  return evidence.some(({ quote }) => plain(quote).includes(plain(value)))
    ? quotedExcerpt(value, longest)
    : ended(value)
}

/** In one sentence. */
const MOST_JOINED = 3

const valuePoint = (lead: string, entry: SlotEntry): Point =>
  point(`${lead}: ${wordedEntry(entry)}`, ...entry.evidence)

/** The values of a kind of fact, or the sentences that state it. */
export function ofKind(material: OwnWords, kind: FactKind, most: number, told: ToldPoints): Point[] {
  const { work, record, doubted } = material
  const { lead } = wordsAt(work.stage, kind)
  const quoted = () => {
    const facts = factsOfKind(record, kind)
    const sound = kind === 'result' ? facts.filter((one) => !doubted.has(one.evidence.sentenceId)) : facts
    return each(sound, lead, most, told)
  }
  if (kind === 'null-result' && inOwnWords(record, 'results').length > 0) return []
  if (kind === 'sample-size') return sampleChain(record, lead) ?? quoted()
  const points = slotsOfKind(kind).flatMap((slot) => ofSlot(record, slot, lead, most))
  return points.length > 0 ? points : quoted()
}

function ofSlot(record: StudyRecord, slot: SlotId, lead: string, most: number): Point[] {
  const entries = inOwnWords(record, slot)
  if (SLOTS[slot] === 'list' || entries.length < 2)
    return entries.slice(0, most).map((entry) => valuePoint(lead, entry))
  const joined = entries.slice(0, MOST_JOINED)
  const values = joined.map(({ value }) => value.replace(/\.$/, ''))
  const evidence = joined.flatMap((entry) => entry.evidence.slice(0, 1))
  // Two figures of the same thing contradict each other; two other values may both be meant.
  const joint = entries.every(({ value }) => /^\d/.test(value)) ? ', and elsewhere ' : '; '
  return [point(`${lead}: ${ended(values.join(joint))}`, ...evidence)]
}

/** Slots that are no kind of fact of every study. */
const SLOT_LEADS: readonly (readonly [SlotId, lead: string])[] = [
  ['dataSource', 'Where the data come from'],
  ['requirements', 'What it has to do'],
  ['architecture', 'How it is made up'],
  ['tests', 'How it was tried'],
  ['timetable', 'When it will be done'],
]
const MOST_OF_A_SLOT = 2

export const ofSlots = (record: StudyRecord, told: ToldPoints): Point[] =>
  SLOT_LEADS.flatMap(([slot, lead]) => {
    const own = ofSlot(record, slot, lead, MOST_OF_A_SLOT)
    if (own.length > 0) return own
    const untold = saidOf(record, slot).filter(
      ({ evidence: [place] }) => place && !told.has(place.sentenceId),
    )
    return untold.slice(0, MOST_OF_A_SLOT).map(({ value, evidence }) => {
      told.add(evidence[0]!.sentenceId)
      return point(`${lead}: ${quotedExcerpt(value)}`, evidence[0])
    })
  })

const CHAIN: readonly (readonly [SlotId, words: string])[] = [
  ['samplePlanned', 'planned'],
  ['sampleAsked', 'asked'],
  ['sampleReturned', 'returned'],
  ['sampleAnalysed', 'analysed'],
]

/** How many were planned, asked, returned and analysed, in one sentence. */
function sampleChain(record: StudyRecord, lead: string): Point[] | null {
  const links = CHAIN.flatMap(([slot, words]) => {
    const entries = inOwnWords(record, slot)
    return entries.length > 0 ? [{ entries, words }] : []
  })
  if (links.length === 0) return null
  const said = links.map(
    ({ entries, words }) =>
      `${words} ${entries.map(({ value }) => value.replace(/\.$/, '')).join(' and elsewhere ')}`,
  )
  return [
    point(
      `${lead}: ${said.join('; ')}.`,
      ...links.flatMap(({ entries }) => entries.flatMap(({ evidence }) => evidence.slice(0, 1))),
    ),
  ]
}

const HAS_FIGURE = /\d/

/** Results in a reader's own words: with their figures, or without any. */
export function resultsInWords(
  { record, doubted, rows }: Pick<AnalysisMaterial, 'record' | 'doubted' | 'rows'>,
  which: 'in figures' | 'in words',
): Point[] {
  const differing = rows.filter(({ verdict }) => verdict === 'look-again')
  return byQuestion(inOwnWords(record, 'results'))
    .filter(
      (entry) =>
        HAS_FIGURE.test(entry.value) === (which === 'in figures') && !isDoubted(entry, doubted, differing),
    )
    .map(({ value, table, evidence }) =>
      point(
        capitalised(
          ended(table && !value.includes(table) ? `${value.replace(/\.$/, '')} (${table})` : value),
        ),
        ...evidence,
      ),
    )
}

/** A figure that does not follow is told where it is found, not as a result. */
const isDoubted = (
  { value, evidence }: SlotEntry,
  doubted: ReadonlySet<string>,
  differing: readonly StatisticRow[],
): boolean =>
  evidence.some(
    ({ sentenceId, quote }) => !quote.includes(' | ') && doubted.has(sentenceId) && HAS_FIGURE.test(value),
  ) ||
  differing.some(
    ({ writes, evidence: row }) =>
      value.includes(writes) && evidence.some(({ quote }) => quote === row.quote),
  )

/** What answers the questions comes first, and of each question as much as of the others. */
function byQuestion(entries: readonly SlotEntry[]): SlotEntry[] {
  const groups = [...Map.groupBy(entries, ({ answers = '' }) => answers)]
  const asked = groups.flatMap(([answers, held]) => (answers ? [held] : []))
  const most = Math.max(0, ...asked.map(({ length }) => length))
  return [
    ...Array.from({ length: most }, (_, at) => asked.flatMap((held) => held[at] ?? [])).flat(),
    ...groups.flatMap(([answers, held]) => (answers ? [] : held)),
  ]
}
