/**
 * The order in which a person reads the fragments of a page. Columns are found by the white gutter
 * between them; fragments that cross the gutter (a title, a wide table) divide the page into bands, and
 * each band is read column by column.
 */
import type { Fragment } from '../page-fragments.ts'
import { tableOverColumns } from './table-over-columns.ts'

/** Regions in reading order: within one there are only rows, top to bottom. */
export function inReadingOrder(fragments: Fragment[], depth = 0): Fragment[][] {
  if (!fragments.length) return []
  const gutter = depth < 2 ? findGutter(fragments) : undefined
  if (gutter === undefined) {
    const parts = depth < 2 ? cutAroundFigure(fragments) : undefined
    return parts ? parts.flatMap((part) => inReadingOrder(part, depth)) : [fragments]
  }

  const wide = tableOverColumns(fragments, gutter)
  const crossing = fragments
    .filter((fragment) => wide.has(fragment) || (fragment.left < gutter - 1 && fragment.right > gutter + 1))
    .sort((a, b) => a.top - b.top)
  const sides = fragments.filter((fragment) => !crossing.includes(fragment))
  const regions: Fragment[][] = []
  let from = Number.NEGATIVE_INFINITY
  for (const band of bandsOf(crossing)) {
    const top = Math.min(...band.map((fragment) => fragment.top))
    regions.push(...readingColumns(sides, gutter, from, top, depth), band)
    from = top
  }
  regions.push(...readingColumns(sides, gutter, from, Number.POSITIVE_INFINITY, depth))
  return regions
}

/** A figure or table over both columns hides their gutter; above or below it the columns are obvious. */
function cutAroundFigure(fragments: Fragment[]): [Fragment[], Fragment[]] | undefined {
  if (!couldHoldColumns(fragments)) return undefined
  const sorted = [...fragments].sort((a, b) => a.top - b.top)
  const cuts: number[] = []
  let lowest = sorted[0]!.bottom
  sorted.forEach((fragment, at) => {
    if (fragment.top > lowest + 1) cuts.push(at)
    lowest = Math.max(lowest, fragment.bottom)
  })
  const below = cuts.find((at) => findGutter(sorted.slice(at)) !== undefined)
  const above = below ?? cuts.findLast((at) => findGutter(sorted.slice(0, at)) !== undefined)
  return above === undefined ? undefined : [sorted.slice(0, above), sorted.slice(above)]
}

/** Skips the search on single-column pages: their lines are all about as wide as the page. */
function couldHoldColumns(fragments: Fragment[]): boolean {
  const width =
    Math.max(...fragments.map(({ right }) => right)) - Math.min(...fragments.map(({ left }) => left))
  const narrow = fragments.filter(
    ({ left, right, letters }) =>
      right - left < width * 0.56 && right - left > width * 0.25 && letters.length > 12,
  )
  return narrow.length >= 8
}

function readingColumns(
  sides: Fragment[],
  gutter: number,
  from: number,
  to: number,
  depth: number,
): Fragment[][] {
  const inBand = sides.filter(({ top, bottom }) => (top + bottom) / 2 >= from && (top + bottom) / 2 < to)
  const left = inBand.filter((fragment) => fragment.right <= gutter + 1)
  const right = inBand.filter((fragment) => fragment.right > gutter + 1)
  return [...inReadingOrder(left, depth + 1), ...inReadingOrder(right, depth + 1)]
}

/** Consecutive lines that cross the gutter belong together: a title of three lines. */
function bandsOf(crossing: Fragment[]): Fragment[][] {
  const bands: Fragment[][] = []
  for (const fragment of crossing) {
    const band = bands.at(-1)
    const previous = band?.at(-1)
    if (band && previous && fragment.top - previous.bottom < fragment.size * 1.2) band.push(fragment)
    else bands.push([fragment])
  }
  return bands
}

const NARROWEST_GUTTER = 7
const NARROWEST_COLUMN = 90
const MOST_CROSSING = 0.34

function findGutter(fragments: Fragment[]): number | undefined {
  if (fragments.length < 8) return undefined
  const left = Math.floor(Math.min(...fragments.map((fragment) => fragment.left)))
  const right = Math.ceil(Math.max(...fragments.map((fragment) => fragment.right)))
  const width = right - left
  if (width < NARROWEST_COLUMN * 2) return undefined
  const covered = coverage(fragments, left, width)

  let best: { at: number; score: number } | undefined
  const first = Math.floor(Math.max(NARROWEST_COLUMN, width * 0.22))
  const last = width - first
  for (let at = first; at <= last; at++) {
    const most = Math.max(covered[at]!, covered[Math.min(width - 1, at + NARROWEST_GUTTER - 1)]!)
    if (most > fragments.length * MOST_CROSSING) continue
    const middle = Math.abs(at + NARROWEST_GUTTER / 2 - width / 2) / width
    const score = most / fragments.length + middle * 0.5
    if ((!best || score < best.score) && isClear(covered, at)) best = { at, score }
  }
  if (!best) return undefined
  const gutter = left + best.at + NARROWEST_GUTTER / 2
  return standsBetweenColumns(fragments, gutter, left, right) ? gutter : undefined
}

function coverage(fragments: Fragment[], left: number, width: number): Int32Array {
  const steps = new Int32Array(width + 2)
  for (const fragment of fragments) {
    steps[Math.max(0, Math.floor(fragment.left - left))]!++
    steps[Math.min(width + 1, Math.ceil(fragment.right - left))]!--
  }
  for (let at = 1; at < steps.length; at++) steps[at]! += steps[at - 1]!
  return steps
}

/** The same few lines cross everywhere: inside a gutter no line begins or ends. */
function isClear(covered: Int32Array, at: number): boolean {
  for (let x = at; x < at + NARROWEST_GUTTER; x++) if (covered[x] !== covered[at]) return false
  return true
}

/** Columns of a table have gutters too, but their cells are short; columns of text fill their width. */
function standsBetweenColumns(fragments: Fragment[], gutter: number, left: number, right: number): boolean {
  const fills = (fragment: Fragment, columnWidth: number) =>
    fragment.right - fragment.left > columnWidth * 0.6 && fragment.letters.length > 12
  const onLeft = fragments.filter((fragment) => fragment.right <= gutter + 1)
  const onRight = fragments.filter((fragment) => fragment.left >= gutter - 1)
  const fullLeft = onLeft.filter((fragment) => fills(fragment, gutter - left)).length
  const fullRight = onRight.filter((fragment) => fills(fragment, right - gutter)).length
  const share = (full: number, all: number) => full >= 3 && full >= all * 0.3
  const total = fullLeft + fullRight
  // The last page of a paper may have only a few lines in one of its columns.
  return (
    total >= 8 &&
    (share(fullLeft, onLeft.length) || share(fullRight, onRight.length)) &&
    Math.min(fullLeft, fullRight) >= 2
  )
}
