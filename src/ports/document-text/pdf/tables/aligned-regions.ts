/** Runs of lines whose cells line up, found by the white space between them: tables without a drawn line. */
import { isCaption } from '../caption.ts'
import type { LineCell, PageLine } from '../page-lines.ts'

const LEAST_ROWS = 3
const MOST_LINES_OF_A_CELL = 3

export function alignedRegions(lines: PageLine[], leading: number): PageLine[][] {
  const regions: PageLine[][] = []
  for (let at = 0; at < lines.length; at++) {
    if (!isRow(lines[at]!)) continue
    const last = endOfTable(lines, at, leading)
    const region = lines.slice(at, last + 1)
    if (linesUp(region)) regions.push(region)
    at = last
  }
  return regions
}

const LEADERS = /\.{4}|(\. ){3}|\.\s*\.\s*\.\s*\d+$/
/** A formula with its number at the margin has two cells as well. */
const FORMULA_NUMBER = /^\(\d+(\.\d+)*[a-z]?\)$/
const LIST_MARK = /^([•◦▪‣*–—-]|\(?(\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\[\d+\])$/i

function isRow(line: PageLine): boolean {
  if (line.cells.length < 2 || LEADERS.test(line.text)) return false
  const last = line.cells.at(-1)!.text.trim()
  if (FORMULA_NUMBER.test(last)) return false
  return !(line.cells.length === 2 && LIST_MARK.test(line.cells[0]!.text.trim()))
}

function endOfTable(lines: PageLine[], first: number, leading: number): number {
  let last = first
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at]!
    if (line.column.index !== lines[first]!.column.index) break
    const gap = line.baseline - lines[at - 1]!.baseline
    if (gap < 0 || (gap > leading * 3 && !isEvenlySpaced(lines, at, leading))) break
    if (isBegin(line, lines[first]!)) break
    if (isRow(line)) last = at
    else if (at - last > MOST_LINES_OF_A_CELL || isFullText(line)) break
  }
  return last
}

/** The caption of the next table, or a heading: what follows is no row of this one. */
const isBegin = (line: PageLine, first: PageLine) =>
  isCaption(line.text) || (line.cells.length === 1 && line.size > first.size * 1.2)

/** Tall rows of a ruled table: evenly spaced with the next ones. */
function isEvenlySpaced(lines: PageLine[], at: number, leading: number): boolean {
  const [above, line, below] = [lines[at - 1]!, lines[at]!, lines[at + 1]]
  const gap = line.baseline - above.baseline
  if (!below || gap > leading * 5 || !isRow(above) || !isRow(line)) return false
  const [before, after] = [lines[at - 2], below.baseline - line.baseline]
  const isSame = (other: number) => Math.abs(other - gap) < 2
  return (
    (isRow(below) && isSame(after)) ||
    (before !== undefined && isRow(before) && isSame(above.baseline - before.baseline))
  )
}

const isFullText = (line: PageLine) =>
  line.cells.length === 1 && line.right - line.left > (line.column.right - line.column.left) * 0.8

function linesUp(region: PageLine[]): boolean {
  const rows = region.filter(isRow)
  if (rows.length < LEAST_ROWS || rows.length < region.length * 0.45) return false
  const columns = columnEdges(rows)
  if (columns.length < 2) return false
  const aligned = rows.filter((row) => new Set(row.cells.map((cell) => columnOf(cell, columns))).size >= 2)
  return aligned.length >= rows.length * 0.7
}

type ColumnEdges = { left: number; right: number }

/** Cells of different rows that overlap horizontally share a column; a cell over several columns decides nothing. */
function columnEdges(rows: PageLine[]): ColumnEdges[] {
  const most = Math.max(...rows.map((row) => row.cells.length))
  const typical = rows.filter((row) => row.cells.length >= Math.max(2, most - 1))
  const columns: ColumnEdges[] = []
  for (const cell of typical.flatMap((row) => row.cells).sort((a, b) => a.left - b.left)) {
    const column = columns.find((each) => cell.left < each.right - 1 && cell.right > each.left + 1)
    if (!column) columns.push({ left: cell.left, right: cell.right })
    else {
      column.left = Math.min(column.left, cell.left)
      column.right = Math.max(column.right, cell.right)
    }
  }
  return columns.sort((a, b) => a.left - b.left)
}

function columnOf(cell: LineCell, columns: ColumnEdges[]): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  columns.forEach((column, at) => {
    const shared = Math.min(cell.right, column.right) - Math.max(cell.left, column.left)
    if (shared > most) [best, most] = [at, shared]
  })
  return best
}
