/** Finds a quotation in a text by its letters and digits alone: spaces, signs and case often differ from the file's. */

import type { Span } from '../text/sentences.ts'
export type Letters = { text: string; letters: string; places: Int32Array }

const isLetter = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const LETTER = /[\p{L}\p{N}]/u

export function quoteLetters(text: string): Letters {
  const kept: string[] = []
  // A ligature becomes two letters and some signs three, never more than four for one.
  const places: number[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      if (isLetter(code)) {
        kept.push(text[at]!.toLowerCase())
        places.push(at)
      }
      at++
      continue
    }
    const sign = String.fromCodePoint(text.codePointAt(at) ?? code)
    for (const letter of sign.normalize('NFKC').toLowerCase()) {
      if (!LETTER.test(letter)) continue
      kept.push(letter)
      for (let unit = 0; unit < letter.length; unit++) places.push(at)
    }
    at += sign.length
  }
  return { text, letters: kept.join(''), places: Int32Array.from(places) }
}

/** Shorter ones occur in a document by chance. */
const FEWEST_LETTERS = 8

/** `occurrence` selects one where the same words occur several times; if there are fewer, the last is used. */
export function findQuote(
  { text, letters, places }: Letters,
  quote: string,
  occurrence = 0,
): Span | undefined {
  for (const wanted of wholeThenParts(quote)) {
    const { letters: sought } = quoteLetters(wanted)
    if (sought.length < FEWEST_LETTERS) continue
    let found = letters.indexOf(sought)
    if (found < 0) continue
    for (let more = occurrence; more > 0; more--) {
      const next = letters.indexOf(sought, found + 1)
      if (next < 0) break
      found = next
    }
    return { from: places[found]!, to: quoteEnd(text, places[found + sought.length - 1]!) }
  }
  return undefined
}

/** A quotation may be shortened, or a table row with the reader's own separators between cells. */
function wholeThenParts(quote: string): string[] {
  const parts = quote.split(/…|\.\.\.|\s\|\s|\n/).map((part) => part.trim())
  return parts.length > 1 ? [quote, ...parts.toSorted((a, b) => b.length - a.length)] : [quote]
}

const CLOSING = /[.,;:!?%)\]”’"']/

/** After its last letter and any closing signs. */
function quoteEnd(text: string, last: number): number {
  let to = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1)
  while (CLOSING.test(text[to] ?? '')) to++
  return to
}
