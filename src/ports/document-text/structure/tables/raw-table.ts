/** A table as a reader found it: a grid of texts. What its rows and figures mean is told in one place for all formats. */
import type { TableSource, UnreadReason } from '#product/document-table.ts'

/** Edges of something on a page, in the reader's own unit. */
export type Edges = { left: number; right: number; top: number; bottom: number }

export type RawCell = { text: string; across?: number; down?: number }

export type RawRow = {
  cells: RawCell[]
  page?: number
  edges?: Edges
  /** The file or a drawn line says that these name the columns. */
  isHead?: boolean
  unsure?: boolean
}

export type RawTable = {
  rows: RawRow[]
  from: TableSource
  unread?: UnreadReason
  /** Lines printed inside its frame: a caption above the headings, notes below the last row. */
  caption?: string
  notes?: string[]
}

export const rawRows = (rows: readonly (readonly string[])[]): RawRow[] =>
  rows.map((cells) => ({ cells: cells.map((text) => ({ text })) }))

export const textOfRows = (rows: readonly RawRow[]): string =>
  rows.map(({ cells }) => cells.map(({ text }) => text).join('\t')).join('\n')
