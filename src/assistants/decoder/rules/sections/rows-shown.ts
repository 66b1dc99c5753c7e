/** The rows of the statistical summary: those to look at again come first. */
import type { StatisticRow } from '../../contract.ts'

const MOST_ROWS = 120
const ORDER: readonly StatisticRow['verdict'][] = ['look-again', 'agrees', 'cannot-be-computed']

export function rowsShown(rows: readonly StatisticRow[]): { rows: StatisticRow[]; note: string | null } {
  const inOrder = ORDER.flatMap((verdict) => rows.filter((row) => row.verdict === verdict))
  const again = rows.filter(({ verdict }) => verdict === 'look-again').length
  const shown = inOrder.slice(0, Math.max(MOST_ROWS, again))
  return {
    rows: shown,
    note:
      shown.length === rows.length
        ? null
        : `The statistical summary shows the first ${shown.length} of ${rows.length} rows.`,
  }
}
