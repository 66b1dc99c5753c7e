/** BM25 over sentences. Neighbouring sentences and the headings above count too, but less. */
import { rarity } from '#kit/text/bm25.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { ReadSentence } from '../document/reading.ts'

const K1 = 1.2
const B = 0.5
const NEXT = 0.35
const AFTER_NEXT = 0.15
const HEADING = 0.6
const CHAPTER = 0.25

export type WeightedStem = { stem: string; weight: number }

export type SentenceIndex = {
  /** The score of each sentence for one thing asked, by any of its words. */
  worth(words: readonly WeightedStem[]): Map<number, number>
  /** Rarity of a word in this document; highest for one it does not contain. */
  rarityOf(stem: string): number
  has(stem: string): boolean
}

export function indexSentences(
  units: readonly ReadSentence[],
  headings: ReadonlyMap<string, readonly string[]>,
): SentenceIndex {
  const stems = units.map(({ text }) => contentStems(text))
  const average = stems.reduce((sum, of) => sum + of.length, 0) / Math.max(1, stems.length) || 1
  const postings = new Map<string, number[]>()
  stems.forEach((of, at) => {
    for (const stem of of) {
      const list = postings.get(stem)
      if (list) list.push(at)
      else postings.set(stem, [at])
    }
  })
  const titled = new Map<string, Map<string, number>>()
  for (const [section, titles] of headings)
    titles.forEach((title, above) => {
      for (const stem of new Set(contentStems(title))) {
        const held = titled.get(stem) ?? new Map<string, number>()
        held.set(section, Math.max(held.get(section) ?? 0, above === 0 ? HEADING : CHAPTER))
        titled.set(stem, held)
      }
    })
  const bySection = Map.groupBy(units.keys(), (at) => units[at]!.section)
  const isBeside = (a: number, b: number) => units[b] !== undefined && units[a]!.section === units[b]!.section

  const rarityOf = (stem: string) => rarity(new Set(postings.get(stem)).size || 0.5, units.length)

  const timesOf = (stem: string): Map<number, number> => {
    const times = new Map<number, number>()
    const add = (at: number, weight: number) => times.set(at, (times.get(at) ?? 0) + weight)
    for (const at of postings.get(stem) ?? []) {
      add(at, 1)
      for (const [step, weight] of [
        [1, NEXT],
        [2, AFTER_NEXT],
      ] as const)
        for (const other of [at - step, at + step]) if (isBeside(at, other)) add(other, weight)
    }
    for (const [section, weight] of titled.get(stem) ?? [])
      for (const at of bySection.get(section) ?? []) add(at, weight)
    return times
  }

  return {
    rarityOf,
    has: (stem) => postings.has(stem) || titled.has(stem),
    worth(words) {
      const times = new Map<number, number>()
      let telling = 0
      for (const { stem, weight } of words) {
        const of = timesOf(stem)
        if (of.size === 0) continue
        const rare = rarityOf(stem) * weight
        telling = Math.max(telling, rare)
        for (const [at, count] of of) times.set(at, Math.max(times.get(at) ?? 0, rare * count))
      }
      const worth = new Map<number, number>()
      for (const [at, count] of times) {
        const length = K1 * (1 - B + (B * stems[at]!.length) / average)
        const plain = count / Math.max(telling, 0.01)
        worth.set(at, (telling * (plain * (K1 + 1))) / (plain + length))
      }
      return worth
    },
  }
}
