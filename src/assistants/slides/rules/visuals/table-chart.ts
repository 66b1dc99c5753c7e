/** A chart from a table, if its numbers are of one kind and few enough to take in at once. */
import type { LiftedChart, SlideSource } from '../deck/deck.ts'
import { type CellNumber, cellNumber, isSum } from './cells.ts'

const MOST_CATEGORIES = 7
const MOST_SERIES = 3
const LONGEST_LABEL = 34
const COUNTS = /\b(?:freq\w*|count|n|number|no\.?|f)\b/i
const SHARES = /%|\bper ?cent\w*|\bproportion|\bshare/i
/** Several tests in one table are no quantity to plot. */
const STATISTICS =
  /^\s*(?:p|t|f|z|df|β|b|s\.?e\.?|se|sig\.?|beta|odds ratio|a?or|ci|r|r2|r²|χ2|χ²|chi.*|95.*|cumulative.*|valid percent.*|std.*|sd|mean square|sum of squares|exp.*|wald.*|s\/n|no\.?|code|item)\s*$/i

type ChartColumn = { name: string; cells: (CellNumber | undefined)[] }

export function chartFromTable(
  rows: readonly (readonly string[])[],
  caption: string,
  sources: SlideSource[],
): LiftedChart | undefined {
  const [header, ...body] = rows
  if (!header || body.length < 2) return undefined
  const kept = body.filter((row) => row[0]?.trim() && !isSum(row[0]))
  if (kept.length < 2 || kept.length > MOST_CATEGORIES) return undefined
  const categories = kept.map((row) => row[0]?.trim() ?? '')
  if (new Set(categories).size !== categories.length) return undefined
  if (categories.some((label) => label.length > LONGEST_LABEL || cellNumber(label)?.decimals))
    return undefined
  const columns = header
    .map(
      (name, at): ChartColumn => ({ name: name.trim(), cells: kept.map((row) => cellNumber(row[at] ?? '')) }),
    )
    .slice(1)
    .filter(({ name, cells }) => cells.every((cell) => cell !== undefined) && !STATISTICS.test(name))
  const chosen = oneQuantity(columns)
  const first = chosen[0]
  if (!first || chosen.length > MOST_SERIES || chosen.some(({ name }) => !hasName(name))) return undefined
  const isShare =
    SHARES.test(first.name) ||
    first.cells.every((cell) => cell?.isPercent) ||
    (chosen.length === 1 && SHARES.test(caption) && sumsToAll(first))
  const drawn = shapeOf(categories, chosen, isShare)
  return {
    kind: 'chart',
    drawn,
    categories,
    series: chosen.map(({ name, cells }) => ({ name, values: cells.map((cell) => cell?.value ?? null) })),
    unit: isShare ? '%' : '',
    caption,
    sources,
  }
}

/** Of frequencies and their percentages side by side, one is drawn. Otherwise all columns must be alike. */
function oneQuantity(columns: readonly ChartColumn[]): ChartColumn[] {
  const shares = columns.filter(
    ({ name, cells }) => SHARES.test(name) || cells.every((cell) => cell?.isPercent),
  )
  if (shares.length === 1) return shares
  if (shares.length > 1) return shares.length <= MOST_SERIES && alike(shares) ? shares : []
  const counts = columns.filter(({ name }) => COUNTS.test(name))
  if (counts.length === 1) return counts
  return columns.length <= MOST_SERIES && alike(columns) ? [...columns] : []
}

/** On one axis, none is too small to see beside the others. */
function alike(columns: readonly ChartColumn[]): boolean {
  const tops = columns.map(({ cells }) => Math.max(...cells.map((cell) => Math.abs(cell?.value ?? 0))))
  return Math.max(...tops) <= 8 * Math.max(0.0001, Math.min(...tops))
}

const sumOf = ({ cells }: ChartColumn): number => cells.reduce((sum, cell) => sum + (cell?.value ?? 0), 0)
const sumsToAll = (column: ChartColumn): boolean => Math.abs(sumOf(column) - 100) <= 2
const YEAR =
  /^(?:(?:19|20)\d{2}(?:\s*[/–-]\s*\d{2,4})?|(?:Q|Quarter )[1-4]|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)$/i

function shapeOf(
  categories: readonly string[],
  columns: readonly ChartColumn[],
  isShare: boolean,
): LiftedChart['drawn'] {
  if (categories.every((label) => YEAR.test(label)) && categories.length > 2) return 'line'
  const [only] = columns
  if (columns.length === 1 && only && isShare && sumsToAll(only) && categories.length <= 4) return 'doughnut'
  return categories.some((label) => label.length > 11) || categories.length > 5 ? 'bars' : 'columns'
}

/** A column of numbers without a name means nothing. */
const hasName = (name: string): boolean => /\p{L}|^%$/u.test(name)
