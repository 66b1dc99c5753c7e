/** Tracked changes in a Word file of somebody else's: accepted, its words are the new ones; rejected, the file reads as before. */
import { escapeXml } from '../escape-xml.ts'
import { findQuote, quoteLetters } from './find-quotes.ts'
import { MAIN, PART } from './names.ts'
import { asPart, openParts, packParts, textOfPart } from './package.ts'
import { type Body, readBody, type TextRun } from './runs.ts'
import { type Styled, type WordChange, wordChanges } from './styled-changes.ts'
import type { Tracking } from './write-tracked.ts'

export type Rewriting = {
  /** The words that are there now. */
  quote: string
  occurrence?: number
  /** What they should be. */
  runs: readonly Styled[]
}

export type Tracked = {
  bytes: Uint8Array
  /** For each, in order: whether it could be marked. */
  placed: boolean[]
}

/** `run`: where what comes in is written. */
type Placed = WordChange & { run: TextRun }
type Edit = { start: number; end: number; xml: string }

/** Undefined if the file cannot be written into. */
export function trackChanges(
  file: Uint8Array,
  rewritings: readonly Rewriting[],
  tracking: Tracking,
): Tracked | undefined {
  const parts = openParts(file)
  const xml = parts && textOfPart(parts, PART.document)
  if (!parts || !xml?.includes(MAIN)) return undefined
  const body = readBody(xml)
  const letters = quoteLetters(body.text)
  const writer = new TrackedRuns(xml, body, tracking)
  const placed = rewritings.map(({ quote, occurrence, runs }) => {
    const span = findQuote(letters, quote, occurrence)
    return span !== undefined && writer.rewrite(withOpening(body.text, span.from, quote), span.to, runs)
  })
  parts.set(PART.document, asPart(writer.written()))
  return { bytes: packParts(parts), placed }
}

/** A quotation is found by its letters: what opens it before the first of them belongs to it. */
function withOpening(text: string, from: number, quote: string): number {
  let opening = (quote.match(/^[^\p{L}\p{N}\s]+/u)?.[0] ?? '').length
  let at = from
  while (opening > 0 && /[^\p{L}\p{N}\s]/u.test(text[at - 1] ?? '')) {
    at -= 1
    opening -= 1
  }
  return at
}

/** What may stand in a run that is written anew: text, and signs that are text. */
const PLAIN_RUN =
  /^(?:\s|<w:t(?:\s[^>]*)?>[^<]*<\/w:t>|<w:t\s*\/>|<w:(?:tab|br|cr|noBreakHyphen|lastRenderedPageBreak)\b[^>]*\/>)*$/
const ITALIC = /<w:i(?:\s+w:val="(?:1|true|on)")?\s*\/>/
const ANY_ITALIC = /<w:i(?:Cs)?(?:\s[^>]*)?\/>/g

class TrackedRuns {
  private readonly xml: string
  private readonly body: Body
  private readonly about: string
  private readonly edits: Edit[] = []
  private readonly taken = new Set<TextRun>()
  private nextId: number

  constructor(xml: string, body: Body, { author, date }: Tracking) {
    this.xml = xml
    this.body = body
    this.about = `w:author="${escapeXml(author)}" w:date="${date.replace(/\.\d+Z$/, 'Z')}"`
    this.nextId = 1 + Math.max(0, ...[...xml.matchAll(/\sw:id="(\d+)"/g)].map(([, id]) => Number(id)))
  }

  written(): string {
    const pieces: string[] = []
    let at = 0
    for (const { start, end, xml } of this.edits.toSorted((a, b) => a.start - b.start)) {
      pieces.push(this.xml.slice(at, start), xml)
      at = end
    }
    return [...pieces, this.xml.slice(at)].join('')
  }

  /** False, and nothing is changed, where the words stand in two paragraphs or among what is not text. */
  rewrite(from: number, to: number, wanted: readonly Styled[]): boolean {
    const { text, runs } = this.body
    const own = runs.filter((run) => run.to > from && run.from < to)
    const before = text.slice(from, to)
    if (own.length === 0 || before.includes('\n') || own.some((run) => this.taken.has(run))) return false
    const styled = own.map((run) => ({
      text: text.slice(Math.max(run.from, from), Math.min(run.to, to)),
      ...(this.isItalic(run) ? { italic: true as const } : {}),
    }))
    if (styled.map((one) => one.text).join('') !== before) return false
    const changes = wordChanges(styled, wanted).map((change) =>
      placedIn(own, { ...change, from: change.from + from, to: change.to + from }),
    )
    const touched = own.filter((run) => changes.some((change) => touches(run, change)))
    if (touched.some((run) => !this.canRewrite(run))) return false
    for (const run of touched) {
      this.taken.add(run)
      this.edits.push({ start: run.start, end: run.end, xml: this.runXml(run, changes) })
    }
    return true
  }

  private properties(run: TextRun): string {
    const opening = this.xml.slice(run.start, run.inside)
    return opening.match(/<w:rPr>[\s\S]*<\/w:rPr>/)?.[0] ?? ''
  }

  private isItalic = (run: TextRun): boolean => ITALIC.test(this.properties(run))

  private canRewrite(run: TextRun): boolean {
    return !run.whole && PLAIN_RUN.test(this.xml.slice(run.inside, run.end - '</w:r>'.length))
  }

  private mark = (tag: 'ins' | 'del', inside: string): string => {
    if (!inside) return ''
    const id = this.nextId
    this.nextId += 1
    return `<w:${tag} w:id="${id}" ${this.about}>${inside}</w:${tag}>`
  }

  /** The run in pieces: kept, removed, and what comes in at the end of what was removed. */
  private runXml(run: TextRun, changes: readonly Placed[]): string {
    const out: string[] = []
    let at = run.from
    for (const change of changes) {
      if (!touches(run, change)) continue
      const start = Math.max(change.from, run.from)
      const end = Math.min(change.to, run.to)
      out.push(this.piece(run, at, start, 't'), this.mark('del', this.piece(run, start, end, 'delText')))
      if (change.run === run)
        out.push(this.mark('ins', change.put.map((styled) => this.comingXml(run, styled)).join('')))
      at = end
    }
    return out.join('') + this.piece(run, at, run.to, 't')
  }

  private comingXml(run: TextRun, { text, italic }: Styled): string {
    const own = this.properties(run)
      .replace(ANY_ITALIC, '')
      .replace(/^<w:rPr>|<\/w:rPr>$/g, '')
    const properties = own || italic ? `<w:rPr>${withItalic(own, italic === true)}</w:rPr>` : ''
    return `<w:r>${properties}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  }

  private piece(run: TextRun, from: number, to: number, tag: 't' | 'delText'): string {
    if (from >= to) return ''
    const inside = run.pieces.flatMap((piece) => {
      const [start, end] = [Math.max(from, piece.at), Math.min(to, piece.at + piece.text.length)]
      if (start >= end) return []
      if (piece.raw === '') return [this.xml.slice(piece.start, piece.letters)]
      return [
        `<w:${tag} xml:space="preserve">${escapeXml(piece.text.slice(start - piece.at, end - piece.at))}</w:${tag}>`,
      ]
    })
    return `<w:r>${this.properties(run)}${inside.join('')}</w:r>`
  }
}

/** What comes in stands at the end of what goes; at the very beginning, before the first run. */
const placedIn = (own: readonly TextRun[], change: WordChange): Placed => ({
  ...change,
  run: own.find(({ from, to }) => change.to > from && change.to <= to) ?? own[0]!,
})
const touches = (run: TextRun, change: Placed): boolean =>
  change.run === run || (change.to > change.from && change.from < run.to && change.to > run.from)

/** Word wants a run's properties in one order: fonts and weight before italics. */
const withItalic = (own: string, italic: boolean): string => {
  if (!italic) return own
  const first = own.match(/^(?:<w:(?:rStyle|rFonts|b|bCs)\b[^>]*\/>)*/)?.[0] ?? ''
  return `${first}<w:i/>${own.slice(first.length)}`
}
