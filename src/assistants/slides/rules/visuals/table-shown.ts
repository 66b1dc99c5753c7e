/** A table reduced to what can be read from the last row. */
import type { LiftedTable, SlideSource } from '../deck/deck.ts'

export const MOST_ROWS = 6
export const MOST_COLUMNS = 5
const LONGEST_CELL = 60

/** Undefined when so much would have to go that it would be another table. */
export function tableFrom(
  rows: readonly (readonly string[])[],
  caption: string,
  sources: SlideSource[],
): LiftedTable | undefined {
  const [header] = rows
  if (!header || rows.length < 3) return undefined
  const columns = header.length
  if (columns < 2 || columns > MOST_COLUMNS) return undefined
  if (rows.length > MOST_ROWS + 4) return undefined
  if (rows.some((row) => row.length !== columns || row.some((cell) => cell.length > LONGEST_CELL)))
    return undefined
  const empty = rows.flat().filter((cell) => cell.trim() === '').length
  if (empty > rows.flat().length / 5) return undefined
  const shown = rows.slice(0, MOST_ROWS + 1).map((row) => row.map((cell) => cell.trim().replace(/\s+/g, ' ')))
  return { kind: 'table', rows: shown, caption, sources }
}
