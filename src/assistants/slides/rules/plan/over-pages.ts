/** A table that goes on over a page is one table: with its first part alone a slide would show a part as the whole. */
import type { PlacedTable } from '#capabilities/study/engine.index.ts'
import { evidenceOf, type StudyEvidence } from '#capabilities/study/index.ts'
import type { DocumentTable, TableRow } from '#product/document-table.ts'
import { isOfAll } from '../tables/not-findings.ts'

export type JoinedTable = PlacedTable & {
  /** Its parts on the next pages. */ goesOn?: PlacedTable['block'][]
}

/** The whole of it, page by page. */
export const placesOf = ({ block, goesOn = [] }: JoinedTable): StudyEvidence[] =>
  [block, ...goesOn].map(evidenceOf)

/** A note or a torn line may stand between the two parts. */
const MOST_BETWEEN = 2

export function joinedOverPages(tables: readonly PlacedTable[]): JoinedTable[] {
  const joined: JoinedTable[] = []
  let last: PlacedTable | undefined
  for (const placed of tables) {
    const open = joined.at(-1)
    if (open && last && isNextPart(open, last, placed))
      joined[joined.length - 1] = {
        ...open,
        table: withRows(open.table, placed.table),
        goesOn: [...(open.goesOn ?? []), placed.block],
      }
    else joined.push(placed)
    last = placed
  }
  return joined
}

function isNextPart(open: PlacedTable, last: PlacedTable, next: PlacedTable): boolean {
  const { table } = next
  const isCaptioned = table.caption?.trim() && !/\bcont(?:inued|['’]?d)\b/i.test(table.caption)
  const away = next.place - last.place
  if (isCaptioned || next.series !== last.series || away < 1 || away > MOST_BETWEEN) return false
  if (table.columns !== open.table.columns || endsInTotal(open.table)) return false
  const known = new Set(open.table.rows.map(nameOfRow))
  const own = table.rows.filter((row) => !isRepeated(row, open.table))
  if (own.some((row) => known.has(nameOfRow(row)))) return false
  const isNext = next.block.page - last.block.page === 1
  return headWords(table) === ''
    ? !own[0] || !isHead(own[0])
    : isNext && headWords(table) === headWords(open.table)
}

const withRows = (table: DocumentTable, { rows }: DocumentTable): DocumentTable => ({
  ...table,
  rows: [...table.rows, ...rows.filter((row) => !isRepeated(row, table))],
})

const lettersIn = (cells: readonly string[]): string =>
  cells
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
const headWords = ({ headings }: DocumentTable): string => lettersIn(headings)
const nameOfRow = ({ cells }: TableRow): string => lettersIn([cells[0]?.text ?? ''])
const isRepeated = (row: TableRow, table: DocumentTable): boolean => {
  const words = lettersIn(row.cells.map(({ text }) => text))
  return row.kind === 'head' || words === headWords(table)
}
const endsInTotal = ({ rows }: DocumentTable): boolean => isOfAll(rows.at(-1)?.cells[0]?.text ?? '')
/** Words in most of its cells. */
export const isHead = (row: TableRow): boolean =>
  row.cells.filter(({ text }) => /\p{L}/u.test(text)).length * 4 >= row.cells.length * 3
