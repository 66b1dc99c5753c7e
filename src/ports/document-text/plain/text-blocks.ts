/** Plain text without markup → headings, list items and paragraphs, by how the lines look. */

import { heading, plainBlock, type RawBlock, table } from '../structure/raw-document.ts'
import { isKnownHeading, withoutNumber } from '../structure/section-roles.ts'
import { inParagraphs } from './long-paragraphs.ts'

/** Word's lines are whole paragraphs; in a text file a paragraph may span many lines. */
export type LineMeaning = 'each-line' | 'until-empty-line'

export function textToBlocks(text: string, meaning: LineMeaning): RawBlock[] {
  const blocks: RawBlock[] = []
  for (const chunk of chunksOf(text, meaning)) {
    const rows = tabRows(chunk)
    if (rows) blocks.push(table(rows))
    else blocks.push(...chunkToBlocks(chunk, meaning))
  }
  return meaning === 'each-line' ? withPlainHeadings(blocks) : blocks
}

function chunksOf(text: string, meaning: LineMeaning): string[] {
  const chunks = text.split(/\n\s*\n/).filter((chunk) => chunk.trim())
  // A text without empty lines has one paragraph per line, as word processors save it.
  return meaning === 'until-empty-line' && chunks.length < 3 && text.length > 2_000
    ? text.split('\n')
    : chunks
}

function tabRows(chunk: string): string[][] | undefined {
  const rows = chunk
    .split('\n')
    .filter((line) => line.trim())
    .map((line) =>
      line
        .replace(/\t+$/, '')
        .split('\t')
        .map((cell) => cell.trim()),
    )
  return rows.length >= 2 && rows.every((row) => row.length >= 2) ? rows : undefined
}

const LIST_ITEM = /^\s*([•◦▪●*–-]|\(?(\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/i

function chunkToBlocks(chunk: string, meaning: LineMeaning): RawBlock[] {
  const blocks: RawBlock[] = []
  let open: string[] = []
  const close = () => {
    const whole = open.join(' ').replace(/\s+/g, ' ').trim()
    blocks.push(...inParagraphs(whole).map((text) => plainBlock('paragraph', text)))
    open = []
  }
  for (const line of chunk.split('\n')) {
    const text = line.replace(/\s+/g, ' ').trim()
    if (!text) continue
    if (headingLevelOf(text)) {
      close()
      blocks.push(heading(text, headingLevelOf(text)))
    } else if (LIST_ITEM.test(text)) {
      close()
      blocks.push(plainBlock('list-item', text))
    } else {
      open.push(text)
      if (meaning === 'each-line') close()
    }
  }
  close()
  return blocks
}

const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}[^.!?]{2,80}$/u
const CHAPTER =
  /^(chapter|chapitre|cap[ií]tulo|appendix|annex)\s+([\divxlc]+|[a-h]|one|two|three|four|five|six)\b.{0,80}$/i

/** 0 where the line is not a heading. */
function headingLevelOf(text: string): number {
  if (text.length > 90 || /[,;]$/.test(text)) return 0
  if (CHAPTER.test(text)) return 1
  const number = NUMBERED.exec(text)?.[1]
  if (number && (number.includes('.') || isKnownHeading(text) || text === text.toUpperCase()))
    return number.split('.').length
  if (
    isKnownHeading(text) &&
    text.length < 50 &&
    !/[.!?]$/.test(text) &&
    withoutNumber(text).split(' ').length <= 6
  )
    return 1
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 5 &&
    letters === letters.toUpperCase() &&
    !/[.!?]$/.test(text) &&
    /\p{Lu}{3}/u.test(text)
    ? 1
    : 0
}

const SHORT = 70
const LONG = 120

/**
 * A short line without a full stop, between the end of one paragraph and a long one, can only be the
 * heading of the latter.
 */
function withPlainHeadings(blocks: RawBlock[]): RawBlock[] {
  return blocks.map((block, at) => {
    const { kind, text } = block
    const isShort =
      kind === 'paragraph' && text.length < SHORT && /^[\p{Lu}\d]/u.test(text) && /[\p{L}\d)]$/u.test(text)
    const previous = blocks[at - 1]
    const next = blocks[at + 1]
    const opens = next?.kind === 'paragraph' && next.text.length > LONG
    const closed = previous?.kind !== 'paragraph' || /[.!?:)]$/.test(previous.text)
    return isShort && opens && closed ? heading(text, 2) : block
  })
}
