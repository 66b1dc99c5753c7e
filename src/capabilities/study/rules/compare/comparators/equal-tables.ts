/** Two tables under different questions that print the same figures, in the same or another order. */

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
      const earlier = seen.get(key)
      if (!earlier) seen.set(key, placed)
      const isRepeat = earlier && isOfAnother(earlier, placed)
      return [
        {
          reports: `The figures of ${nameOfTable(placed)}`,
          writes: isRepeat ? `the same as ${nameOfTable(earlier)}` : 'its own',
          computes: 'figures of its own',
          verdict: isRepeat ? 'look-again' : 'agrees',
          ...(isRepeat
            ? { note: `Two tables under different titles print the same figures. ${equalTables.consequence}` }
            : {}),
          evidence: firstRowOf(placed),
          ...(earlier && isRepeat ? { against: firstRowOf(earlier) } : {}),
        },
      ]
    })
    return rows.length < 2 ? comparisonOf([]) : comparisonOf(rows, unread)
  },
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
