/** Tables as the study engine keeps them: rows of cells again, with the caption and note that stand beside them. */
import type { Evidence } from '../../document/evidence.ts'
import type { Reading, ReadSentence } from '../../document/reading.ts'
import { repairSymbols } from '../../document/repair-symbols.ts'

export type NumberTable = {
  /** Headings by column; a heading over two rows is joined. */
  header: string[]
  rows: string[][]
  /** Its caption, the note under it and its own headings, in one string. */
  about: string
  /** The row as the document prints it, before symbols were repaired. */
  evidenceOf: (row: number) => Evidence
}

const NUMERIC = /^[<>≤≥]?\s?[-−–(]?\s?[\d.][\d.,]*\s?%?\)?[*a-c]{0,3}(?:\s?[(/].*)?$/
const isNumeric = (cell: string) => NUMERIC.test(cell)
const MOST_HEADING_ROWS = 3

/** Ids count blocks: "b12", "s7-b2". The last number is the place, the rest is the part. */
const placeOf = (id: string) => Number(id.match(/\d+$/)?.[0] ?? Number.NaN)
const partOf = (id: string) => id.replace(/\d+$/, '')

export function numberTablesOf(reading: Reading, blocks: readonly ReadSentence[]): NumberTable[] {
  const tables = blocks.filter(({ kind, text }) => kind === 'table' && text.includes(' | '))
  if (tables.length === 0) return []
  const beside = new Map<string, string[]>()
  for (const { block, kind, text } of reading.sentences)
    if (kind !== 'reference') beside.set(block, [...(beside.get(block) ?? []), text])
  return tables.map((table) => {
    const lines = table.text.split('\n')
    const cells = lines.map((line) => line.split(' | ').map((cell) => cell.trim()))
    const headings = headingRows(cells)
    const width = Math.max(...cells.map((row) => row.length))
    const header = Array.from({ length: width }, (_, column) =>
      cells
        .slice(0, headings)
        .map((row) => row[column] ?? '')
        .join(' ')
        .trim(),
    )
    const around = [-1, 1].flatMap(
      (step) => beside.get(`${partOf(table.block)}${placeOf(table.block) + step}`) ?? [],
    )
    return {
      header,
      rows: cells.slice(headings).map((row) => row.map(repairSymbols)),
      about: [...around, ...header].join(' '),
      evidenceOf: (row) => ({
        sentenceId: table.id,
        page: table.page,
        ...(table.within && { within: table.within }),
        quote: lines[headings + row] ?? table.text,
      }),
    }
  })
}

function headingRows(cells: readonly string[][]): number {
  const first = cells.findIndex((row) => row.slice(1).some(isNumeric))
  return Math.min(first < 0 ? 1 : first, MOST_HEADING_ROWS)
}
