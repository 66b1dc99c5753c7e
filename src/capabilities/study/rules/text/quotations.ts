/** Words quoted from others, and the normal form in which two copies are compared. */
export type Quotation = { text: string; start: number; end: number }

const PAIRS =
  /“([^“”]{1,2000})”|(?<![\p{L}\d])"([^"]{1,2000})"(?![\p{L}\d])|‘([^‘’]{3,600}(?:’\p{L}[^‘’]{0,600})*)’(?!\p{L})|(?<=^|[\s(])'([^'\n]{3,600}(?:'\p{L}[^'\n]{0,600})*)'(?=[\s.,;:)?!]|$)|«([^«»]{1,2000})»/gu
/** A block quotation, as Markdown marks it. */
const BLOCK = /^>\s?(.+)$/gm

export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = []
  for (const match of text.matchAll(PAIRS)) {
    const inside = match.slice(1).find((group) => group !== undefined) ?? ''
    if (/[\p{L}\d]/u.test(inside))
      found.push({ text: inside, start: match.index, end: match.index + match[0].length })
  }
  for (const match of text.matchAll(BLOCK)) {
    const inside = match[1]!.replace(/^["“]|["”]$/g, '')
    if (!found.some(({ start, end }) => start < match.index + match[0].length && end > match.index))
      found.push({ text: inside, start: match.index, end: match.index + match[0].length })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Ignores white space, hyphens and the shape of quotation marks, and nothing else. */
export const comparable = (text: string): string =>
  text
    .replace(/[“”„«»"‘’‚']/g, "'")
    .replace(/[\u002d\u2010-\u2015\u2212\u00ad\ufffe]\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The pieces between ellipses must all occur, in order. */
export const quotationPieces = (quotation: string): string[] =>
  quotation
    .split(/(?:\[\s*)?(?:…|\.\s?\.\s?\.)(?:\s*\])?/)
    .map((piece) => comparable(piece).replace(/^[.,;:!?']+\s*|\s*[.,;:!?']+$/g, ''))
    .filter(Boolean)
