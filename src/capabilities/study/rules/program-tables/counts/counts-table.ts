/** A cross-tabulation: counts by rows and columns, with their totals and shares. */

import { readPrinted } from '../../statistics/printed-range.ts'
import { rolesIn } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isTotal, pathsOf } from '../../tables/stubs.ts'

export type CountCell = { count: number; share: string | null }
export type CountsTable = {
  table: NumberTable
  names: string[]
  columns: string[]
  cells: CountCell[][]
  /** Rows of the table, in the order of `names`. */
  at: number[]
}

const BOTH = /^(\d{1,3}(?:,\d{3})+|\d+)\s*\(?\s*(\d{1,3}(?:\.\d+)?)\s?%\s*\)?$/
const COUNT_LABEL = /^(?:count|n|frequency|observed(?: count)?)$/i
const OTHER_LABEL = /%|per ?cent|expected|residual|proportion/i
const SHARE_TITLE = /%|per ?cent|proportion|share/i
const NOT_COUNTS =
  /\b(?:mean|sd|median|min(?:imum)?|max(?:imum)?|std|age|score|rank|year|cost|price|amount|total cost|budget|qty|quantity|unit|week|month|day|time|no\.|s\/n)\b/i

const wholeIn = (cell: string | undefined): number | null => {
  const printed = readPrinted(cell)
  return printed && printed.decimals === 0 && printed.value >= 0 && !/%|[*a-f]$/.test(cell ?? '')
    ? printed.value
    : null
}

export function countsTableOf(table: NumberTable): CountsTable | null {
  if (NOT_COUNTS.test(table.header.join(' ')) || table.rows.length < 2) return null
  const paths = pathsOf(table)
  const isLabelled = paths.some((path) => path.some((name) => COUNT_LABEL.test(name)))
  const lines = table.rows
    .map((row, at) => ({ row, at, path: paths[at]! }))
    .filter(({ path }) =>
      isLabelled ? path.some((name) => COUNT_LABEL.test(name)) : !path.some((name) => OTHER_LABEL.test(name)),
    )
  const columns = countColumns(
    table,
    lines.map(({ row }) => row),
  )
  if (columns.length < 2) return null
  const totalColumn = columns.find(({ title }) => isTotal(title.split(' ').at(-1) ?? '') || isTotal(title))
  const parts = columns.filter((column) => column !== totalColumn)
  const bodies = lines.filter(({ path }) => !path.some(isTotal))
  if (parts.length < 2 || bodies.length < 2 || parts.length > 12 || bodies.length > 30) return null
  const cellAt = (row: readonly string[], { at, share }: CountColumn): CountCell | null => {
    const both = row[at]?.match(BOTH)
    if (both) return { count: Number(both[1]!.replaceAll(',', '')), share: both[2]! }
    const count = wholeIn(row[at])
    return count === null
      ? null
      : {
          count,
          share: share === null ? null : (row[share]?.match(/^(\d{1,3}(?:\.\d+)?)\s?%?\.?$/)?.[1] ?? null),
        }
  }
  const cells = bodies.map(({ row }) => parts.map((column) => cellAt(row, column)))
  if (cells.some((row) => row.some((cell) => cell === null))) return null
  return {
    table,
    names: bodies.map(({ path }) => path.filter((name) => !COUNT_LABEL.test(name)).at(-1) ?? ''),
    columns: parts.map(({ title }) => title),
    cells: cells as CountCell[][],
    at: bodies.map(({ at }) => at),
  }
}

type CountColumn = { at: number; title: string; share: number | null }

/** Columns of whole numbers in every row, each with the column of shares to its right, if there is one. */
function countColumns({ header }: NumberTable, rows: readonly string[][]): CountColumn[] {
  const isCount = (at: number) => {
    const cells = rows.map((row) => row[at] ?? '')
    return cells.every((cell) => BOTH.test(cell) || wholeIn(cell) !== null)
  }
  const isShare = (at: number) => {
    const cells = rows.map((row) => row[at] ?? '').filter(Boolean)
    return (
      cells.length > 0 &&
      cells.every(
        (cell) =>
          /^\d{1,3}(?:\.\d+)?\s?%\.?$/.test(cell) ||
          (SHARE_TITLE.test(header[at] ?? '') && /^\d{1,3}(?:\.\d+)?$/.test(cell)),
      )
    )
  }
  return header.flatMap((title, at): CountColumn[] => {
    if (at === 0 || !isCount(at) || SHARE_TITLE.test(title)) return []
    const roles = rolesIn(title)
    // A plain table of frequencies has one column of counts; df, F and the like are not counts.
    if (roles.some((role) => role !== 'count' && role !== 'n')) return []
    return [{ at, title, share: isShare(at + 1) ? at + 1 : null }]
  })
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export type Expected = {
  n: number
  df: number
  pearson: number
  corrected: number | null
  ratio: number
  small: number
  least: number
}

/** χ² of the counts: uncorrected, with the two-by-two correction, and by likelihood ratio. */
export function chiSquareOf({ cells }: CountsTable): Expected | null {
  const counts = cells.map((row) => row.map(({ count }) => count)).filter((row) => sumOf(row) > 0)
  const columns = (counts[0] ?? []).map((_, column) => sumOf(counts.map((row) => row[column]!)))
  const used = columns.flatMap((sum, column) => (sum > 0 ? [column] : []))
  const n = sumOf(columns)
  if (counts.length < 2 || used.length < 2) return null
  let [pearson, corrected, ratio, small, least] = [0, 0, 0, 0, Number.POSITIVE_INFINITY]
  for (const row of counts)
    for (const column of used) {
      const expected = (sumOf(row) * columns[column]!) / n
      const gap = Math.abs(row[column]! - expected)
      pearson += gap ** 2 / expected
      corrected += Math.max(0, gap - 0.5) ** 2 / expected
      ratio += row[column]! > 0 ? 2 * row[column]! * Math.log(row[column]! / expected) : 0
      if (expected < 5) small += 1
      least = Math.min(least, expected)
    }
  const df = (counts.length - 1) * (used.length - 1)
  return { n, df, pearson, corrected: df === 1 ? corrected : null, ratio, small, least }
}
