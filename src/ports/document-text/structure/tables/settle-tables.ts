/** Tables among the other blocks: each gets its caption, its label and its notes, and a table cut by a page end is one again. */

import { labelOf } from '#product/document-labels.ts'
import type { Block } from '#product/document-model.ts'
import { type DocumentTable, rowsOf } from '#product/document-table.ts'

export function settleTables(blocks: Block[]): Block[] {
  return joined(
    blocks.map((block, at) => (block.table ? withWordsBeside(block, block.table, blocks, at) : block)),
  )
}

const NOTE =
  /^(?:notes?\b|source|fonte|quelle|key\s?:|legend|n\.?b\.?\b|\*+\s?\p{L}|†|‡|significan|[a-h]\s?[.)]\s)/iu
const LONGEST_NOTE = 700

function withWordsBeside(block: Block, table: DocumentTable, blocks: readonly Block[], at: number): Block {
  const caption = table.caption ?? captionBeside(blocks, at) ?? titleRow(rowsOf(table))
  const label = caption ? labelOf(caption)?.label : undefined
  const below = blocks[at + 1]
  const isNote =
    below &&
    (below.kind === 'paragraph' || below.kind === 'footnote') &&
    below.text.length < LONGEST_NOTE &&
    NOTE.test(below.text)
  const notes = [...(table.notes ?? []), ...(isNote ? [below.text] : [])]
  return {
    ...block,
    table: {
      ...(label?.kind === 'table' && { label }),
      ...table,
      ...(caption && { caption }),
      ...(notes.length > 0 && { notes }),
    },
  }
}

const isTableCaption = (block: Block | undefined): block is Block =>
  block?.kind === 'caption' && labelOf(block.text)?.label.kind === 'table'

/** Above it, or else below it where no other table claims it. */
function captionBeside(blocks: readonly Block[], at: number): string | undefined {
  const above = blocks[at - 1]
  if (isTableCaption(above)) return above.text
  const below = blocks[at + 1]
  return isTableCaption(below) && blocks[at + 2]?.kind !== 'table' ? below.text : undefined
}

/** The single cell above all others, as SPSS prints it. */
function titleRow(rows: string[][]): string | undefined {
  const [first, second] = rows.map((row) => row.filter(Boolean))
  return first?.length === 1 && (second?.length ?? 0) > 1 && /\p{L}{3}/u.test(first[0]!)
    ? first[0]
    : undefined
}

/** Between two halves there may be the notes of a page, and a caption that says it goes on. */
const BETWEEN = new Set(['footnote', 'caption'])
const GOES_ON = /\b(?:continued|cont[’'.]?d\.?|cont\.|continua|suite)\b/i

function joined(blocks: Block[]): Block[] {
  const kept: Block[] = []
  for (const block of blocks) {
    const first = block.table && !block.table.unread ? firstHalf(kept, block, block.table) : undefined
    if (!first) {
      kept.push(block)
      continue
    }
    const table = withRest(first.table!, block.table!)
    Object.assign(first, {
      table,
      text: rowsOf(table)
        .map((row) => row.join('\t'))
        .join('\n'),
    })
  }
  return kept
}

function firstHalf(kept: readonly Block[], block: Block, table: DocumentTable): Block | undefined {
  let at = kept.length - 1
  while (at >= 0 && BETWEEN.has(kept[at]!.kind)) at -= 1
  const earlier = kept[at]
  if (!earlier?.table || earlier.table.unread || earlier.table.columns !== table.columns) return undefined
  const lastPage = earlier.table.pages?.[1] ?? earlier.page
  const between = kept.slice(at + 1).map(({ text }) => text)
  const saysSo = [...between, table.caption ?? ''].some((text) => GOES_ON.test(text))
  const isSame = table.label !== undefined && table.label.number === earlier.table.label?.number
  if (saysSo && (isSame || table.label === undefined)) return earlier
  if (block.page !== lastPage + 1 || (table.label !== undefined && !isSame)) return undefined
  if (between.some((text) => labelOf(text))) return undefined
  return isSame || sameHeadings(earlier.table, table) || !hasHeadings(table) ? earlier : undefined
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d%]/gu, '')

const sameHeadings = (one: DocumentTable, other: DocumentTable) =>
  one.headings.some(Boolean) &&
  one.headings.every((heading, column) => lettersOf(heading) === lettersOf(other.headings[column]!))

/** A half without headings begins with a row like all others. */
const hasHeadings = ({ rows }: DocumentTable) => rows.some(({ kind }) => kind === 'head')

function withRest(first: DocumentTable, rest: DocumentTable): DocumentTable {
  const isRepeated = sameHeadings(first, rest)
  const rows = rest.rows.filter(({ kind }) => !(isRepeated && kind === 'head'))
  const [cut, ...others] = rows
  const last = first.rows.at(-1)
  const pages = [first.pages?.[0] ?? first.rows[0]!.page, rest.rows.at(-1)!.page] as [number, number]
  const notes = [...(first.notes ?? []), ...(rest.notes ?? [])]
  // A row that the page end cut in two goes on without its name, in small letters.
  if (
    cut &&
    last &&
    cut.cells[0]?.text === '' &&
    last.kind === 'body' &&
    goesOnInWords(cut.cells.map(({ text }) => text))
  ) {
    const cells = last.cells.map((cell, column) => ({
      ...cell,
      text: [cell.text, cut.cells[column]?.text].filter(Boolean).join(' '),
    }))
    return {
      ...first,
      rows: [...first.rows.slice(0, -1), { ...last, cells }, ...others],
      pages,
      ...(notes.length > 0 && { notes }),
    }
  }
  return { ...first, rows: [...first.rows, ...rows], pages, ...(notes.length > 0 && { notes }) }
}

const goesOnInWords = (texts: readonly string[]) => {
  const said = texts.filter(Boolean)
  return said.length > 0 && said.every((text) => /^[\p{Ll}(,;.]/u.test(text))
}
