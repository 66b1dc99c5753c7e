/** The columns of each sheet of a file, with their contents. */
import { cellsOf, type DocumentModel } from '#product/document-model.ts'
import { sheetNumber } from './number-in.ts'

/** Spellings of a missing value. */
const MISSING = /^(?:|-+|\.|n\/?a|nan|null|none|missing|#n\/a|#null!)$/i
/** A column is numeric when at least this share of its values are numbers. */
const MOSTLY = 0.9

export type SheetColumn = {
  name: string
  /** Row by row; undefined when missing. */
  texts: (string | undefined)[]
  /** The same as numbers; undefined when not a number. */
  numbers: (number | undefined)[]
  isNumeric: boolean
}
export type Sheet = { name: string; rows: number; columns: SheetColumn[] }

export function sheetsOf({ blocks, kind }: Pick<DocumentModel, 'blocks' | 'kind'>): Sheet[] {
  let name = ''
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') name = block.text
    const [head, ...rows] = cellsOf(block) ?? []
    if (!head || rows.length === 0) return []
    const columns = head.map((title, at) => columnOf(title.trim() || `Column ${at + 1}`, rows, at))
    return [{ name: name || (kind === 'csv' ? '' : 'Sheet'), rows: rows.length, columns }]
  })
}

function columnOf(name: string, rows: readonly string[][], at: number): SheetColumn {
  const texts = rows.map((row) => {
    const text = (row[at] ?? '').trim()
    return MISSING.test(text) ? undefined : text
  })
  const numbers = texts.map((text) => (text === undefined ? undefined : sheetNumber(text)))
  const given = texts.filter((text) => text !== undefined).length
  const numeric = numbers.filter((number) => number !== undefined).length
  return { name, texts, numbers, isNumeric: given > 0 && numeric / given >= MOSTLY }
}

export const numericFirst = (a: SheetColumn, b: SheetColumn): [SheetColumn, SheetColumn] =>
  a.isNumeric || !b.isNumeric ? [a, b] : [b, a]
