/** Two tables under different questions that print the same figures, in the same or another order. */

import { plainWords } from '#kit/text/plain-words.ts'
import type { TableRow } from '#product/document-table.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameOfTable, type PlacedTable } from '../places.ts'

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

type Copied = { from: PlacedTable[]; rows: { row: TableRow; of: TableRow; from: PlacedTable }[] }
const FEWEST_ROWS = 2
const FEWEST_IN_ROW = 3

/** Lines of different names that hold the very same figures as those of tables before: one may be chance, two are not. */
function copiedRows(tables: readonly PlacedTable[], placed: PlacedTable): Copied | undefined {
  const own = placed.table.rows.filter((row) => row.kind === 'body' && !row.unsure)
  const names = new Set(own.map((row) => namedBy(row)))
  const before = tables.slice(0, tables.indexOf(placed))
  const rows = own.flatMap((row) => {
    const key = namedBy(row) === '' ? undefined : figuresOf(row, placed.table)
    if (!key) return []
    for (const from of before)
      for (const of of from.table.rows)
        if (
          of.kind === 'body' &&
          figuresOf(of, from.table) === key &&
          namedBy(of) !== '' &&
          !names.has(namedBy(of))
        )
          return [{ row, of, from }]
    return []
  })
  const from = [...new Set(rows.map((one) => one.from))]
  // One line each of several tables may be chance.
  const isCopy = from.some((one) => rows.filter((each) => each.from === one).length >= FEWEST_ROWS)
  return isCopy ? { from, rows } : undefined
}

const namedBy = ({ cells }: TableRow) =>
  plainWords(cells.flatMap(({ text, holds = [] }) => (holds.length === 0 ? [text] : [])).join(' '))

/**
 * The whole numbers of a line, for what is computed from them is rounded in many ways. A number that only counts the lines is none; a sum of the others tells
 * nothing more, and neither does what was expected: 20 + 50 = 70 is one answer, and chance repeats it.
 */
function figuresOf({ cells }: TableRow, { headings }: PlacedTable['table']): string | undefined {
  const figures = cells.flatMap(({ holds = [] }, at) =>
    at === 0 || EXPECTED.test(headings[at] ?? '')
      ? []
      : holds.flatMap((held) => (held.is !== 'interval' && held.decimals === 0 ? [held.value] : [])),
  )
  const counts = [...new Set(figures.filter((value) => value >= 10))]
  const all = counts.reduce((sum, value) => sum + value, 0)
  const told = counts.filter((value) => value * 2 !== all)
  return told.length >= FEWEST_IN_ROW ? figures.join(' ') : undefined
}
/** The sizes of the fields of a database are chosen, and chosen alike. */
const OF_FIELDS = /\bdata\s?types?\b|\bfield (?:name|size|type)s?\b|\bconstraints?\b/i
const EXPECTED = /\b(?:expected|theoretical)\b/i

function copiedRow(placed: PlacedTable, { from, rows }: Copied): StatisticRow {
  const [{ row, of, from: source }] = rows as [Copied['rows'][number]]
  return {
    reports: `${rows.length} lines of ${nameOfTable(placed)}`,
    writes: `the same figures as lines of ${from.map(nameOfTable).join(' and ')}`,
    computes: 'figures of their own',
    verdict: 'look-again',
    note: `Lines under different names hold the very same figures. ${equalTables.consequence}`,
    evidence: evidenceOfRow(placed, row),
    against: evidenceOfRow(source, of),
  }
}

const firstRowOf = (placed: PlacedTable) =>
  evidenceOfRow(placed, placed.table.rows.find(({ kind }) => kind !== 'head')!)

/** All figures but shares, sorted: the order of the lines does not matter. */
function sortedFigures({ table }: PlacedTable): string | undefined {
  if (table.headings.some((heading) => EXPECTED.test(heading) || OF_FIELDS.test(heading))) return undefined
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
