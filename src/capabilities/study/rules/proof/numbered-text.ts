/**
 * A work as a model is shown it: every sentence, heading, caption and row of a table with a number. A model names its
 * evidence by these numbers, and code finds the place again.
 */
import type { BlockKind, SectionRole } from '#product/document-model.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { type Token, tokensOf } from './tokens.ts'

export type NumberedLine = {
  /** From 1, in document order. */
  number: number
  text: string
  tokens: readonly Token[]
  evidence: StudyEvidence
  kind: BlockKind
  role: SectionRole
  section: string
  page: number
  /** The top row, if this is a row of a table: it names the row's figures. */
  head: string
}

export type NumberedText = {
  reading: ReadDocument
  lines: readonly NumberedLine[]
  lineAt(number: number): NumberedLine | undefined
}

/** A longer "sentence" is a list, a form or a section whose full stops were lost. */
const LONG = 320
const SHORT = 30
/** Before a bullet, a numbered item, a dash that opens a line, or after a stop. */
const CUT =
  /(?<=[.;:!?])\s+(?=[\p{Lu}\d•●▪■◦➢✓–-])|\s+(?=[•●▪■◦➢✓]\s?)|\s+(?=\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+\p{L})|\s+(?=[-–—]\s\p{Lu})|\s*\n+\s*/u

export function numberText(reading: ReadDocument): NumberedText {
  const lines: NumberedLine[] = []
  const held = byBlock(reading)
  for (const block of reading.order)
    for (const sentence of held.get(block) ?? []) {
      const rows = sentence.kind === 'table' ? sentence.text.split('\n') : cutLong(sentence.text)
      for (const [at, row] of rows.entries()) {
        const text = row.replace(/\s+/g, ' ').trim()
        if (!/[\p{L}\p{N}]/u.test(text)) continue
        const { kind, role, section, page } = sentence
        lines.push({
          number: lines.length + 1,
          text,
          tokens: tokensOf(text),
          evidence: { ...evidenceOf(sentence), quote: row.trim() },
          kind,
          role,
          section,
          page,
          head: kind === 'table' && at > 0 ? (rows[0] ?? '') : '',
        })
      }
    }
  return { reading, lines, lineAt: (number) => lines[number - 1] }
}

function byBlock({ sentences, blocks, signposts }: ReadDocument): Map<string, ReadSentence[]> {
  const held = new Map<string, ReadSentence[]>()
  for (const sentence of [...sentences, ...blocks, ...signposts]) {
    const known = held.get(sentence.block)
    if (known) known.push(sentence)
    else held.set(sentence.block, [sentence])
  }
  return held
}

/** Pieces of the text itself, so that each can be shown as a quotation. */
function cutLong(text: string): string[] {
  if (text.length <= LONG) return [text]
  const pieces: string[] = []
  let from = 0
  const cutter = new RegExp(CUT.source, 'gu')
  for (const { index, 0: gap } of text.matchAll(cutter)) {
    if (index - from < SHORT || text.length - index - gap.length < SHORT) continue
    pieces.push(text.slice(from, index))
    from = index + gap.length
  }
  return [...pieces, text.slice(from)]
}

/** The lines as they are sent, with pages and pictures between them. */
export function printLines(lines: readonly NumberedLine[], { paged, pictures }: ReadDocument): string {
  const printed: string[] = []
  let page = -1
  let table = ''
  for (const line of lines) {
    if (line.page !== page) {
      const passed = pictures.filter((one) => one.page >= page && one.page < line.page && page >= 0)
      for (const { caption } of passed.slice(0, 6)) printed.push(pictureLine(caption))
      page = line.page
      if (paged) printed.push(`--- page ${page}`)
    }
    const isTable = line.kind === 'table'
    if (isTable && line.evidence.sentenceId !== table) printed.push('(table)')
    table = isTable ? line.evidence.sentenceId : ''
    printed.push(`[${line.number}] ${line.kind === 'heading' ? '# ' : ''}${line.text}`)
  }
  return printed.join('\n')
}

const pictureLine = (caption: string): string =>
  `(a picture, not seen${caption ? `: ${caption.replace(/\s+/g, ' ').slice(0, 120)}` : ''})`
