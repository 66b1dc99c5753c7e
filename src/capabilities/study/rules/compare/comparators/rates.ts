/**
 * A rate is of those who were looked at. Each group's share of all the cases says how the cases are spread, and is no
 * prevalence of the group: 8 cases of 41 children are 19.5%, though they are 11.3% of the 71 cases.
 */
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, nameOfTable, type PlacedTable, wholeIn } from '../places.ts'
import { shareColumnsOf } from './share-columns.ts'
import { wholeMeant, wholesFor } from './shares.ts'

const LOOKED_AT = /\b(?:examined|tested|screened|sampled|at risk|exposed|planted|enrolled)\b/i
const CALLED_A_RATE =
  /\b(?:prevalence|incidence|rate|infection|infected|positiv\w+|susceptib\w+|mortality)\b/i

export const rates: Comparator = {
  about: {
    id: 'numbers.rates',
    area: 'data',
    label: 'Rates are of those who were looked at',
    weight: 3,
  },
  one: 'table with those looked at and those found',
  many: 'tables with those looked at and those found',
  holds: 'gives rates of those looked at',
  hold: 'give rates of those looked at',
  none: 'No table gives those looked at beside those found.',
  advice:
    'Divide the cases of each group by those looked at in that group, and keep the share of all cases for another column.',
  consequence: 'Which group is hit hardest may turn round when the rate is computed.',
  compare: ({ tables, unread }) => comparisonOf(tables.flatMap(rateRows), unread),
}

function rateRows(placed: PlacedTable): StatisticRow[] {
  const { table } = placed
  const looked = table.headings.findIndex(
    (heading, at) => at >= table.stub && LOOKED_AT.test(heading) && !/%|per ?cent/i.test(heading),
  )
  if (looked < 0) return []
  return shareColumnsOf(placed).flatMap((column): StatisticRow[] => {
    const about = `${table.caption ?? ''} ${table.headings[column.share] ?? ''}`
    if (column.count === looked || !CALLED_A_RATE.test(about)) return []
    const wholes = wholesFor(placed, column)
    const meant = wholeMeant(column, wholes)
    if (!meant) return []
    const rateOf = (row: (typeof column.lines)[number]['row'], count: number) => {
      const all = wholeIn(row, looked)
      return all && count <= all ? (100 * count) / all : undefined
    }
    const apart = column.lines.filter(({ row, count, share }) => {
      const rate = rateOf(row, count)
      return rate !== undefined && Math.abs(rate - share.value) > 1
    })
    const [first] = apart
    const isSpread = meant.of === 'all' && apart.length > 1 && first !== undefined
    const line = isSpread ? first : column.lines[0]!
    const rate = rateOf(line.row, line.count)
    if (rate === undefined) return []
    return [
      {
        reports: `${nameOfTable(placed)}, ${nameIn(placed, line.row)}: ${line.count} of ${wholeIn(line.row, looked)}`,
        writes: `${line.share.value.toFixed(line.share.decimals)}%`,
        computes: `${rate.toFixed(Math.max(1, line.share.decimals))}%`,
        verdict: isSpread ? 'look-again' : 'agrees',
        ...(isSpread
          ? {
              note: `These are shares of all ${meant.name} cases, and not rates of those looked at. ${rates.consequence}`,
            }
          : {}),
        evidence: evidenceOfRow(placed, line.row),
      },
    ]
  })
}
