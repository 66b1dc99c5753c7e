/** Two tables under different questions that print the same figures, in the same or another order. */

import type { TableRow } from '#product/document-table.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameOfTable, type PlacedTable, plainWords } from '../places.ts'

const FEWEST_FIGURES = 6
const FEWEST_DIFFERENT = 4

export const equalTables: Comparator = {
  about: {
    id: 'numbers.equal-tables',
    area: 'data',
    label: 'Different questions have different answers',
    weight: 3,
  },
  one: 'table of figures',
  many: 'tables of figures',
  holds: 'prints figures of its own',
  hold: 'print figures of their own',
  none: 'There are no two tables of figures to hold against each other.',
  advice: 'Open the output of your program for both questions: one table was probably copied from the other.',
  consequence: 'What is concluded from one of the two questions has no data of its own.',
  compare: ({ tables, unread }) => {
    const seen = new Map<string, PlacedTable>()
    const rows = tables.flatMap((placed): StatisticRow[] => {
      const key = sortedFigures(placed)
      if (!key) return []
      const same = seen.get(key)
      if (!same) seen.set(key, placed)
      const isRepeat = same !== undefined && isOfAnother(same, placed)
      const copied = isRepeat ? undefined : copiedRows(tables, placed)
      if (copied) return [copiedRow(placed, copied)]
      return [
        {
          reports: `The figures of ${nameOfTable(placed)}`,
          writes: isRepeat ? `the same as ${nameOfTable(same)}` : 'its own',
          computes: 'figures of its own',
          verdict: isRepeat ? 'look-again' : 'agrees',
          ...(isRepeat
            ? { note: `Two tables under different titles print the same figures. ${equalTables.consequence}` }
            : {}),
          evidence: firstRowOf(placed),
          ...(isRepeat ? { against: firstRowOf(same) } : {}),
        },
      ]
    })
    return rows.length < 2 ? comparisonOf([]) : comparisonOf(rows, unread)
  },
}

type Copied = { from: PlacedTable; rows: { row: TableRow; of: TableRow }[] }
const FEWEST_ROWS = 2
const FEWEST_IN_ROW = 3

/** Lines of different names in two tables that hold the very same figures: one may be chance, two are not. */
function copiedRows(tables: readonly PlacedTable[], placed: PlacedTable): Copied | undefined {
  const own = placed.table.rows.filter((row) => row.kind === 'body' && !row.unsure)
  const names = new Set(own.map((row) => namedBy(row)))
  for (const from of tables) {
    if (from === placed) return undefined
    const rows = own.flatMap((row) => {
      const key = figuresOf(row)
      const of = key && from.table.rows.find((other) => other.kind === 'body' && figuresOf(other) === key)
      return of && namedBy(of) !== '' && !names.has(namedBy(of)) && namedBy(row) !== '' ? [{ row, of }] : []
    })
    if (rows.length >= FEWEST_ROWS) return { from, rows }
  }
  return undefined
}

const namedBy = ({ cells }: TableRow) =>
  plainWords(cells.flatMap(({ text, holds = [] }) => (holds.length === 0 ? [text] : [])).join(' '))

/** Whole numbers and what is computed from them; a number that only counts the lines is none. */
function figuresOf({ cells }: TableRow): string | undefined {
  const figures = cells
    .slice(1)
    .flatMap(({ holds = [] }) => holds.flatMap((held) => (held.is === 'interval' ? [] : [held.value])))
  const counts = figures.filter((value) => Number.isInteger(value) && value >= 10)
  return new Set(counts).size >= FEWEST_IN_ROW ? figures.join(' ') : undefined
}

function copiedRow(placed: PlacedTable, { from, rows }: Copied): StatisticRow {
  const [{ row, of }] = rows as [Copied['rows'][number]]
  return {
    reports: `${rows.length} lines of ${nameOfTable(placed)}`,
    writes: `the same figures as lines of ${nameOfTable(from)}`,
    computes: 'figures of their own',
    verdict: 'look-again',
    note: `Lines under different names hold the very same figures. ${equalTables.consequence}`,
    evidence: evidenceOfRow(placed, row),
    against: evidenceOfRow(from, of),
  }
}

const firstRowOf = (placed: PlacedTable) =>
  evidenceOfRow(placed, placed.table.rows.find(({ kind }) => kind !== 'head')!)

/** All figures but shares, sorted: the order of the lines does not matter. */
function sortedFigures({ table }: PlacedTable): string | undefined {
  const numbers = table.rows
    .filter(({ kind }) => kind === 'body')
    .flatMap(({ cells }) => cells.slice(table.stub))
    .flatMap(({ holds = [] }) => holds)
    .flatMap((held) => (held.is === 'interval' ? [held.from, held.to] : [held.value]))
    .sort((one, other) => one - other)
  return numbers.length >= FEWEST_FIGURES && new Set(numbers).size >= FEWEST_DIFFERENT
    ? numbers.join(' ')
    : undefined
}

/** The same table printed again in an appendix, or told to go on, is no second question. */
function isOfAnother({ table: one }: PlacedTable, { table: other }: PlacedTable): boolean {
  const title = ({ caption = '' }: PlacedTable['table']) =>
    plainWords(caption.replace(/^\s*(?:table|figure)\s*[\d.:–-]+/i, ''))
  if (one.label?.number === other.label?.number && one.label) return false
  const [first, second] = [title(one), title(other)]
  return (
    first !== '' && second !== '' && first !== second && !first.includes(second) && !second.includes(first)
  )
}
