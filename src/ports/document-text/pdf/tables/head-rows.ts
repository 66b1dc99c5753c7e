/** The headings of a table: several lines of words for one column, and words that stand over several columns. */
import { isFigure, isNamingFigure } from '../../structure/tables/figures.ts'
import type { RawRow } from '../../structure/tables/raw-table.ts'
import { columnAt, type TableLine } from './columns.ts'
import type { DrawnLine } from './drawn-lines.ts'
import { joinedText } from './lines-to-rows.ts'
import type { Stretch } from './words.ts'

export type Extent = { left: number; right: number }

/** Where the words of each column are, from its left to its right edge. */
export function extentsOf(lines: readonly TableLine[], borders: readonly number[]): Extent[] {
  const extents = Array.from({ length: borders.length + 1 }, () => ({
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
  }))
  for (const { words } of lines)
    for (const { left, right } of words) {
      const extent = extents[columnAt((left + right) / 2, borders)]!
      extent.left = Math.min(extent.left, left)
      extent.right = Math.max(extent.right, right)
    }
  return extents.map((extent, column) =>
    extent.left <= extent.right
      ? extent
      : { left: borders[column - 1] ?? borders[0]! - 20, right: borders[column] ?? borders.at(-1)! + 20 },
  )
}

type Spanner = { first: number; last: number; text: string }

export function headRows(
  lines: readonly TableLine[],
  borders: readonly number[],
  body: readonly Extent[],
  rules: readonly DrawnLine[],
  page: number,
): RawRow[] {
  if (lines.length === 0) return []
  const extents = withHeadings(lines.at(-1)!, borders, body)
  const own = extents.map(() => '')
  const levels: Spanner[][] = []
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1
    const placed = line.stretches.flatMap((stretch) => placedIn(stretch, borders, extents, isLast))
    const several = placed.filter((one) => standsOverSeveral(one, lines.slice(at + 1), borders)).length > 1
    const spanners: Spanner[] = []
    placed.forEach((one, index) => {
      const rule = isLast ? undefined : ruleUnder(one, line, lines, rules)
      const between = [placed[index - 1]?.last ?? -1, placed[index + 1]?.first ?? extents.length] as const
      const [first, last] = rule
        ? columnsOfRule(rule, extents)
        : !isLast && standsOverSeveral(one, lines.slice(at + 1), borders)
          ? widened(one, between, extents, several)
          : [one.first, one.last]
      if (first === last || isLast) own[first] = joinedText(own[first]!, one.text)
      else spanners.push({ first, last, text: one.text })
    })
    if (spanners.length > 0) levels.push(spanners)
  })
  const edges = {
    left: Math.min(...lines.map(({ line }) => line.left)),
    right: Math.max(...lines.map(({ line }) => line.right)),
    top: Math.min(...lines.map(({ line }) => line.top)),
    bottom: Math.max(...lines.map(({ line }) => line.bottom)),
  }
  const row = (cells: RawRow['cells']): RawRow => ({ cells, page, edges, isHead: true })
  const over = levels.map((spanners) =>
    row(
      extents.map((_, column) => {
        const spanner = spanners.find(({ first }) => first === column)
        return spanner ? { text: spanner.text, across: spanner.last - spanner.first + 1 } : { text: '' }
      }),
    ),
  )
  return [...over, row(own.map((text) => ({ text })))]
}

/** A heading may be wider than all that stands under it. */
function withHeadings(line: TableLine, borders: readonly number[], body: readonly Extent[]): Extent[] {
  const extents = body.map((extent) => ({ ...extent }))
  for (const { words, left, right } of line.stretches) {
    const columns = new Set(words.map((word) => columnAt((word.left + word.right) / 2, borders)))
    const [column] = columns
    if (columns.size !== 1 || column === undefined) continue
    extents[column]!.left = Math.min(extents[column]!.left, left)
    extents[column]!.right = Math.max(extents[column]!.right, right)
  }
  return extents
}

type Placed = { first: number; last: number; left: number; right: number; text: string }

/** The columns most of whose width is under it; in the last line of headings each word has a column of its own to name. */
function placedIn(
  stretch: Stretch,
  borders: readonly number[],
  extents: readonly Extent[],
  isLast: boolean,
): Placed[] {
  const { left, right, text, words } = stretch
  const middle = columnAt((left + right) / 2, borders)
  const under = extents.flatMap((extent, column) => {
    const shared = Math.min(extent.right, right) - Math.max(extent.left, left)
    return shared > 0 && shared >= (extent.right - extent.left) * 0.55 ? [column] : []
  })
  const [first = middle, last = middle] = [under[0], under.at(-1)]
  if (first === last) return [{ first, last, left, right, text }]
  const parts = Map.groupBy(words, (word) => columnAt((word.left + word.right) / 2, borders))
  if (!isLast || parts.size < 2) return [{ first, last, left, right, text }]
  return [...parts].map(([column, inColumn]) => ({
    first: column,
    last: column,
    left: inColumn[0]!.left,
    right: inColumn.at(-1)!.right,
    text: inColumn.map((word) => word.text).join(' '),
  }))
}

/** Headings of at least two columns stand below it. */
function standsOverSeveral(
  { left, right }: Placed,
  below: readonly TableLine[],
  borders: readonly number[],
): boolean {
  const columns = below.flatMap(({ stretches }) =>
    stretches
      .map((stretch) => (stretch.left + stretch.right) / 2)
      .filter((middle) => middle > left - 4 && middle < right + 4)
      .map((middle) => columnAt(middle, borders)),
  )
  return new Set(columns).size > 1
}

/** A short line drawn under this heading says what it covers; farther down, only one with its middle under it. */
function ruleUnder(
  { left, right }: Placed,
  line: TableLine,
  lines: readonly TableLine[],
  rules: readonly DrawnLine[],
): DrawnLine | undefined {
  const next = lines[lines.indexOf(line) + 1]
  const end = lines.at(-1)!.baseline + line.size
  const under = rules.filter(
    ({ at, from, to }) => at > line.baseline - 1 && at < end && from <= left + 3 && to >= right - 3,
  )
  return (
    under.find(({ at }) => next !== undefined && at < next.baseline) ??
    under.find(({ from, to }) => Math.abs(from + to - left - right) < line.size * 2)
  )
}

function columnsOfRule({ from, to }: DrawnLine, extents: readonly Extent[]): [number, number] {
  const over = extents.flatMap(({ left, right }, column) => {
    const middle = (left + right) / 2
    return middle > from && middle < to ? [column] : []
  })
  return over.length > 0 ? [over[0]!, over.at(-1)!] : [0, 0]
}

/** Words in the middle above several columns: the columns whose middle they share. */
function widened(
  { first, last, left, right }: Placed,
  [before, after]: readonly [number, number],
  extents: readonly Extent[],
  isOneOfSeveral: boolean,
): [number, number] {
  const middle = (left + right) / 2
  // Where several stand side by side, together they cover all columns.
  const slack = isOneOfSeveral ? 3 : -2
  let best: [number, number] = [first, last]
  let least = Number.POSITIVE_INFINITY
  for (let from = first; from > before && from >= 0; from--)
    for (let to = last; to < after && to < extents.length; to++) {
      const away = Math.abs((extents[from]!.left + extents[to]!.right) / 2 - middle)
      if (away < least + slack) [best, least] = [[from, to], Math.min(away, least)]
    }
  return best
}

/** The lines above the first line of figures, as far as the rule under the headings. */
export function linesOfHead(lines: readonly TableLine[], rules: readonly number[]): number {
  const figured = ({ stretches }: TableLine) =>
    stretches.filter(({ text }, at) => at > 0 && isFigure(text) && !isNamingFigure(text)).length >=
    Math.max(1, (stretches.length - 1) * 0.5)
  const first = lines.findIndex(figured)
  const top = lines[0]!.baseline
  const ruled = rules
    .filter((rule) => rule > top)
    .map((rule) => lines.filter(({ baseline }) => baseline < rule).length)
    .filter((count) => count > 0 && count < lines.length)
  const untilRule = ruled.findLast((count) => first < 0 || count <= first)
  if (first < 0) return ruled[0] ?? 1
  if (untilRule !== undefined && untilRule > 0) return headWithinRules(lines, ruled, first)
  return Math.min(first, MOST_HEAD_LINES)
}

export const MOST_HEAD_LINES = 6

/** Rules may part two levels of headings; a line of words alone under a rule is a row. */
const headWithinRules = (lines: readonly TableLine[], ruled: readonly number[], first: number) =>
  ruled.find(
    (count) => count <= first && lines.slice(count, first).every(({ stretches }) => stretches.length === 1),
  ) ?? Math.min(first, MOST_HEAD_LINES)
