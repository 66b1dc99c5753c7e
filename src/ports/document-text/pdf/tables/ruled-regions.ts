/** Tables between lines drawn across: the rules above and below the headings and under the last row, with none down. */
import { isCaption } from '../caption.ts'
import type { PageLine } from '../page-lines.ts'
import type { DrawnLine } from './drawn-lines.ts'

export type RuledRegion = {
  left: number
  right: number
  /** The heights of its rules, the first above it and the last below it. */
  rules: number[]
  /** Shorter rules inside it, under headings that stand over several columns. */
  short: DrawnLine[]
}

const SHORTEST_RULE = 70
const SAME_ENDS = 7

export function ruledRegions(across: readonly DrawnLine[], lines: readonly PageLine[]): RuledRegion[] {
  const long = across.filter(({ from, to }) => to - from >= SHORTEST_RULE).toSorted((a, b) => a.at - b.at)
  const regions: RuledRegion[] = []
  const taken = new Set<DrawnLine>()
  for (const first of long) {
    if (taken.has(first)) continue
    const rules = [first]
    for (const next of long) {
      if (next.at <= rules.at(-1)!.at || !hasSameEnds(first, next) || taken.has(next)) continue
      const between = linesBetween(lines, first, rules.at(-1)!.at, next.at)
      // The caption of the next table, or a heading, under the last rule of this one.
      if (rules.length > 1 && between.some((line) => isCaption(line.text) || isHeadingAmong(line, between)))
        break
      if (isProse(between, first)) {
        if (rules.length > 1) break
        // It was the end of something else, or the line under a running head.
        rules[0] = next
        continue
      }
      rules.push(next)
    }
    if (rules.length < 2) continue
    for (const rule of rules) taken.add(rule)
    const [top, bottom] = [rules[0]!.at, rules.at(-1)!.at]
    regions.push({
      left: first.from,
      right: first.to,
      rules: rules.map(({ at }) => at),
      short: across.filter(
        (rule) =>
          !rules.includes(rule) &&
          rule.at > top &&
          rule.at < bottom &&
          rule.from >= first.from - SAME_ENDS &&
          rule.to <= first.to + SAME_ENDS,
      ),
    })
  }
  return regions
}

const isHeadingAmong = (line: PageLine, lines: readonly PageLine[]) =>
  line.cells.length === 1 && lines.some(({ size }) => line.size > size * 1.2)

const hasSameEnds = (one: DrawnLine, other: DrawnLine) =>
  Math.abs(one.from - other.from) < SAME_ENDS && Math.abs(one.to - other.to) < SAME_ENDS

export const linesBetween = (
  lines: readonly PageLine[],
  { from, to }: Pick<DrawnLine, 'from' | 'to'>,
  top: number,
  bottom: number,
): PageLine[] =>
  lines.filter((line) => {
    const middle = (line.top + line.bottom) / 2
    return middle > top && middle < bottom && line.left > from - 12 && line.right < to + 12
  })

/** Lines of text from edge to edge, several in a row. */
function isProse(lines: readonly PageLine[], { from, to }: DrawnLine): boolean {
  if (lines.length < 2) return false
  const full = lines.filter((line) => isFullLine(line, to - from))
  return full.length >= 3
    ? full.length >= lines.length * 0.3
    : full.length >= 2 && full.length > lines.length * 0.6
}

/** From edge to edge of what it stands in: the region, or its column of the page. */
export function isFullLine(line: PageLine, width: number): boolean {
  const column = line.column.right - line.column.left
  const whole = column > NARROWEST_COLUMN ? Math.min(width, column) : width
  return line.cells.length === 1 && line.right - line.left > whole * 0.8 && line.text.split(/\s+/).length >= 7
}

const NARROWEST_COLUMN = 120
