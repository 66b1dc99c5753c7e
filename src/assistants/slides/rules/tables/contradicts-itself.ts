/** A table whose shares are not those of its own counts. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import { isOfAll } from './not-findings.ts'
import type { ReadTable } from './read-columns.ts'

/** Shares of a whole that are not those of the counts beside them: which of the two is right, only the author knows. */
export function contradictsItself({ columns, rows }: ReadTable, { table }: PlacedTable): boolean {
  const [counts, shares] = (['count', 'share'] as const).map((kind) => {
    const of = columns.filter((column) => column.kind === kind)
    return of.length === 1 ? of[0] : undefined
  })
  if (!counts || !shares || rows.length < 2) return false
  const pairs = rows.flatMap((_, at) => {
    const [count, share] = [counts.values[at]?.value, shares.values[at]?.value]
    return count === undefined || share === undefined ? [] : [{ count, share }]
  })
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  const whole = sum(pairs.map(({ share }) => share))
  const summed = table.rows.filter(({ kind, cells }) => kind !== 'body' || isOfAll(cells[0]?.text ?? ''))
  const totalsOf = (at: number) =>
    summed.flatMap(({ cells }) =>
      (cells[at]?.holds ?? []).flatMap((held) => ('value' in held ? [held.value] : [])),
    )
  if (pairs.length < rows.length) return false
  const isWhole = totalsOf(shares.at).some((total) => Math.abs(total - 100) < 1)
  if (isWhole && Math.abs(whole - 100) > MOST_APART) return true
  if (whole < 90 || whole > 110) return false
  return [sum(pairs.map(({ count }) => count)), ...totalsOf(counts.at)].every((total) =>
    pairs.some(({ count, share }) => total > 0 && Math.abs((100 * count) / total - share) > MOST_APART),
  )
}
const MOST_APART = 2
