/** The places a work is compared between: its own sentences, and its tables as typed cells. */
import {
  type DocumentTable,
  type HeldNumber,
  nameOfRow,
  numberIn,
  type TableRow,
  type ValueKind,
} from '#product/document-table.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { findTableRows, type TableRows } from '../program-tables/find-table-rows.ts'
import { scaleIn } from '../program-tables/variables/descriptives-table.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { type SampleCandidate, sampleSizeOf } from '../statistics/sample-size.ts'
import { findStatistics, type Statistics } from '../statistics/statistics.ts'
import { idOrder, type NumberTable, numberTablesOf, partOf } from '../tables/number-tables.ts'
import { isOwn, type OwnStudy, ownNumbersOf } from './own-study.ts'
import { type PrintedFigures, printedFiguresOf } from './printed-figures.ts'

export type PlacedTable = {
  table: DocumentTable
  block: ReadSentence
  /** Places can be compared within one series of blocks. */
  series: string
  place: number
}

export type Places = {
  reading: ReadDocument
  own: OwnStudy
  /** Prose about the study itself, that with no digit too. */
  prose: ReadSentence[]
  tables: PlacedTable[]
  /** Tables that stand there and whose cells could not be told apart. */
  unread: StudyEvidence[]
  /** Test results about the study itself. */
  tests: Statistics['tests']
  size: SampleCandidate | null
  /** Rows of text, for those who read the tables of programs. */
  numberTables: NumberTable[]
  programTables: TableRows
  printed: PrintedFigures
  /** What the work says of itself; undefined where only its figures are compared. */
  record: StudyRecord | undefined
  /** What it asks and supposes: as the record proves it. */
  asked: Asked
}

export type Asked = Record<'objectives' | 'questions' | 'hypotheses', readonly Stated[]>
export type Stated = { value: string; evidence: StudyEvidence }
const NOTHING_ASKED: Asked = { objectives: [], questions: [], hypotheses: [] }

/** What others have found in the document already. */
export type Given = {
  statistics?: Statistics
  size?: SampleCandidate | null
  record?: StudyRecord
  asked?: Asked
}

export function placesOf(reading: ReadDocument, given: Given = {}): Places {
  const own = ownNumbersOf(reading)
  const statistics = given.statistics ?? findStatistics(reading)
  // A timetable has no digits, and is a table all the same.
  const placed = reading.blocks
    .filter(isOwn)
    .flatMap((block): PlacedTable[] =>
      block.table
        ? [{ table: block.table, block, series: partOf(block.block), place: idOrder(block.block) }]
        : [],
    )
  const isRead = ({ table }: PlacedTable) => table.unread === undefined && table.rows.length > 0
  const tables = placed.filter(isRead)
  const unread = reading.blocks.filter(({ table }) => table?.unread !== undefined).map(evidenceOf)
  const numberTables = numberTablesOf(reading, own.blocks)
  return {
    reading,
    own,
    prose: own.whole.filter(isProse),
    tables,
    unread,
    tests: statistics.tests.filter(({ evidence }) => own.byId.has(evidence.sentenceId)),
    size: given.size === undefined ? sampleSizeOf(reading) : given.size,
    numberTables,
    programTables: findTableRows(numberTables, scaleIn(own.all)),
    printed: printedFiguresOf({ tables, unread, own }, statistics),
    record: given.record,
    asked: given.asked ?? NOTHING_ASKED,
  }
}

/**
 * Whether a place stands among the results: in a part called so, or, after the methods, in one whose heading names only
 * its topic.
 */
export function amongResults({ sections, roleOf }: ReadDocument): (one: ReadSentence) => boolean {
  const first = sections.findIndex(({ id }) => roleOf.get(id) === 'methods')
  const later = new Set(first < 0 ? [] : sections.slice(first + 1).map(({ id }) => id))
  return ({ role, section }) => role === 'results' || (role === 'other' && later.has(section))
}

/** A row as it is printed, at its own page. */
export const evidenceOfRow = ({ block }: PlacedTable, row: TableRow): StudyEvidence =>
  evidenceOf({ ...block, page: row.page, text: row.cells.map(({ text }) => text).join(' | ') })

export const nameOfTable = ({ table, block }: PlacedTable): string =>
  table.label
    ? `Table ${table.label.number}`
    : table.caption
      ? `“${shortCaption(table.caption)}”`
      : `the table on page ${block.page}`

const LONGEST = 48
const shortCaption = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`

export const nameIn = ({ table }: PlacedTable, row: TableRow): string => nameOfRow(table, row)

/** The one number of a kind in a cell: '120 (45.2)' holds one count and one share. */
export function figureIn(row: TableRow, column: number, kinds: readonly ValueKind[]): HeldNumber | undefined {
  const cell = row.cells[column]
  if (row.unsure || !cell?.holds) return undefined
  const found = cell.holds.filter(
    (held): held is HeldNumber => held.is !== 'interval' && kinds.includes(held.is),
  )
  const [one] = found
  return found.length === 1 && !one!.bound ? one : undefined
}

/** A whole number that stands alone in its cell. */
export function wholeIn(row: TableRow, column: number): number | undefined {
  const held = row.unsure ? undefined : numberIn(row.cells[column])
  if (!held || held.bound || held.decimals > 0 || held.value < 0) return undefined
  return held.is === 'count' || held.is === 'number' ? held.value : undefined
}

export const isEmptyCell = (row: TableRow, column: number): boolean =>
  /^(?:[-–—.\s]*|nil|n\/?a)$/i.test(row.cells[column]?.text ?? '')

/** What stands within this many blocks of a table speaks of it. */
const NEAR = 5
export const isNear = (sentence: ReadSentence, { series, place }: PlacedTable): boolean =>
  partOf(sentence.block) === series && Math.abs(idOrder(sentence.block) - place) <= NEAR
