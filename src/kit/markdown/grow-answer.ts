/**
 * An answer that grows. Complete blocks are parsed once and stay the same objects, so the screen renders them once;
 * only the last block is parsed again with each new piece, and in a long table only its last row.
 */
import { readPieces } from './read-markdown.ts'
import { shownSoFar } from './shown-so-far.ts'
import type { Block, MarkdownRow } from './tree.ts'

/** `at` is its offset in the text: its key for as long as it grows. */
export type PlacedBlock = { at: number; block: Block }

/** The position to continue from: a block, or the last row of a table whose head and other rows are known. */
type Resume = { at: number; from: number; head: string; rows: readonly MarkdownRow[] }

export type GrowingAnswer = {
  text: string
  growing: boolean
  blocks: readonly PlacedBlock[]
  /** How many of the blocks are complete. */
  complete: number
  resume: Resume
}

const fromBlock = (at: number): Resume => ({ at, from: at, head: '', rows: [] })

export const EMPTY_ANSWER: GrowingAnswer = {
  text: '',
  growing: true,
  blocks: [],
  complete: 0,
  resume: fromBlock(0),
}

export function growAnswer(before: GrowingAnswer, written: string, growing: boolean): GrowingAnswer {
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written
  if (text === before.text && growing === before.growing) return before
  if (!growing) return finished(text, before)
  const known = before.growing && text.startsWith(before.text) ? before : EMPTY_ANSWER
  const read = readFrom(known.resume, text)
  const blocks = [...known.blocks.slice(0, known.complete), ...read.blocks]
  return {
    text,
    growing: true,
    blocks,
    complete: Math.max(known.complete, blocks.length - 1),
    resume: read.resume,
  }
}

/** Parsed once from the top, as it will be when opened later. Unchanged blocks stay the same objects. */
function finished(text: string, before: GrowingAnswer): GrowingAnswer {
  const known = new Map(before.blocks.map((placed) => [placed.at, placed]))
  const blocks: PlacedBlock[] = []
  let at = 0
  for (const { block, length } of readPieces(text)) {
    const shown = known.get(at)
    blocks.push(shown && JSON.stringify(shown.block) === JSON.stringify(block) ? shown : { at, block })
    at += length
  }
  return { text, growing: false, blocks, complete: blocks.length, resume: fromBlock(0) }
}

function readFrom(resume: Resume, text: string) {
  const { head, rows } = resume
  const source = head + text.slice(resume.from)
  const blocks: PlacedBlock[] = []
  let from = resume.from - head.length
  let last = resume
  for (const { block, length } of readPieces(shownSoFar(source))) {
    const first = blocks.length === 0
    last = first ? resume : fromBlock(from)
    const whole = first && block.type === 'table' ? { ...block, rows: [...rows, ...block.rows] } : block
    blocks.push({ at: last.at, block: whole })
    from += length
  }
  const block = blocks.at(-1)?.block
  return { blocks, resume: block ? behindRows(block, last, text) : resume }
}

/** A shorter table is parsed again from the top. */
const ROWS_KEPT_FROM = 8

function behindRows(block: Block, { at, from, head, rows }: Resume, text: string): Resume {
  const before = { at, from, head, rows }
  if (block.type !== 'table' || block.rows.length < Math.max(ROWS_KEPT_FROM, rows.length + 2)) return before
  const firstRow = head === '' ? lineAfter(text, from, 2) : from
  return {
    at,
    from: lineAfter(text, firstRow, block.rows.length - 1 - rows.length),
    head: head || text.slice(from, firstRow),
    rows: block.rows.slice(0, -1),
  }
}

function lineAfter(text: string, from: number, lines: number): number {
  let at = from
  for (let line = 0; line < lines; line += 1) at = text.indexOf('\n', at) + 1
  return at
}
