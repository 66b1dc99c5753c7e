/** Budgets and similar tables: a column of amounts that ends in its total. */

import { comparedRow, exactly, fits } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isTotal } from '../../tables/stubs.ts'
import { amountIn } from './amounts.ts'
import { sumOf } from './counts-table.ts'

const AMOUNTS =
  /\b(?:costs?|amounts?|(?:sub-?)?totals?|budget|expenses?|fees?|kwacha|usd|zmw|mwk|ksh|kes|ugx|naira)\b|[$£€₦]/i
/** Unit prices are never added up. */
const OF_ONE = /\b(?:unit|per|each|rate)\b/i
const FEWEST = 3

export function findColumnSums(tables: readonly NumberTable[]): StatisticRow[] {
  return tables.flatMap((table) => {
    const totals = table.rows.flatMap((row, at) => (row.some((cell) => isTotal(cell)) ? [at] : []))
    const [end] = totals
    if (totals.length !== 1 || end === undefined || end !== table.rows.length - 1) return []
    return table.header.flatMap((title, column) => {
      const total = amountIn(table.rows[end]![column])
      const parts = table.rows.slice(0, end).flatMap((row) => amountIn(row[column]) ?? [])
      if (column === 0 || !AMOUNTS.test(title) || OF_ONE.test(title) || !total || parts.length < FEWEST)
        return []
      // A cell of words among them may contain an amount.
      if (
        table.rows.slice(0, end).some((row) => (row[column] ?? '') !== '' && amountIn(row[column]) === null)
      )
        return []
      const sum = sumOf(parts.map(({ value }) => value))
      return [
        comparedRow({
          reports: parts.map(({ text }) => text).join(' + '),
          name: 'total',
          printed: total,
          computed: exactly(sum),
          exact: sum,
          agrees: fits(total, exactly(sum)),
          note: 'The amounts do not add up to their total.',
          evidence: table.evidenceOf(end),
        }),
      ]
    })
  })
}
