/** Columns of a table that hold counts and their shares. */
import type { HeldNumber, TableRow } from '#product/document-table.ts'
import { figureIn, type PlacedTable, wholeIn } from '../places.ts'

export type Line = { row: TableRow; at: number; count: number; share: HeldNumber }
export type ShareColumn = { count: number; share: number; lines: Line[]; totals: Line[] }

const SHARES = ['share', 'valid-share'] as const
const PART_OF_MANY = /\bmultiple|\bmore than one\b|\bcumulative\b|\bgrowth|change|increase|decrease|interest/i

/** A count and a share in one cell, or in two columns with no other count between them. */
export function shareColumnsOf({ table }: PlacedTable): ShareColumn[] {
  const columns: ShareColumn[] = []
  for (let share = Math.max(0, table.stub); share < table.columns; share++) {
    const heading = table.headings[share] ?? ''
    if (PART_OF_MANY.test(heading)) continue
    for (let count = share; count >= table.stub; count--) {
      const lines = table.rows.flatMap((row, at) => lineOf(row, at, count, share) ?? [])
      const body = lines.filter(({ row }) => row.kind === 'body')
      if (body.length === 0) continue
      if (body.length > 1)
        columns.push({ count, share, lines: body, totals: lines.filter(({ row }) => row.kind === 'total') })
      break
    }
  }
  return columns
}

function lineOf(row: TableRow, at: number, count: number, share: number): Line | undefined {
  if (row.kind === 'head' || row.kind === 'group') return undefined
  const printed = figureIn(row, share, SHARES)
  const counted = count === share ? figureIn(row, count, ['count'])?.value : wholeIn(row, count)
  return printed && counted !== undefined && printed.value >= 0
    ? { row, at, count: counted, share: printed }
    : undefined
}
