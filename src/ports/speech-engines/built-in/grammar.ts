/**
 * The recogniser's language model: the words of the student's document and common speech, and which word
 * tends to follow which. A word that is not in here cannot be recognised at all.
 */
import { COMMON_SENTENCES, COMMON_WORDS } from './common-speech.ts'
import { properNames } from './names-as-written.ts'

export type Grammar = {
  /** The same text gives the same key: a recogniser that has it loaded need not be set up again. */
  key: string
  words: string[]
  /** The probability of each word after any other, in the order of `words`. */
  alone: number[]
  /** Word, next word, probability: indices into `words`. */
  pairs: [number, number, number][]
  /** The probability that any word may follow, for each word in the order of `words`. */
  anything: number[]
  /** Choices that can be spoken, beside the ones that always can. */
  choices: readonly string[]
  /** Names, from their recognised to their written form. */
  names: [heard: string, written: string][]
}

/** Above this the search slows down for words that are hardly ever spoken. */
export const MOST_WORDS = 4_000
export const MOST_PAIRS = 12_000
/** Longer words are not spoken: they are addresses, or a figure read as text, and take the recogniser minutes. */
const LONGEST_WORD = 30
/** This much of every observed pair's count is reserved for unseen pairs. */
const DISCOUNT = 0.6
/** A pair seen once or twice says little, but more than an unseen one. */
const LEAST_OF_SEEN = 0.05
const LEAST_ANYTHING = 0.05
/** A word of common speech counts like a word that occurs in the document this often. */
const COMMON_COUNT = 3
/** Spoken phrases are rare in writing: each counts like a phrase that occurs in the document this often. */
const SPOKEN_COUNT = 8

export function grammarFrom(text: string, key: string, choices: readonly string[] = []): Grammar {
  const counts = new Map<string, number>()
  const pairs = new Map<string, Map<string, number>>()
  const common = COMMON_WORDS.split(/\s+/)
  for (const word of common) counts.set(word, COMMON_COUNT)
  for (const sentence of COMMON_SENTENCES) learn(sentence.split(' '), SPOKEN_COUNT)
  for (const choice of choices) learn(grammarWords(choice), COMMON_COUNT)
  for (const sentence of text.toLowerCase().split(/[.!?;:\n]+/)) learn(grammarWords(sentence), 1)

  function learn(words: string[], times: number) {
    for (const [i, word] of words.entries()) {
      counts.set(word, (counts.get(word) ?? 0) + times)
      const before = words[i - 1]
      if (before === undefined) continue
      const followers = pairs.get(before) ?? new Map<string, number>()
      followers.set(word, (followers.get(word) ?? 0) + times)
      pairs.set(before, followers)
    }
  }

  const isCommon = new Set(common)
  const words = [...counts.keys()]
    .filter((word) => isCommon.has(word) || (word.length > 2 && word.length <= LONGEST_WORD))
    .sort((a, b) => Number(isCommon.has(b)) - Number(isCommon.has(a)) || counts.get(b)! - counts.get(a)!)
    .slice(0, MOST_WORDS)
  const place = new Map(words.map((word, i) => [word, i]))
  const total = words.reduce((sum, word) => sum + counts.get(word)!, 0)
  const known = likeliest(pairs, { place, counts })
  const followed = words.map(() => 0)
  for (const [from, , likely] of known) followed[from]! += likely

  return {
    key,
    words,
    alone: words.map((word) => counts.get(word)! / total),
    pairs: known,
    anything: followed.map((likely) => Math.max(LEAST_ANYTHING, 1 - likely)),
    choices,
    names: properNames(text).filter(([heard]) => place.has(heard)),
  }
}

const grammarWords = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []

type Learnt = { place: Map<string, number>; counts: Map<string, number> }

function likeliest(pairs: Map<string, Map<string, number>>, { place, counts }: Learnt): Grammar['pairs'] {
  const known: [number, number, number, count: number][] = []
  for (const [word, followers] of pairs) {
    const from = place.get(word)
    if (from === undefined) continue
    for (const [next, count] of followers) {
      const to = place.get(next)
      if (to === undefined) continue
      const believed = Math.max(count - DISCOUNT, LEAST_OF_SEEN * count)
      known.push([from, to, believed / counts.get(word)!, count])
    }
  }
  return known
    .sort((a, b) => b[3] - a[3])
    .slice(0, MOST_PAIRS)
    .map(([from, to, likely]) => [from, to, likely])
}
