/** Okapi BM25 over stems. Without fuzzy matching: measured, it finds less. */
import { contentStems, stemsAsked } from './words.ts'

const K1 = 1.2
const B = 0.75

type Found = { index: number; score: number; matched: number }
export type TextIndex = {
  find(query: string, limit: number): Found[]
  /** How telling a stem is in this collection; 0 for one it does not hold. */
  weightOf(stem: string): number
}

export function indexTexts(texts: readonly string[]): TextIndex {
  const postings = new Map<string, number[]>()
  const lengths = new Float64Array(texts.length)
  let total = 0
  texts.forEach((text, index) => {
    const counts = new Map<string, number>()
    for (const stem of contentStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const [stem, count] of counts) {
      const list = postings.get(stem)
      if (list) list.push(index, count)
      else postings.set(stem, [index, count])
      lengths[index]! += count
    }
    total += lengths[index]!
  })
  const average = total / Math.max(1, texts.length) || 1

  const weightOf = (stem: string) => {
    const holding = (postings.get(stem)?.length ?? 0) / 2
    return holding === 0 ? 0 : Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5))
  }

  return {
    weightOf,
    find(query, limit) {
      const found = new Map<number, Found>()
      for (const stem of stemsAsked(query)) {
        const list = postings.get(stem)
        if (!list) continue
        const weight = weightOf(stem)
        for (let i = 0; i < list.length; i += 2) {
          const index = list[i]!
          const count = list[i + 1]!
          const norm = K1 * (1 - B + (B * lengths[index]!) / average)
          const hit = found.get(index) ?? { index, score: 0, matched: 0 }
          hit.score += (weight * count * (K1 + 1)) / (count + norm)
          hit.matched += 1
          found.set(index, hit)
        }
      }
      return [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index).slice(0, limit)
    },
  }
}
