/** The title as a model reads it: accepted only if it is at the beginning of the document, word for word. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { tokensOf } from '../proof/tokens.ts'

const FIRST_SENTENCES = 40
const FIRST_PAGES = 2
const LONGEST = 60

const formsOf = (text: string): string =>
  ` ${tokensOf(text)
    .map(({ form }) => form)
    .join(' ')} `

/** Its words must be the document's; their line breaks on a cover do not matter. */
export function titleFrom(quote: string, { title, sentences, blocks }: ReadDocument): StudyEvidence | null {
  const sought = formsOf(quote)
  const words = sought.trim().split(' ').length
  if (words < 2 || words > LONGEST) return null
  const beginning = [...sentences.slice(0, FIRST_SENTENCES), ...blocks.slice(0, 5)]
  const first = beginning[0]
  const place = beginning.find(({ text, page }) => page <= FIRST_PAGES && formsOf(text).includes(sought))
  if (place) return { ...evidenceOf(place), quote }
  return first && formsOf(title).includes(sought) ? { ...evidenceOf(first), quote } : null
}

/** True for two titles a reader would call the same. */
export function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [formsOf(one), formsOf(other)]
  return a.includes(b) || b.includes(a)
}
