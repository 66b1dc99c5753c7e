import type { Table } from './tree.ts'
import { inlineText } from './visible-text.ts'

const cellsOf = ({ header, rows }: Table): string[][] =>
  [header, ...rows].map((row) => row.map((cell) => inlineText(cell).replace(/\s+/g, ' ').trim()))

/** As spreadsheets paste it: cells separated by tabs, one row per line. */
export const tableForClipboard = (table: Table): string =>
  cellsOf(table)
    .map((cells) => cells.map(asText).join('\t'))
    .join('\n')

/** Excel reads the letters correctly only if the file starts with a byte order mark. */
export const tableAsCsv = (table: Table): string =>
  `\ufeff${cellsOf(table)
    .map((cells) => cells.map((cell) => csvCell(asText(cell))).join(','))
    .join('\r\n')}\r\n`

/** Cells a spreadsheet would run as a formula are written as text; a negative number stays a number. */
const asText = (cell: string) =>
  /^[=+@-]/.test(cell) && !/^[+-]?[\d.,\s]+%?$/.test(cell) ? `'${cell}` : cell

const csvCell = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
