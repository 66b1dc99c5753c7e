/** Two tables that divide the same people: the lines of one are the columns of the other, and both add up to one number. */

import { plainWords } from '#kit/text/plain-words.ts'
import type { TableRow } from '#product/document-table.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, nameIn, nameOfTable, type PlacedTable, wholeIn } from '../places.ts'

export const tablesAgree: Comparator = {
  about: {
    id: 'numbers.tables-agree',
    area: 'data',
    label: 'Tables of the same people agree',
    weight: 3,
  },
  one: 'group that two tables count',
  many: 'groups that two tables count',
  holds: 'has the same number in both',
  hold: 'have the same numbers in both',
  none: 'No two tables count the same groups.',
  advice: 'Count each group again from your data, and correct the table that differs.',
  consequence: 'Two tables of one study cannot both be right, and the text rests on one of them.',
  isOpen: true,
  compare: ({ tables }) =>
    comparisonOf(
      tables.flatMap((lines) =>
        tables.flatMap((columns) => (lines === columns ? [] : groupRows(lines, columns))),
      ),
    ),
}

const FEWEST_GROUPS = 3
/** '9(12.6%': what stands before a bracket is the count, however the bracket goes on. */
function groupCount(row: TableRow, at: number): number | undefined {
  const before = /^\s*(\d+)\s*\(/.exec(row.cells[at]?.text ?? '')?.[1]
  return figureIn(row, at, ['count'])?.value ?? wholeIn(row, at) ?? (before ? Number(before) : undefined)
}

function groupRows(lines: PlacedTable, columns: PlacedTable): StatisticRow[] {
  const body = lines.table.rows.filter(({ kind }) => kind === 'body')
  const groups = body.flatMap((row) => {
    const name = plainWords(nameIn(lines, row))
    const at = columns.table.headings.findIndex((heading) => plainWords(heading) === name)
    return name && at >= columns.table.stub ? [{ row, at, sum: columnSum(columns, at) }] : []
  })
  if (groups.length < FEWEST_GROUPS || groups.length !== body.length) return []
  if (groups.some(({ sum }) => sum === undefined)) return []
  const whole = groups.reduce((all, { sum }) => all + sum!, 0)
  const same = lines.table.headings.flatMap((_, at) => {
    const counts = body.map((row) => groupCount(row, at))
    const all = counts.reduce<number>((sum, count) => sum + (count ?? Number.NaN), 0)
    return at >= lines.table.stub && all === whole ? [at] : []
  })
  const [column] = same
  if (same.length !== 1 || column === undefined) return []
  return groups.map(({ row, sum }): StatisticRow => {
    const count = groupCount(row, column)!
    const agrees = count === sum
    return {
      reports: `${nameIn(lines, row)}, ${nameOfTable(lines)} and ${nameOfTable(columns)}`,
      writes: `${count}`,
      computes: `${sum}`,
      verdict: agrees ? 'agrees' : 'look-again',
      ...(agrees
        ? {}
        : {
            note: `Both tables add up to ${whole}, and share it out differently. ${tablesAgree.consequence}`,
          }),
      evidence: evidenceOfRow(lines, row),
      against: evidenceOfRow(columns, columns.table.rows.find(({ kind }) => kind === 'body')!),
    }
  })
}

function columnSum({ table }: PlacedTable, at: number): number | undefined {
  const counts = table.rows.filter(({ kind }) => kind === 'body').map((row) => groupCount(row, at))
  return counts.length > 1
    ? counts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
    : undefined
}
