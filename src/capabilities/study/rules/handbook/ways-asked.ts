/** How near a question is to the ways in which students ask for an entry, small words included: "how many" tells much. */
import { rarity } from '#kit/text/bm25.ts'
import { countOf } from '#kit/text/content-stems.ts'
import { everyStem } from './question-words.ts'

export type Nearness = {
  /** To the nearest way: 1 for the same words in any order, 0 for none in common. */
  best: number
  /** To the nearest three, in the mean: an entry that is asked for in several such ways is meant all the more. */
  several: number
}
type WaysAsked = { nearness(stems: readonly string[], entry: number): Nearness }

const SEVERAL = 3

export function openWaysAsked(ways: readonly (readonly string[])[]): WaysAsked {
  const terms = ways.map((all) => all.map((way) => new Set(everyStem(way))))
  const flat = terms.flat()
  const holding = countOf(flat.flatMap((way) => [...way]))
  const weigh = (term: string) => rarity(Math.max(1, holding.get(term) ?? 0), flat.length) ** 2
  const sizeOf = (some: Iterable<string>) => Math.sqrt([...some].reduce((sum, term) => sum + weigh(term), 0))
  const sizes = terms.map((all) => all.map(sizeOf))
  return {
    nearness(stems, entry) {
      const asked = new Set(stems)
      const size = sizeOf(asked)
      const near = terms[entry]!.map((way, at) => {
        let shared = 0
        for (const term of way) if (asked.has(term)) shared += weigh(term)
        return shared / Math.max(0.001, size * sizes[entry]![at]!)
      }).sort((a, b) => b - a)
      const first = near.slice(0, SEVERAL)
      return { best: near[0] ?? 0, several: first.reduce((sum, one) => sum + one, 0) / SEVERAL }
    },
  }
}
