/**
 * How many of the words that were heard follow one another as they do in what is talked about. What was misheard jumps from word to
 * word: the sounds are near, and the words have nothing to do with each other.
 */
import { type Grammar, MOST_WORDS } from './grammar.ts'

/** Of one word alone there is nothing to say against it. */
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
