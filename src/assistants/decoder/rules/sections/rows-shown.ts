/** A thesis prints hundreds of figures. Those to look at again come first; then some of each kind, from throughout. */
import type { StatisticRow } from '../../contract.ts'

const MOST_ROWS = 120
/** "30 of 60: 50%" is checked everywhere; a handful shows how, and the check counts them. */
const MOST_SHARES = 10

export function rowsShown(rows: readonly StatisticRow[]): { rows: StatisticRow[]; note: string | null } {
  const of = (verdict: StatisticRow['verdict']) => rows.filter((row) => row.verdict === verdict)
  const again = of('look-again')
  const agreeing = Map.groupBy(of('agrees'), (row) => rowKind(row) === 'share')
  const shares = new Set(spread(agreeing.get(true) ?? [], MOST_SHARES))
  const agree = fairly(
    of('agrees').filter((row) => shares.has(row) || rowKind(row) !== 'share'),
    MOST_ROWS - again.length,
  )
  const others = fairly(of('cannot-be-computed'), MOST_ROWS - again.length - agree.length)
  const shown = [...again, ...agree, ...others]
  const left = rows.length - shown.length
  return {
    rows: shown,
    note:
      left === 0
        ? null
        : `The statistical summary shows ${shown.length} of ${rows.length} figures, some of each kind; no difference was seen among the other ${left}.`,
  }
}

/** Two hundred means of one table would leave no room for the five tests. */
function fairly(rows: readonly StatisticRow[], room: number): StatisticRow[] {
  if (rows.length <= room) return [...rows]
  const kinds = [...Map.groupBy(rows, rowKind).values()].sort((a, b) => a.length - b.length)
  const chosen = new Set<StatisticRow>()
  kinds.forEach((kind, at) => {
    const share = Math.max(0, Math.floor((room - chosen.size) / (kinds.length - at)))
    for (const row of spread(kind, share)) chosen.add(row)
  })
  return rows.filter((row) => chosen.has(row))
}

/** From the first to the last, evenly spaced. */
const spread = (rows: readonly StatisticRow[], most: number): StatisticRow[] =>
  rows.length <= most
    ? [...rows]
    : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]!)

function rowKind({ reports }: StatisticRow): string {
  if (/\[/.test(reports)) return 'interval'
  if (/\d of \d/.test(reports)) return 'share'
  return /^(?:[tFrzQHU]|χ)\w*\s*[(=]/.test(reports) ? 'test' : 'other'
}
