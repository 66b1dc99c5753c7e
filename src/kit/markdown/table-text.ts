import type { Table } from './tree.ts'
import { inlineText } from './visible-text.ts'

const cellsOf = ({ header, rows }: Table): string[][] =>
  [header, ...rows].map((row) => row.map((cell) => inlineText(cell).replace(/\s+/g, ' ').trim()))

/** As a spreadsheet takes it from the clipboard: a cell a column, a row a line. */
export const tableForClipboard = (table: Table): string =>
  cellsOf(table)
    .map((cells) => cells.map(asText).join('\t'))
    .join('\n')

/** A spreadsheet opens it with its letters right only when it begins with the mark of its encoding. */
export const tableAsCsv = (table: Table): string =>
  `\ufeff${cellsOf(table)
    .map((cells) => cells.map((cell) => quoted(asText(cell))).join(','))
    .join('\r\n')}\r\n`

/** What a spreadsheet would run as a formula is text here; a negative number is a number. */
const asText = (cell: string) =>
  /^[=+@-]/.test(cell) && !/^[+-]?[\d.,\s]+%?$/.test(cell) ? `'${cell}` : cell

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
