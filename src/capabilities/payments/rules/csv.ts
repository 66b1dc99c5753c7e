/** A table as a file that spreadsheets open. */

/** A cell that begins like a formula would be run by a spreadsheet; an apostrophe makes it text again. */
const DANGEROUS = /^[=+\-@\t\r\n]/

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const safe = DANGEROUS.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export type Columns<Row> = [title: string, value: (row: Row) => string | number | null | undefined][]

/** With a mark at the beginning, so that Excel reads names as they are written. */
export function toCsv<Row>(columns: Columns<Row>, rows: Row[]): string {
  const lines = [
    columns.map(([title]) => cell(title)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}
