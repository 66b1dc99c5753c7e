/**
 * How many of the recognised words follow one another as they do in the document. Misheard text jumps
 * from word to word: the words sound similar, but have nothing to do with each other.
 */
import { type Grammar, MOST_WORDS } from './grammar.ts'

/** A single word gives no evidence against itself. */
const OF_ONE_WORD = 1

export function neighboursExpected({
  words,
  pairs,
}: Pick<Grammar, 'words' | 'pairs'>): (said: string) => number {
  const place = new Map(words.map((word, i) => [word, i]))
  const expected = new Set(pairs.map(([from, to]) => from * MOST_WORDS + to))
  return (said) => {
    const places = said.split(' ').map((word) => place.get(word) ?? Number.NaN)
    if (places.length < 2) return OF_ONE_WORD
    const as = places.slice(1).filter((to, i) => expected.has(places[i]! * MOST_WORDS + to))
    return as.length / (places.length - 1)
  }
}
