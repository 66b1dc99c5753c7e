/** The sentence that shows each of several things. One that shows everything was written to be found, and shows nothing. */
import { type Evidence, evidenceOf } from '../evidence.ts'
import type { ReadSentence } from '../reading.ts'

export type Wanted = { id: string; fits: (sentence: ReadSentence) => boolean }

/** How much one sentence can honestly show, and from how much on it shows nothing. */
export type Honest = { most: number; stuffed: number }
const ONE_MATTER: Honest = { most: 3, stuffed: 6 }

export function findProofs(
  wanted: readonly Wanted[],
  sentences: readonly ReadSentence[],
  { most, stuffed }: Honest = ONE_MATTER,
): Map<string, Evidence[]> {
  const matches = wanted.map(({ fits }) => sentences.filter(fits))
  const load = new Map<string, number>()
  for (const list of matches) for (const { id } of list) load.set(id, (load.get(id) ?? 0) + 1)
  const used = new Map<string, number>()
  return new Map(
    wanted.map(({ id }, at) => {
      const open = matches[at]!.filter(
        (sentence) => load.get(sentence.id)! < stuffed && (used.get(sentence.id) ?? 0) < most,
      ).sort((a, b) => load.get(a.id)! - load.get(b.id)!)
      const [best] = open
      if (best) used.set(best.id, (used.get(best.id) ?? 0) + 1)
      return [id, open.map(evidenceOf)]
    }),
  )
}
