/**
 * Columns by the white space that runs down between them: a place that words of next to no row cover, and at which
 * the words on either side stand farther apart than words of a sentence do.
 */
import { isFigure } from '../../structure/tables/figures.ts'
import type { PageLine } from '../page-lines.ts'
import { type Stretch, stretchesOf, type Word, wordsOf } from './words.ts'

/** A line of a table: its words, and as they stand together. */
export type TableLine = {
  line: PageLine
  words: Word[]
  stretches: Stretch[]
  baseline: number
  size: number
}

/** In letter sizes: wider than a space between words of justified type. */
export const WIDEST_SPACE = 0.72

/** Lines drawn with dashes are no words. */
const DRAWN = /^[-–—_=]{4,}$/

export function tableLine(line: PageLine): TableLine {
  const words = wordsOf(line).filter(({ text }) => !DRAWN.test(text))
  return {
    line,
    words,
    stretches: stretchesOf(words, WIDEST_SPACE),
    baseline: line.baseline,
    size: line.size,
  }
}

/** A page of two columns has torn the lines of a table in two: what stands side by side is one line. */
export function tableLines(lines: readonly PageLine[]): TableLine[] {
  const read: TableLine[] = []
  for (const line of lines.toSorted((one, other) => one.baseline - other.baseline)) {
    const last = read.at(-1)
    const isBeside =
      last &&
      line.baseline - last.baseline < Math.min(last.size, line.size) * 0.35 &&
      last.words.every(({ left, right }) => right <= line.left + 1 || left >= line.right - 1)
    if (!isBeside) read.push(tableLine(line))
    else {
      last.words = [...last.words, ...tableLine(line).words].sort((one, other) => one.left - other.left)
      last.stretches = stretchesOf(last.words, WIDEST_SPACE)
    }
  }
  return read.filter(({ words }) => words.length > 0)
}

/** The inner borders between columns, from left to right; none if there is but one column. */
export function bordersOf(lines: readonly TableLine[]): number[] {
  const rows = lines.filter(({ stretches }) => stretches.length > 1)
  if (rows.length < 2) return []
  const figured = rows.filter(({ stretches }) => stretches.some(({ text }) => isFigure(text)))
  const telling = figured.length >= Math.min(3, rows.length * 0.5) ? figured : rows
  const usual = median(telling.map(({ stretches }) => stretches.length))
  let best: number[] = []
  // A stray word may stand in the white space; more than that is no white space.
  for (const share of [0, 0.06, 0.12]) {
    const borders = gutters(telling, Math.floor(telling.length * share))
    if (borders.length > best.length) best = borders
    if (best.length + 1 >= usual) break
  }
  return best
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const STEP = 2

function gutters(lines: readonly TableLine[], most: number): number[] {
  const left = Math.min(...lines.map(({ words }) => words[0]!.left))
  const right = Math.max(...lines.flatMap(({ words }) => words.map((word) => word.right)))
  const places = Math.max(0, Math.ceil((right - left) * STEP))
  const covered = new Int32Array(places + 2)
  for (const { words } of lines)
    for (const word of words) {
      covered[Math.max(0, Math.ceil((word.left - left) * STEP))]!++
      covered[Math.min(places + 1, Math.floor((word.right - left) * STEP))]!--
    }
  const borders: number[] = []
  let sum = 0
  let from = -1
  for (let place = 0; place <= places; place++) {
    sum += covered[place]!
    if (sum <= most) {
      if (from < 0) from = place
    } else if (from >= 0) {
      const [begins, ends] = [left + from / STEP, left + place / STEP]
      if (from > 0 && isGutter(lines, begins, ends)) borders.push((begins + ends) / 2)
      from = -1
    }
  }
  return borders
}

/** In letter sizes. */
const NARROWEST = 0.28
const APART = 0.62

function isGutter(lines: readonly TableLine[], from: number, to: number): boolean {
  const size = median(lines.map((line) => line.size))
  if (to - from < size * (lines.length > 5 ? NARROWEST : APART)) return false
  const middle = (from + to) / 2
  const gaps = lines.flatMap(({ words }) => {
    const after = words.find(({ left, right }) => (left + right) / 2 > middle)
    const before = words.findLast(({ left, right }) => (left + right) / 2 <= middle)
    return after && before ? [(after.left - before.right) / Math.max(1, size)] : []
  })
  // One wide gap in one line is a line set badly.
  return gaps.length >= Math.min(2, lines.length) && median(gaps) >= APART
}

/** Without a heading of its own, what stands in next to no line is a piece of the words beside it. */
export function withoutPieces(
  borders: number[],
  body: readonly TableLine[],
  head: readonly TableLine[],
): number[] {
  if (head.length === 0) return borders
  const named = new Set(
    head.flatMap(({ stretches }) =>
      stretches.map(({ left, right }) => columnAt((left + right) / 2, borders)),
    ),
  )
  const kept = [...borders]
  for (let column = borders.length; column > 0; column--) {
    const filled = body.filter(({ words }) =>
      words.some(({ left, right }) => columnAt((left + right) / 2, borders) === column),
    ).length
    if (!named.has(column) && filled <= Math.max(1, body.length * 0.2)) kept.splice(column - 1, 1)
  }
  return kept
}

/** Marks in a plan fill few of its columns: one line of headings, of which no word below crosses a gap, tells them all. */
export function withHeadings(
  borders: number[],
  body: readonly TableLine[],
  head: readonly TableLine[],
): number[] {
  const [only, another] = head
  if (!only || another || only.stretches.length < 4 || only.stretches.length <= borders.length + 1)
    return borders
  const own = only.stretches.slice(1).map(({ left }, at) => (only.stretches[at]!.right + left) / 2)
  // The names of rows are wider than their heading.
  own[0] =
    (Math.max(
      ...body.map(({ stretches }) => stretches[0]!.right).filter((right) => right < only.stretches[1]!.right),
      only.stretches[0]!.right,
    ) +
      only.stretches[1]!.left) /
    2
  const isCrossed = own.some((border) =>
    body.some(({ stretches }) =>
      stretches.some(({ left, right }) => left < border - 1 && right > border + 1),
    ),
  )
  return isCrossed ? borders : own
}

/** '15' beside '(62.5%)' under one heading is one column, set on two edges. */
export function withBrackets(
  borders: number[],
  body: readonly TableLine[],
  head: readonly TableLine[],
): number[] {
  const inColumn = (column: number, at: readonly number[]) =>
    body.flatMap(({ words }) => {
      const found = words.filter(({ left, right }) => columnAt((left + right) / 2, at) === column)
      return found.length > 0 ? [found.map(({ text }) => text).join(' ')] : []
    })
  const kept = [...borders]
  for (let column = kept.length; column > 0; column--) {
    const texts = inColumn(column, kept)
    if (texts.length < 2 || !texts.every((text) => /^\(.*\)$/.test(text))) continue
    if (!inColumn(column - 1, kept).every(isFigure)) continue
    const named = head.at(-1)?.stretches.map(({ left, right }) => columnAt((left + right) / 2, kept)) ?? []
    if (!(named.includes(column) && named.includes(column - 1))) kept.splice(column - 1, 1)
  }
  return kept
}

/** Which column a place is in. */
export const columnAt = (place: number, borders: readonly number[]): number => {
  let column = 0
  while (column < borders.length && place > borders[column]!) column += 1
  return column
}
