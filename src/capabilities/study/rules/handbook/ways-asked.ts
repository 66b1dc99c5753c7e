/** How near a question is to the ways in which students ask for an entry. */
import { rarity } from '#kit/text/bm25.ts'
import { everyStem } from './question-words.ts'

type Nearness = {
  /** By its words to the nearest few, small words included, as "how many" tells much: an entry asked for in several such ways is meant all the more. */
  several: number
  /** By threes of letters to the nearest one: "secure" is near to "security", and a slip changes little. */
  letters: number
}
/** Each from 0, for nothing in common, to 1, entry by entry. */
type WaysAsked = { nearness(said: string): Nearness[] }

const SEVERAL = 5

export function openWaysAsked(ways: readonly (readonly string[])[]): WaysAsked {
  const entryOf = ways.flatMap((all, entry) => all.map(() => entry))
  const flat = ways.flat()
  const byWord = openLikeness(flat.map(everyStem))
  const byLetters = openLikeness(flat.map(threesOf))
  return {
    nearness(said) {
      const near = ways.map((): number[] => [])
      byWord(everyStem(said)).forEach((likeness, way) => {
        if (likeness > 0) near[entryOf[way]!]!.push(likeness)
      })
      const letters = new Float64Array(ways.length)
      byLetters(threesOf(said)).forEach((likeness, way) => {
        letters[entryOf[way]!] = Math.max(letters[entryOf[way]!]!, likeness)
      })
      return near.map((all, entry) => ({
        several: sumOf(all.sort((a, b) => b - a).slice(0, SEVERAL)) / SEVERAL,
        letters: letters[entry]!,
      }))
    },
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const threesOf = (text: string): string[] => {
  const spaced = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return Array.from({ length: Math.max(0, spaced.length - 2) }, (_, at) => spaced.slice(at, at + 3))
}

/** The cosine of a text with each of these, its terms weighed by how rare they are. */
function openLikeness(texts: readonly (readonly string[])[]): (terms: readonly string[]) => Float64Array {
  const textsWith = new Map<string, number[]>()
  texts.forEach((terms, at) => {
    for (const term of new Set(terms)) {
      const found = textsWith.get(term)
      if (found) found.push(at)
      else textsWith.set(term, [at])
    }
  })
  const weigh = (holding: number) => rarity(holding, texts.length) ** 2
  const squares = new Float64Array(texts.length)
  for (const holding of textsWith.values()) {
    const weight = weigh(holding.length)
    for (const at of holding) squares[at]! += weight
  }
  return (terms) => {
    const shared = new Float64Array(texts.length)
    let square = 0
    for (const term of new Set(terms)) {
      const holding = textsWith.get(term) ?? []
      const weight = weigh(Math.max(1, holding.length))
      square += weight
      for (const at of holding) shared[at]! += weight
    }
    const size = Math.sqrt(square)
    return shared.map((weight, at) => weight / Math.max(0.001, size * Math.sqrt(squares[at]!)))
  }
}
