/** Estimates with half the width of their confidence interval in brackets, and a star if it excludes zero. */

import { readDecimal } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { bracketedIn } from './bracketed.ts'

const SAYS_INTERVAL = /\bconfidence (?:intervals?|limits?)\b|\bCIs?\b/i
const FEWEST = 6

/** Reported if all of them agree: otherwise the bracket may contain something else. */
export function findStarredIntervals(tables: readonly NumberTable[]): StatisticRow[] {
  return tables.flatMap((table) => {
    const cells = bracketedIn(table)
    if (cells.length < FEWEST || !SAYS_INTERVAL.test(table.about)) return []
    const isFar = ({ estimate, bracket }: (typeof cells)[number]) =>
      Math.abs(readDecimal(estimate)) > readDecimal(bracket)
    const isMarked = new Set(cells.map(({ isStarred }) => isStarred)).size === 2
    if (!isMarked || cells.some((cell) => isFar(cell) !== cell.isStarred)) return []
    return cells.map(
      ({ label, estimate, bracket, isStarred, row }): StatisticRow => ({
        reports: `${label}: ${estimate} (±${bracket})`,
        writes: isStarred ? 'a star' : 'no star',
        computes: isStarred ? 'the interval leaves zero out' : 'the interval holds zero',
        verdict: 'agrees',
        evidence: table.evidenceOf(row),
      }),
    )
  })
}
