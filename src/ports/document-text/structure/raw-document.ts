/** The output of every reader: blocks in reading order, before sections, sentences and ids are made. */

import type {
  Block,
  BlockKind,
  Box,
  DocumentKind,
  DocumentModel,
  Recognised,
} from '#product/document-model.ts'
import type { UnreadReason } from '#product/document-table.ts'
import { type Edges, type RawTable, rawRows, textOfRows } from './tables/raw-table.ts'

/** The place on its page of a stretch of a block's text; `lefts` and `rights` hold one value per character. */
export type TextPlace = {
  from: number
  to: number
  page: number
  top: number
  bottom: number
  lefts: ArrayLike<number>
  rights: ArrayLike<number>
  /** Confidence of each character, 0 to 100, where they were recognised in a picture. */
  sures?: ArrayLike<number>
}

export type RawBlock = {
  kind: BlockKind
  level?: number
  page: number
  text: string
  box?: Box
  places?: TextPlace[]
  table?: RawTable
  /** For words recognised in a picture. */
  recognised?: Recognised
  /** Type size in points, where the format gives it. */
  size?: number
  bold?: boolean
  /** Offsets in its text at which a new page begins, in formats whose letters have no places. */
  turns?: { at: number; page: number }[]
  /** Its style marks it as the title. */
  isTitle?: boolean
  /** The lines as the author broke them manually. */
  broken?: string[]
}

export type RawFigure = { page: number; box?: Box; caption: string; text?: string }

export type RawDocument = {
  kind: DocumentKind
  paged: boolean
  pages: DocumentModel['pages']
  blocks: RawBlock[]
  figures: RawFigure[]
  title?: string
  authors?: string[]
  notes: string[]
  /** From the reader's unit to fractions of the page; needed where blocks have places. */
  toBox?: (page: number, edges: Edges) => Box
}

export const heading = (text: string, level: number, page = 1): RawBlock => ({
  kind: 'heading',
  level,
  page,
  text,
})

export const plainBlock = (
  kind: Exclude<Block['kind'], 'heading' | 'table'>,
  text: string,
  page = 1,
): RawBlock => ({
  kind,
  page,
  text,
})

export const table = (rows: string[][], page = 1): RawBlock =>
  tableBlock({ rows: rawRows(rows), from: 'file' }, page)

/** A table that is there and could not be read. */
export const unreadTable = (why: UnreadReason, page: number, text: string): RawBlock => ({
  kind: 'table',
  page,
  table: { rows: [], from: 'file', unread: why },
  text,
})

export const tableBlock = (table: RawTable, page: number): RawBlock => ({
  kind: 'table',
  page,
  table,
  text: textOfRows(table.rows),
})
