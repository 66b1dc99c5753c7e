/** The headings of a table: several lines of words for one column, and words that stand over several columns. */
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
  extents: readonly Extent[],
  rules: readonly DrawnLine[],
  page: number,
): RawRow[] {
  if (lines.length === 0) return []
  const own = extents.map(() => '')
  const levels: Spanner[][] = []
  lines.forEach((line, at) => {
    const spanners: Spanner[] = []
    const alone: [number, string][] = []
    const placed = line.stretches.map((stretch) => columnsUnder(stretch, borders, extents))
    line.stretches.forEach((stretch, index) => {
      const rule = ruleUnder(stretch, line, lines[at + 1], rules)
      const [first, last] = rule ? columnsOfRule(rule, extents) : placed[index]!
      if (first === last) alone.push([first, stretch.text])
      else {
        const between = [placed[index - 1]?.[1] ?? -1, placed[index + 1]?.[0] ?? extents.length] as const
        spanners.push({
          ...(rule ? { first, last } : widened(stretch, [first, last], between, extents)),
          text: stretch.text,
        })
      }
    })
    // A single heading that stands across two columns of a headings line is set too wide for its own.
    if (spanners.length > 0 && at === lines.length - 1)
      for (const { first, text } of spanners) alone.push([first, text])
    else if (spanners.length > 0) levels.push(spanners)
    for (const [column, text] of alone) own[column] = joinedText(own[column]!, text)
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

/** The columns whose middle, or most of whose width, is under it; else the one it is nearest to. */
function columnsUnder(
  stretch: Stretch,
  borders: readonly number[],
  extents: readonly Extent[],
): [number, number] {
  const under = extents.flatMap(({ left, right }, column) => {
    const shared = Math.min(right, stretch.right) - Math.max(left, stretch.left)
    return shared > 0 && shared >= (right - left) * 0.55 ? [column] : []
  })
  const middle = columnAt((stretch.left + stretch.right) / 2, borders)
  if (under.length === 0) return [middle, middle]
  const [first, last] = [under[0]!, under.at(-1)!]
  // One wide heading over a narrow column covers nothing else in full.
  return first === last
    ? [
        middle === first ? first : nearest(stretch, extents),
        first === middle ? first : nearest(stretch, extents),
      ]
    : [first, last]
}

function nearest(stretch: Stretch, extents: readonly Extent[]): number {
  const middle = (stretch.left + stretch.right) / 2
  let best = 0
  let least = Number.POSITIVE_INFINITY
  extents.forEach(({ left, right }, column) => {
    const away = Math.abs((left + right) / 2 - middle)
    if (away < least) [best, least] = [column, away]
  })
  return best
}

/** A short line drawn between this heading and those below it says what it covers. */
function ruleUnder(
  stretch: Stretch,
  line: TableLine,
  next: TableLine | undefined,
  rules: readonly DrawnLine[],
): DrawnLine | undefined {
  if (!next) return undefined
  return rules.find(
    ({ at, from, to }) =>
      at > line.baseline - 1 && at < next.baseline && from <= stretch.left + 3 && to >= stretch.right - 3,
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
  stretch: Stretch,
  [first, last]: [number, number],
  [before, after]: readonly [number, number],
  extents: readonly Extent[],
): { first: number; last: number } {
  const middle = (stretch.left + stretch.right) / 2
  let best = { first, last }
  let least = Number.POSITIVE_INFINITY
  for (let from = first; from > before && from >= 0; from--)
    for (let to = last; to < after && to < extents.length; to++) {
      const away = Math.abs((extents[from]!.left + extents[to]!.right) / 2 - middle)
      if (away < least - 2) [best, least] = [{ first: from, last: to }, away]
    }
  return best
}
