/** The sentence that shows each of several things. One that shows everything was written to be found, and proves nothing. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadSentence } from '../document/reading.ts'

export type ProofWanted = { id: string; fits: (sentence: ReadSentence) => boolean }

/** How many things one sentence can honestly show, and from how many on it shows none. */
export type Honest = {
  most: number
  /** The limit for a thing stated nowhere else. */
  atNeed?: number
  stuffed: number
}
const ONE_MATTER: Honest = { most: 3, stuffed: 6 }

export function findProofs(
  wanted: readonly ProofWanted[],
  sentences: readonly ReadSentence[],
  { most, atNeed = most, stuffed }: Honest = ONE_MATTER,
): Map<string, StudyEvidence[]> {
  const matches = wanted.map(({ fits }) => sentences.filter(fits))
  const load = new Map<string, number>()
  for (const list of matches) for (const { id } of list) load.set(id, (load.get(id) ?? 0) + 1)
  const used = new Map<string, number>()
  return new Map(
    wanted.map(({ id }, at) => {
      const honest = matches[at]!.filter((sentence) => load.get(sentence.id)! < stuffed)
      const free = (limit: number) => honest.filter((sentence) => (used.get(sentence.id) ?? 0) < limit)
      const fresh = free(most)
      // Whole sentences before fragments split by a formula or a page; among these, the one that shows the fewest other
      // things shows this one most clearly.
      const open = (fresh.length > 0 ? fresh : free(atNeed)).sort(
        (a, b) => Number(isTorn(a)) - Number(isTorn(b)) || load.get(a.id)! - load.get(b.id)!,
      )
      const [best] = open
      if (best) used.set(best.id, (used.get(best.id) ?? 0) + 1)
      return [id, open.map(evidenceOf)]
    }),
  )
}

const isTorn = ({ kind, text }: ReadSentence) => kind === 'paragraph' && /^\p{Ll}/u.test(text)
