/** Adds comments to a Word file at the sentences they are about; all existing content is kept as it is. */

import { escapeXml } from '../escape-xml.ts'
import type { Span } from '../text/sentences.ts'
import { findQuote, quoteLetters } from './find-quotes.ts'
import { markSpans } from './mark-spans.ts'
import { HEAD } from './markup.ts'
import { BONDS, KIND, MAIN, PART, TYPE } from './names.ts'
import { asPart, openParts, type PackageParts, packParts, textOfPart } from './package.ts'
import { readBody } from './runs.ts'

export type Remark = Comment & {
  /** The quoted text; with none, or none found in the running text, the comment goes at the beginning. */
  quotes: readonly { quote: string; occurrence?: number }[]
}

export type Commented = {
  bytes: Uint8Array
  /** For each remark, in order: whether it was placed at its sentence. */
  placed: boolean[]
}

/** Undefined if comments cannot be added to the file. */
export function addComments(file: Uint8Array, remarks: readonly Remark[]): Commented | undefined {
  const parts = openParts(file)
  const xml = parts && textOfPart(parts, PART.document)
  const opened = parts && commentsPart(parts)
  if (!parts || !xml || !opened || !xml.includes(MAIN)) return undefined
  const body = readBody(xml)
  const first = body.runs[0]
  if (!first) return undefined

  const letters = quoteLetters(body.text)
  const found = remarks.map(({ quotes }) =>
    spanOf(quotes, (one) => findQuote(letters, one.quote, one.occurrence)),
  )
  const start: Span = { from: first.from, to: first.to }
  const firstId = 1 + Math.max(-1, ...idsIn(opened.xml), ...idsIn(xml))
  const marked = found.map((span, at) => ({
    span: span ?? start,
    before: beginning(firstId + at),
    after: ending(firstId + at),
  }))
  const comments = remarks.map((remark, at) => commentXml(firstId + at, remark)).join('')

  parts.set(PART.document, asPart(markSpans(xml, body, marked)))
  parts.set(opened.name, asPart(opened.xml.replace(CLOSING, (closing) => `${comments}${closing}`)))
  return { bytes: packParts(parts), placed: found.map((span) => span !== undefined) }
}

function spanOf<Quote>(quotes: readonly Quote[], find: (quote: Quote) => Span | undefined): Span | undefined {
  for (const quote of quotes) {
    const span = find(quote)
    if (span) return span
  }
  return undefined
}

const CLOSING = /<\/w:comments>\s*$/
const EMPTY = /<w:comments((?:[^>"']|"[^"]*"|'[^']*')*)\/>\s*$/
const NEW = `${HEAD}<w:comments xmlns:w="${MAIN}"></w:comments>`

/** Finds or adds the comments part; a new one is registered with the parts that must list it. */
function commentsPart(parts: PackageParts): { name: string; xml: string } | undefined {
  const bonds = textOfPart(parts, PART.documentBonds)
  const types = textOfPart(parts, PART.types)
  if (!types) return undefined
  const target = bonds && targetOf(bonds)
  const there = target && textOfPart(parts, target)
  if (target && there !== undefined) {
    const xml = there.replace(EMPTY, '<w:comments$1></w:comments>')
    return CLOSING.test(xml) ? { name: target, xml } : undefined
  }
  const bond = `<Relationship Id="${freeId(bonds ?? '')}" Type="${KIND.comments}" Target="comments.xml"/>`
  const none = `${HEAD}<Relationships xmlns="${BONDS}"></Relationships>`
  parts.set(PART.documentBonds, asPart(withLast(bonds ?? none, 'Relationships', bond)))
  if (!types.includes('/word/comments.xml')) {
    const override = `<Override PartName="/${PART.comments}" ContentType="${TYPE.comments}"/>`
    parts.set(PART.types, asPart(withLast(types, 'Types', override)))
  }
  return { name: PART.comments, xml: NEW }
}

function targetOf(bonds: string): string | undefined {
  const bond = bonds.match(/<Relationship\s[^>]*>/g)?.find((one) => one.includes(`"${KIND.comments}"`))
  const target = bond && /\sTarget="([^"]+)"/.exec(bond)?.[1]
  return target && (target.startsWith('/') ? target.slice(1) : `word/${target}`)
}

function freeId(bonds: string): string {
  let id = 'rIdRemarks'
  for (let more = 2; bonds.includes(`"${id}"`); more++) id = `rIdRemarks${more}`
  return id
}

const withLast = (xml: string, root: string, child: string): string => {
  const open = new RegExp(`<${root}((?:[^>"]|"[^"]*")*)/>\\s*$`)
  return xml.replace(open, `<${root}$1></${root}>`).replace(`</${root}>`, `${child}</${root}>`)
}

const idsIn = (xml: string): number[] =>
  [...xml.matchAll(/<w:comment\w*\s[^>]*?w:id="(\d+)"/g)].map(([, id]) => Number(id))

/** One comment as Word stores it, and the marks that anchor it. */
type Comment = {
  /** Paragraphs. */
  says: readonly string[]
  author: string
  initials: string
  /** An ISO time. */
  date: string
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

const commentXml = (id: number, { says, author, initials, date }: Comment): string =>
  `<w:comment w:id="${id}" w:author="${escapeXml(author)}" w:date="${date.replace(/\.\d+Z$/, 'Z')}" w:initials="${escapeXml(initials)}">${says.map(paragraph).join('')}</w:comment>`

const beginning = (id: number): string => `<w:commentRangeStart w:id="${id}"/>`
const ending = (id: number): string =>
  `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`
