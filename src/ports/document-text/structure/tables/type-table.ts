/** A grid of texts → a typed table: which rows name columns, which columns name rows, and what the figures are. */
import {
  type DocumentTable,
  nameOfRow,
  type RowKind,
  type TableCell,
  type TableRow,
} from '#product/document-table.ts'
import { type ColumnKind, kindsIn, likertWeights, unitIn } from './column-kinds.ts'
import { isFigure, isNamingFigure, isNothing } from './figures.ts'
import { heldIn } from './held-values.ts'
import { type Notation, withoutUnprintable } from './printed-numbers.ts'
import type { RawCell, RawRow, RawTable } from './raw-table.ts'

const MOST_HEADS = 4
const MOST_COLUMNS = 256

export function typedTable(raw: RawTable, page: number, notation: Notation): DocumentTable {
  const about = {
    from: raw.from,
    ...(raw.caption && { caption: raw.caption }),
    ...(raw.notes && { notes: raw.notes }),
  }
  const columns = Math.max(0, ...raw.rows.map(({ cells }) => cells.length))
  const unread = raw.unread ?? (columns > MOST_COLUMNS ? ('too-wide' as const) : undefined)
  if (unread) return { ...about, columns: 0, headings: [], stub: 0, rows: [], unread }
  const grid = raw.rows.map((row) => ({ ...row, cells: filledUp(row.cells.map(printable), columns) }))
  const heads = countHeads(grid)
  const headings = headingsOf(grid.slice(0, heads), columns)
  const stub = countStub(grid.slice(heads), headings)
  const rows = grid.map((row, at): TableRow => {
    const kind = kindOfRow(row, at, heads, grid, stub)
    return {
      kind,
      cells: row.cells.slice(0, raw.rows[at]!.cells.length).map(({ text, across, down }) => ({
        text,
        ...(across && across > 1 && { across }),
        ...(down && down > 1 && { down }),
      })),
      page: row.page ?? page,
      ...(row.unsure && { unsure: true }),
    }
  })
  const table: DocumentTable = { ...about, columns, headings, stub, rows }
  hold(table, notation)
  const totals = headings.flatMap((heading, column) =>
    column >= stub && TOTAL.test(heading) ? [column] : [],
  )
  const weights = likertWeights(headings)
  return { ...table, ...(totals.length > 0 && { totals }), ...(weights && { weights }) }
}

const printable = (cell: RawCell): RawCell => ({ ...cell, text: withoutUnprintable(cell.text) })

const filledUp = (cells: readonly RawCell[], columns: number): RawCell[] =>
  cells.length < columns
    ? [...cells, ...Array.from({ length: columns - cells.length }, () => ({ text: '' }))]
    : [...cells]

const texts = ({ cells }: RawRow) => cells.map(({ text }) => text)
const filled = (row: RawRow) => texts(row).filter(Boolean)

/** Rows that the reader knows to be headings; else those above the first row of figures. */
function countHeads(rows: readonly RawRow[]): number {
  const marked = rows.findIndex((row) => !row.isHead)
  if (rows.some((row) => row.isHead)) return marked < 0 ? Math.min(1, rows.length - 1) : marked
  const first = rows.findIndex((row, at) => isOfFigures(row) || (at > 0 && isNamedYear(row)))
  if (first < 0) return rows.length > 1 && filled(rows[0]!).length > 1 ? 1 : titleRows(rows)
  return Math.min(first, MOST_HEADS)
}

/** 'Paper | 2000' under 'Item | Cost' is a price: one number that could be a year names no columns. */
function isNamedYear(row: RawRow): boolean {
  const [name = '', ...rest] = texts(row)
  const said = rest.filter(Boolean)
  return /\p{L}{3}/u.test(name) && said.length === 1 && isNamingFigure(said[0]!)
}

/** Nothing but words: a title over it, and the line that names its columns. */
const titleRows = (rows: readonly RawRow[]) => (rows.length > 2 && filled(rows[0]!).length === 1 ? 2 : 0)

function isOfFigures(row: RawRow): boolean {
  const [, ...rest] = texts(row)
  const said = rest.filter((text) => text !== '' && !isNothing(text))
  const figures = said.filter((text) => isFigure(text) && !isNamingFigure(text))
  return figures.length > 0 && figures.length >= said.length * 0.4
}

function headingsOf(heads: readonly RawRow[], columns: number): string[] {
  const parts: string[][] = Array.from({ length: columns }, () => [])
  for (const row of heads) {
    // A title over the whole table names no column.
    if (
      filled(row).length === 1 &&
      columns > 1 &&
      row !== heads.at(-1) &&
      (row.cells[0]!.text || spansAll(row, columns))
    )
      continue
    row.cells.forEach(({ text, across = 1 }, column) => {
      if (text) for (let at = column; at < Math.min(columns, column + across); at++) parts[at]!.push(text)
    })
  }
  return parts.map((each) => each.join(' '))
}

const spansAll = ({ cells }: RawRow, columns: number) => cells.some(({ across = 1 }) => across >= columns - 1)

const NAMES_ROWS =
  /^(?:s\/?n\.?o?\.?|no\.?|#|year|age|event time|time|week|month|day|class|grade|level|rank|item|code|id|lag|step|epoch|form)\b/i

function countStub(body: readonly RawRow[], headings: readonly string[]): number {
  let stub = 0
  for (let column = 0; column < headings.length - 1; column++) {
    const cells = body.map(({ cells }) => cells[column]!.text).filter(Boolean)
    const figures = cells.filter((text) => isFigure(text) && !isNamingFigure(text)).length
    const names =
      figures < cells.length * 0.5 ||
      (column === 0 && (NAMES_ROWS.test(headings[0]!) || headings[0] === '' || rises(cells)))
    if (!names || cells.length === 0) break
    stub = column + 1
    // Words after a first column of names may be what was found, not what was asked.
    if (column > 0 && !hasFiguresBehind(body, column)) {
      stub = 1
      break
    }
  }
  return stub
}

const hasFiguresBehind = (body: readonly RawRow[], column: number) =>
  body.some(({ cells }) => cells.slice(column + 1).some(({ text }) => isFigure(text)))

/** −5, −4, …, 5: a count of the rows themselves. */
function rises(cells: readonly string[]): boolean {
  const numbers = cells.map((text) => Number(text.replace(/[−–]/g, '-')))
  return cells.length > 2 && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
}

const TOTAL =
  /^(?:grand\s*|sub-?\s?|column\s*|row\s*|overall\s*)?(?:totals?|sum|jumla|gesamt|ensemble)(?=\s*(?:$|[:(=%–-]|of\b|for\b|n\b|respond|sample|responses|cases|amount|cost|budget|estimate))/i

function kindOfRow(row: RawRow, at: number, heads: number, rows: readonly RawRow[], stub: number): RowKind {
  if (at < heads) return 'head'
  const said = row.cells.flatMap(({ text }, column) => (text ? [column] : []))
  const isLast = at === rows.length - 1
  if (
    said.length === 1 &&
    said[0]! <= Math.max(0, stub - 1) &&
    !isFigure(row.cells[said[0]!]!.text) &&
    !isLast
  )
    return 'group'
  const name = row.cells.slice(0, Math.max(1, stub)).map(({ text }) => text)
  return name.some((text) => TOTAL.test(text)) ? 'total' : 'body'
}

const MOST_CELLS_HELD = 20_000

/** What the column says, else what the row says, else what the caption says of all its figures. */
function hold(table: DocumentTable, notation: Notation): void {
  const { headings, rows, stub, columns } = table
  if (rows.length * columns > MOST_CELLS_HELD) return
  const byColumn = headings.map(kindsIn)
  const units = headings.map(unitIn)
  const all = table.caption ? kindsIn(captionKinds(table.caption)) : []
  for (const row of rows) {
    if (row.kind === 'head' || row.kind === 'group') continue
    const name = nameOfRow(table, row)
    const byRow = kindsIn(name)
    row.cells.forEach((cell: TableCell, column) => {
      if (column < stub || cell.text === '') return
      const held = heldIn(
        cell.text,
        kindsFor(byColumn[column]!, byRow, all),
        notation,
        units[column] ?? unitIn(name),
      )
      if (held.length > 0) cell.holds = held
    })
  }
}

/** '(%)' in the name of a row outweighs a heading that only names a group. */
const kindsFor = (
  column: readonly ColumnKind[],
  row: readonly ColumnKind[],
  all: readonly ColumnKind[],
): readonly ColumnKind[] => (column.length > 0 ? column : row.length > 0 ? row : all)

/** Only what a caption puts in brackets is about its figures: 'Goats by district (n, %)'. */
const captionKinds = (caption: string) =>
  [...caption.matchAll(/\(([^)]*)\)/g)].map(([, words]) => words).join(' ')
