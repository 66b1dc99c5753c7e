/**
 * SPSS's "Tests of Normality": the p of Kolmogorov–Smirnov with Lilliefors' correction follows from the largest
 * distance and n (Dallal and Wilkinson, 1986). That of Shapiro–Wilk needs the data.
 */

import { readP } from '../../statistics/judged-p.ts'
import { showP } from '../../statistics/printed-number.ts'
import { readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { stubName } from '../../tables/stubs.ts'

const TITLE = /kolmogorov/i
/** The formula is valid below .1; SPSS prints .200 for everything above that. */
const HOLDS_BELOW = 0.1
const FEWEST = 5

export const findNormalityRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => {
    if (!TITLE.test(`${table.title} ${table.header.join(' ')} ${table.headings.flat().join(' ')}`)) return []
    const { df = [], p = [] } = columnsIn(
      table.header.map((title) => title.replace(/^.*(?=statistic|df|sig)/i, '')),
    )
    const [n, sig] = [df[0], p[0]]
    if (n === undefined || sig !== n + 1 || n < 2) return []
    return table.rows.flatMap((row, at): StatisticRow[] => {
      const [distance, size, printed] = [
        readPrinted(row[n - 1]),
        readPrinted(row[n])?.value ?? 0,
        readP(row[sig]),
      ]
      if (!distance || !printed || size < FEWEST || distance.value <= 0 || distance.value >= 1) return []
      const [low, high] = [pOf(distance.high, size), pOf(distance.low, size)]
      const isOpen = high > HOLDS_BELOW
      const agrees = isOpen
        ? printed.value > HOLDS_BELOW / 2
        : printed.value >= low / 1.5 - 0.0015 && printed.value <= high * 1.5 + 0.0015
      return [
        {
          reports: `${stubName(row)}: D = ${distance.text}, n = ${size}`,
          writes: `p = ${row[sig]!.replace(/[*a-c]+$/, '')}`,
          computes: isOpen ? `p above ${HOLDS_BELOW}` : showP(pOf(distance.value, size)),
          verdict: agrees ? 'agrees' : 'look-again',
          ...(agrees
            ? {}
            : {
                note: 'This is the p with the correction of Lilliefors, as SPSS prints it. The distance, n or the p may be mistyped.',
              }),
          evidence: table.evidenceOf(at),
        },
      ]
    })
  })

function pOf(distance: number, size: number): number {
  // For n above 100 the distance is scaled to that size.
  const d = size > 100 ? distance * (size / 100) ** 0.49 : distance
  const n = Math.min(size, 100)
  return Math.exp(
    -7.01256 * d ** 2 * (n + 2.78019) +
      2.99587 * d * Math.sqrt(n + 2.78019) -
      0.122119 +
      0.974598 / Math.sqrt(n) +
      1.67997 / n,
  )
}
