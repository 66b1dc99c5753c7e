/** The topic words of a text, as stems. Both the search in a document and the study engine's read words this way. */
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? []

const remembered = new Map<string, readonly string[]>()
const MOST_REMEMBERED = 50_000

/** Compounds count as their parts: "cross-sectional" is found by "sectional" and by "cross sectional". */
export function contentStems(text: string): string[] {
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    let known = remembered.get(word)
    if (!known) {
      known = word
        .split(/['’-]/)
        .filter((part) => part.length > 1 && !STOP_WORDS.has(part))
        .map(stem)
      if (remembered.size < MOST_REMEMBERED) remembered.set(word, known)
    }
    for (const each of known) stems.push(each)
  }
  return stems
}

export function countOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
