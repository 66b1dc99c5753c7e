/** A thesis prints hundreds of figures. Those to look at again come first; of the rest as many as anybody reads. */
import type { StatisticRow } from '../contract.ts'

const MOST_ROWS = 120
const ORDER = { 'look again': 0, agrees: 1, 'cannot be computed': 2 } as const

export function rowsShown(rows: readonly StatisticRow[]): { rows: StatisticRow[]; note: string | null } {
  const sorted = [...rows].sort((a, b) => ORDER[a.verdict] - ORDER[b.verdict])
  const again = rows.filter(({ verdict }) => verdict === 'look again').length
  const shown = sorted.slice(0, Math.max(MOST_ROWS, again))
  const left = rows.length - shown.length
  return {
    rows: shown,
    note:
      left === 0
        ? null
        : `The statistical summary shows ${shown.length} of ${rows.length} figures; none of the others has to be looked at again.`,
  }
}
