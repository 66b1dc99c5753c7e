/** The sheets of a file as tables: data from the largest down, code books applied to them. */
import { codeBookOf } from './code-book.ts'
import type { RawSheet } from './find-tables.ts'
import { tablesIn } from './find-tables.ts'
import { inferTable } from './infer.ts'
import { withoutFormColumns } from './kobo.ts'
import { withShortLabels } from './short-labels.ts'
import type { Table } from './table.ts'

export type ReadTable = { table: Table; notes: string[]; columnNotes: Record<string, string[]> }

const FEWEST_ROWS = 2

export function readTables(sheets: readonly RawSheet[]): ReadTable[] {
  const raw = sheets.flatMap((sheet) =>
    tablesIn(sheet).map((table) => ({ sheet, table: withoutFormColumns(table) })),
  )
  const main = raw.toSorted((a, b) => size(b.table) - size(a.table))[0]
  if (!main) return []
  const book = codeBookOf(
    sheets.filter((sheet) => sheet !== main.sheet),
    main.table.heads,
  )
  // A sheet that explains the codes of another is no data.
  const explains = new Set(
    book.size > 0
      ? raw
          .filter(
            ({ sheet, table }) =>
              sheet !== main.sheet &&
              table.heads.length <= 6 &&
              codeBookOf([sheet], main.table.heads).size > 0,
          )
          .map(({ table }) => table)
      : [],
  )
  return raw
    .filter(({ table }) => !explains.has(table) && (table.rows.length >= FEWEST_ROWS || table === main.table))
    .toSorted((a, b) => size(b.table) - size(a.table))
    .map(({ table }) => {
      const { table: read, notes } = inferTable(table, book)
      return {
        table: withShortLabels(read),
        notes: [
          ...table.notes,
          ...(book.size > 0 && table === main.table
            ? ['The meaning of codes was taken from another sheet.']
            : []),
        ],
        columnNotes: notes,
      }
    })
}

const size = ({ rows, heads }: { rows: readonly unknown[]; heads: readonly string[] }) =>
  rows.length * heads.length
