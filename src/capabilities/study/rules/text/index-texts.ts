/** A searchable collection of texts: BM25 over stems. */
import { fulness, rarity } from '#kit/text/bm25.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import { stemsAsked } from './words.ts'

type IndexHit = { index: number; score: number; matched: number }
export type TextIndex = {
  find(query: string, limit: number): IndexHit[]
  findStems(stems: readonly string[], limit: number): IndexHit[]
  /** Rarity of a stem in this collection; 0 for one it does not contain. */
  weightOf(stem: string): number
}

export function indexTexts(texts: readonly string[]): TextIndex {
  const postings = new Map<string, number[]>()
  const lengths = new Float64Array(texts.length)
  let total = 0
  texts.forEach((text, index) => {
    for (const [stem, count] of countOf(contentStems(text))) {
      const list = postings.get(stem)
      if (list) list.push(index, count)
      else postings.set(stem, [index, count])
      lengths[index]! += count
    }
    total += lengths[index]!
  })
  const average = total / Math.max(1, texts.length) || 1

  const weightOf = (stem: string) => rarity((postings.get(stem)?.length ?? 0) / 2, texts.length)

  function findStems(stems: readonly string[], limit: number): IndexHit[] {
    const found = new Map<number, IndexHit>()
    for (const stem of stems) {
      const list = postings.get(stem)
      if (!list) continue
      const weight = weightOf(stem)
      for (let i = 0; i < list.length; i += 2) {
        const index = list[i]!
        const hit = found.get(index) ?? { index, score: 0, matched: 0 }
        hit.score += weight * fulness(list[i + 1]!, lengths[index]!, average)
        hit.matched += 1
        found.set(index, hit)
      }
    }
    return [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index).slice(0, limit)
  }

  return { weightOf, findStems, find: (query, limit) => findStems(stemsAsked(query), limit) }
}
