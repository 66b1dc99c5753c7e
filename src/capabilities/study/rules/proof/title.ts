/** The title that a model reads: only one that stands at the beginning of the document, word for word. */
import { type Evidence, evidenceOf } from '../document/evidence.ts'
import type { Reading } from '../document/reading.ts'
import { tokensOf } from './tokens.ts'

const FIRST_SENTENCES = 40
const FIRST_PAGES = 2
const LONGEST = 60

const formsOf = (text: string): string =>
  ` ${tokensOf(text)
    .map(({ form }) => form)
    .join(' ')} `

/** Its words are the document's; how they are parted on a cover says nothing. */
export function titleFrom(quote: string, { title, sentences, blocks }: Reading): Evidence | null {
  const sought = formsOf(quote)
  const words = sought.trim().split(' ').length
  if (words < 2 || words > LONGEST) return null
  const beginning = [...sentences.slice(0, FIRST_SENTENCES), ...blocks.slice(0, 5)]
  const first = beginning[0]
  const place = beginning.find(({ text, page }) => page <= FIRST_PAGES && formsOf(text).includes(sought))
  if (place) return { ...evidenceOf(place), quote }
  return first && formsOf(title).includes(sought) ? { ...evidenceOf(first), quote } : null
}

/** Two titles that one reader would call the same. */
export function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [formsOf(one), formsOf(other)]
  return a.includes(b) || b.includes(a)
}
