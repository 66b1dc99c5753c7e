/** The sentence that shows each of several things. One that shows everything was written to be found, and shows nothing. */
import { type Evidence, evidenceOf } from '../evidence.ts'
import type { ReadSentence } from '../reading.ts'

export type Wanted = { id: string; fits: (sentence: ReadSentence) => boolean }

const MOST_PER_SENTENCE = 3
const STUFFED = 6

export function findProofs(
  wanted: readonly Wanted[],
  sentences: readonly ReadSentence[],
): Map<string, Evidence[]> {
  const matches = wanted.map(({ fits }) => sentences.filter(fits))
  const load = new Map<string, number>()
  for (const list of matches) for (const { id } of list) load.set(id, (load.get(id) ?? 0) + 1)
  const used = new Map<string, number>()
  return new Map(
    wanted.map(({ id }, at) => {
      const open = matches[at]!.filter(
        (sentence) => load.get(sentence.id)! < STUFFED && (used.get(sentence.id) ?? 0) < MOST_PER_SENTENCE,
      ).sort((a, b) => load.get(a.id)! - load.get(b.id)!)
      const [best] = open
      if (best) used.set(best.id, (used.get(best.id) ?? 0) + 1)
      return [id, open.slice(0, 3).map(evidenceOf)]
    }),
  )
}
