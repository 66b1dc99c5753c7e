/** Tables whose cells are drawn: boxes made of lines, cells over several rows or columns where a line is left out. */

import type { RawRow } from '../../structure/tables/raw-table.ts'
import type { PageLine } from '../page-lines.ts'
import { columnAt, tableLine, WIDEST_SPACE } from './columns.ts'
import type { DrawnLine, DrawnLines } from './drawn-lines.ts'
import { type GridLine, holdsSeveralRows, rowsOfBand } from './lines-to-rows.ts'
import { stretchesOf, type Word } from './words.ts'

export type DrawnGrid = { downs: number[]; acrosses: number[]; lines: DrawnLines }

const NEAR = 3
const MOST_LINES = 1_500

/** Lines that touch each other, and make columns and rows. */
export function drawnGrids({ across, down }: DrawnLines): DrawnGrid[] {
  if (across.length < 2 || down.length < 2 || across.length + down.length > MOST_LINES) return []
  const group = [...across, ...down].map((_, at) => at)
  const root = (at: number): number => {
    let found = at
    while (group[found] !== found) found = group[found]!
    group[at] = found
    return found
  }
  across.forEach((row, one) => {
    down.forEach((column, other) => {
      const touches =
        column.at > row.from - NEAR &&
        column.at < row.to + NEAR &&
        row.at > column.from - NEAR &&
        row.at < column.to + NEAR
      if (touches) group[root(one)] = root(across.length + other)
    })
  })
  const all = [...across, ...down]
  const parts = Map.groupBy(
    all.map((_, at) => at),
    (at) => root(at),
  )
  return [...parts.values()].flatMap((members) => {
    const rows = members.filter((at) => at < across.length).map((at) => all[at]!)
    const columns = members.filter((at) => at >= across.length).map((at) => all[at]!)
    const [acrosses, downs] = [levelsOf(rows), levelsOf(columns)]
    if (acrosses.length < 2 || downs.length < 3 || isOpen(rows, downs)) return []
    return [{ acrosses, downs, lines: { across: rows, down: columns } }]
  })
}

/** Lines down between columns only, and none at its sides: then white space parts the rest. */
function isOpen(rows: readonly DrawnLine[], downs: readonly number[]): boolean {
  const [left, right] = [Math.min(...rows.map(({ from }) => from)), Math.max(...rows.map(({ to }) => to))]
  return left < downs[0]! - OPEN || right > downs.at(-1)! + OPEN
}

const OPEN = 14

function levelsOf(lines: readonly DrawnLine[]): number[] {
  const levels: number[] = []
  for (const at of lines.map((line) => line.at).sort((a, b) => a - b))
    if (levels.length === 0 || at - levels.at(-1)! > NEAR) levels.push(at)
  return levels
}

const isDrawn = (lines: readonly DrawnLine[], at: number, place: number) =>
  lines.some((line) => Math.abs(line.at - at) <= NEAR && line.from - 1 <= place && line.to + 1 >= place)

export const isInside = ({ downs, acrosses }: DrawnGrid, line: PageLine): boolean => {
  const middle = (line.top + line.bottom) / 2
  return (
    middle > acrosses[0]! &&
    middle < acrosses.at(-1)! &&
    line.right > downs[0]! - NEAR &&
    line.left < downs.at(-1)! + NEAR &&
    line.right - line.left > 0
  )
}

/** Between two lines drawn down and below one drawn across, in a box with several columns. */
export function isInDrawnGrid(line: PageLine, { across, down }: DrawnLines): boolean {
  if (down.length < 3 || across.length < 2) return false
  const middle = (line.top + line.bottom) / 2
  const sides = down.filter(({ from, to }) => from < middle && to > middle)
  return (
    sides.length >= 3 &&
    sides.some(({ at }) => at <= line.left + NEAR) &&
    sides.some(({ at }) => at >= line.right - NEAR) &&
    across.some(({ at, from, to }) => at < middle && from < line.right && to > line.left)
  )
}

/** The rows of the grid, from its words. */
export function rowsOfGrid(grid: DrawnGrid, lines: readonly PageLine[], page: number): RawRow[] {
  const { acrosses } = grid
  const downs = withoutSlivers(grid.downs, lines)
  const borders = downs.slice(1, -1)
  const levels = acrosses.slice(1, -1)
  const drawn = acrosses.slice(0, -1).map((top, band) => {
    const middle = (top + acrosses[band + 1]!) / 2
    return borders.map((border) => isDrawn(grid.lines.down, border, middle))
  })
  /** Up through the lines that are left out, to where the cell begins. */
  const firstBand = (band: number, column: number) => {
    const middle = (downs[column]! + downs[column + 1]!) / 2
    let first = band
    while (first > 0 && !isDrawn(grid.lines.across, acrosses[first]!, middle)) first -= 1
    return first
  }
  const bands = acrosses.slice(1).map(() => new Map<PageLine, Word[]>())
  for (const line of lines)
    for (const word of tableLine(line).words) {
      const band = columnAt((word.top + word.bottom) / 2, levels)
      const column = columnAt((word.left + word.right) / 2, borders)
      const put = bands[firstBand(band, column)]!
      put.set(line, [...(put.get(line) ?? []), word])
    }
  const ruled = bands.filter((band) => band.size > 0).length
  const rows = bands.flatMap((band, at) => {
    const put = [...band]
      .sort(([one], [other]) => one.baseline - other.baseline)
      .map(([line, words]) => putInCells(line, words, borders, drawn[at]!))
    const isRuled = ruled > 2 || rowsAreUneven(put) || holdsSeveralRows(put)
    return rowsOfBand({ lines: put, isRuled }, page)
  })
  return rows
}

/** Lines of rows fill most columns; lines of long cells beside each other do not even stand side by side. */
function rowsAreUneven(lines: readonly GridLine[]): boolean {
  const used = new Set(lines.flatMap(({ texts }) => texts.flatMap((text, column) => (text ? [column] : []))))
    .size
  const filled = lines.map(({ texts }) => texts.filter(Boolean).length).sort((a, b) => a - b)
  return (filled[filled.length >> 1] ?? 0) <= used * 0.6
}

const WIDEST_SLIVER = 16

/** A shade drawn inside a cell, or a double border, makes narrow columns in which nothing stands. */
function withoutSlivers(downs: readonly number[], lines: readonly PageLine[]): number[] {
  const middles = lines.flatMap((line) => tableLine(line).words.map(({ left, right }) => (left + right) / 2))
  const kept = [...downs]
  for (let at = kept.length - 2; at >= 0; at--) {
    const [left, right] = [kept[at]!, kept[at + 1]!]
    if (right - left > WIDEST_SLIVER || middles.some((middle) => middle > left && middle <= right)) continue
    kept.splice(at === 0 ? 1 : at, 1)
  }
  return kept
}

/** A cell that is drawn over several columns keeps its words together, unless they stand apart in columns of their own. */
function putInCells(
  line: PageLine,
  words: readonly Word[],
  borders: readonly number[],
  drawn: readonly boolean[],
): GridLine {
  const read = { ...tableLine(line), words: [...words], stretches: stretchesOf(words, WIDEST_SPACE) }
  const texts = Array<string>(borders.length + 1).fill('')
  const spans: GridLine['spans'] = []
  const columnOf = ({ left, right }: Word) => columnAt((left + right) / 2, borders)
  for (const [first, inCell] of Map.groupBy(words, (word) => drawnCell(columnOf(word), drawn))) {
    let last = first
    while (last < borders.length && !drawn[last]) last += 1
    const columns = inCell.map(columnOf)
    const crosses = inCell.some((word, at) => {
      const next = inCell[at + 1]
      return next && columns[at] !== columns[at + 1] && next.left - word.right < word.size * 0.5
    })
    const stands = new Set(columns).size
    if (first === last || (!crosses && stands > 1))
      inCell.forEach(({ text }, at) => {
        texts[columns[at]!] = texts[columns[at]!] ? `${texts[columns[at]!]} ${text}` : text
      })
    else spans.push([first, last, inCell.map(({ text }) => text).join(' ')])
  }
  return { line: read, texts, spans, torn: false }
}

const drawnCell = (column: number, drawn: readonly boolean[]): number => {
  let first = column
  while (first > 0 && !drawn[first - 1]) first -= 1
  return first
}

/** A grid of lines with next to nothing in it is a chart or a form. */
export function isFilledGrid(rows: readonly RawRow[]): boolean {
  const filled = rows.map(({ cells }) => cells.filter(({ text }) => text !== '').length)
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.across === undefined))
  const written = cells.filter(({ text }) => text !== '')
  return (
    filled.filter((count) => count >= 2).length >= 2 &&
    written.length >= cells.length * 0.34 &&
    written.some(({ text }) => /\p{L}/u.test(text))
  )
}
