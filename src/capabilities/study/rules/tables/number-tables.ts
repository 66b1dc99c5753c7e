/** Tables as the study engine keeps them: rows of cells again, with their caption and note. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { plainFigures } from '../document/plain-figures.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { titlesIn } from './split-titles.ts'

export type NumberTable = {
  /** Lines over the headings: "Chi-Square Tests", "Coefficients". */
  title: string
  /** Headings by column; a heading over two rows is joined. */
  header: string[]
  /** The rows of headings, from top to bottom. */
  headings: string[][]
  rows: string[][]
  /** Lines under the last row: notes of a program. */
  notes: string[]
  /** Its caption, the note under it and its own headings, in one string. */
  about: string
  /** Places can be compared within one series of blocks. */
  series: string
  /** Its place among the blocks of its series. */
  place: number
  /** The row as the document prints it, before symbols were repaired. */
  evidenceOf: (row: number) => StudyEvidence
  evidenceOfNote: (note: number) => StudyEvidence
}

const NUMERIC = /^[<>≤≥]?\s?[-−–(\ufffd]?\s?[\d.][\d.,]*(?:[eE][-−]?\d+)?\s?%?\)?[*a-c]{0,3}(?:\s?[(/].*)?$/
const isNumeric = (cell: string) => NUMERIC.test(cell)
const MOST_HEADING_ROWS = 3

/** Ids count blocks: "b12", "s7-b2". The last number is the place, the rest is the part. */
export const idOrder = (id: string) => Number(id.match(/\d+$/)?.[0] ?? Number.NaN)
export const partOf = (id: string) => id.replace(/\d+$/, '')

export function numberTablesOf(reading: ReadDocument, blocks: readonly ReadSentence[]): NumberTable[] {
  const tables = blocks.filter(({ kind, text }) => kind === 'table' && text.includes(' | '))
  if (tables.length === 0) return []
  const beside = new Map<string, string[]>()
  for (const { block, kind, text } of reading.sentences)
    if (kind !== 'reference') beside.set(block, [...(beside.get(block) ?? []), text])
  const found = tables.map((table) => {
    const before = beside.get(`${partOf(table.block)}${idOrder(table.block) - 1}`) ?? []
    const after = beside.get(`${partOf(table.block)}${idOrder(table.block) + 1}`) ?? []
    return numberTable(table, before, after)
  })
  return found.map((table, at) => continued(table, found.slice(0, at)))
}

/** A line between two parts of one table splits it in two; the second has no headings. */
const NEXT = 2
const isWithoutHeadings = ({ header }: NumberTable) => header.every((title) => title === '')

function continued(table: NumberTable, before: readonly NumberTable[]): NumberTable {
  const near = before.filter(({ series, place }) => series === table.series && table.place - place <= NEXT)
  const headed = near.findLast((one) => !isWithoutHeadings(one))
  if (!isWithoutHeadings(table) || !headed) return table
  // Its first columns may be empty there; the last ones are the same.
  const titles = headed.header.filter((title, column) => column > 0 && title !== '')
  const width = table.header.length
  if (titles.length !== width - 1 || !table.rows.every((row) => row.length === width)) return table
  const header = ['', ...titles]
  return { ...table, header, headings: [header], about: `${headed.about} ${table.about}` }
}

function numberTable(table: ReadSentence, before: readonly string[], after: readonly string[]): NumberTable {
  const lines = table.text.split('\n')
  const cells = lines.map((line) => line.split(' | ').map((cell) => plainFigures(cell.trim())))
  const first = titleRows(cells)
  const last = cells.length - noteRows(cells)
  const body = cells.slice(first, last)
  const headings = headingRows(body)
  const printed = body.slice(headings)
  const width = Math.max(0, ...printed.map((row) => row.length))
  const own = alignedHeadings(body.slice(0, headings), printed, width)
  const { header, rows } = withoutGlue(
    headings > 0 ? joinedHeadings(own, width) : headerIn(before, width),
    printed,
  )
  const title = cells.slice(0, first).flat().filter(Boolean).join(' ')
  const evidenceAt = (at: number): StudyEvidence => evidenceOf({ ...table, text: lines[at] ?? table.text })
  return {
    title,
    header,
    headings: own,
    rows,
    notes: cells.slice(last).map((row) => row.join(' ').trim()),
    about: [...before, ...after, title, ...header].join(' '),
    series: partOf(table.block),
    place: idOrder(table.block),
    evidenceOf: (row) => evidenceAt(first + headings + row),
    evidenceOfNote: (note) => evidenceAt(last + note),
  }
}

const filledCells = (row: readonly string[]) => row.filter((cell) => cell !== '')
const isLine = (row: readonly string[]) => {
  const [only, another] = filledCells(row)
  return only !== undefined && another === undefined && row[0] === only && !isNumeric(only)
}

function titleRows(cells: readonly string[][]): number {
  const end = cells.findIndex((row) => !isLine(row))
  return end < 0 ? 0 : Math.min(end, MOST_HEADING_ROWS)
}

const NOTE = /^(?:[a-h]\.|\*+\.?|notes?[.:]|source[.:]|link function|dependent variable|predictors?:)/i

function noteRows(cells: readonly string[][]): number {
  let count = 0
  while (count < cells.length - 2) {
    const row = cells[cells.length - 1 - count]!
    if (!isLine(row) || !NOTE.test(filledCells(row)[0]!)) break
    count += 1
  }
  return count
}

/** Merged cells can stretch a number up into the headings; words decide. */
function isTableHeading(row: readonly string[]): boolean {
  const rest = filledCells(row.slice(1))
  const numbers = rest.filter(isNumeric).length
  return numbers === 0 || (row[0] === '' && rest.length - numbers >= 3 && rest.length - numbers > numbers)
}

function headingRows(cells: readonly string[][]): number {
  const first = cells.findIndex((row) => !isTableHeading(row))
  return Math.min(first < 0 ? 1 : first, MOST_HEADING_ROWS)
}

/** If a heading row is shorter than the rows, its cells were merged: the first over the row names, or group headings. */
function alignedHeadings(
  headings: readonly string[][],
  rows: readonly string[][],
  width: number,
): string[][] {
  const lowest = headings.at(-1)
  if (!lowest || headings.every((row) => row.length === width)) return headings.map((row) => [...row])
  const under = [...Array<string>(Math.max(0, width - lowest.length)).fill(''), ...lowest]
  const names = rows.map((row) => row.findIndex((cell, at) => at > 0 && isNumeric(cell)))
  const stub = Math.max(1, Math.min(...names.filter((at) => at > 0)))
  return [
    ...headings.slice(0, -1).map((row) => (row.length >= width ? [...row] : placed(row, under, stub))),
    under,
  ]
}

/** Headings of single columns on either side are placed; the rest are group headings, which name no column. */
function placed(row: readonly string[], under: readonly string[], stub: number): string[] {
  const cells = under.map(() => '')
  let right = row.length - 1
  for (let column = under.length - 1; column > 0 && right > 0 && under[column] === ''; column -= 1)
    cells[column] = row[right--]!
  let left = 1
  for (let column = stub; column < under.length && left <= right && under[column] === ''; column += 1)
    cells[column] = row[left++]!
  cells[0] = row[0] ?? ''
  return cells
}

const joinedHeadings = (headings: readonly string[][], width: number): string[] =>
  Array.from({ length: width }, (_, column) =>
    headings
      .map((row) => row[column] ?? '')
      .filter((cell) => !isNumeric(cell))
      .join(' ')
      .trim(),
  )

/** "t p" over "-2.31 .024": two columns printed too close together to be separated. */
function withoutGlue(header: readonly string[], rows: readonly string[][]) {
  const parts = header.map((title, column) => {
    const names = title.includes(' ') ? titlesIn(title) : []
    const isGlued =
      names.length > 1 &&
      rows.every((row) => {
        const cell = row[column] ?? ''
        return cell === '' || cell.split(' ').filter(isNumeric).length === names.length
      })
    return isGlued ? names : [title]
  })
  if (parts.length === header.length && parts.every(({ length }) => length === 1))
    return { header: [...header], rows: rows.map((row) => [...row]) }
  const split = (row: readonly string[]) =>
    parts.flatMap((names, column) => {
      const cell = row[column] ?? ''
      return names.length === 1 ? [cell] : names.map((_, at) => cell.split(' ')[at] ?? '')
    })
  return { header: parts.flat(), rows: rows.map(split) }
}

/** A table whose headings are in the line above it. */
function headerIn(before: readonly string[], width: number): string[] {
  const names = titlesIn(before.at(-1) ?? '')
  if (names.length === width) return names
  return names.length === width - 1 ? ['', ...names] : Array<string>(width).fill('')
}
