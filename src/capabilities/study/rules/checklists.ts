/** Whether a document shows what its design asks for. "Not found" means not found in the text, and nothing more. */
import { type ChecklistItem, GENERAL_ITEMS } from './checklist-items.ts'
import { ITEMS_BY_DESIGN } from './checklist-items-by-design.ts'
import { type Design, designOf } from './design.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { isProse, type Reading, type ReadSentence } from './reading.ts'

type CheckedItem = { id: string; label: string; read: string; evidence: Evidence | null }
export type Checklist = {
  design: Design | null
  items: CheckedItem[]
  found: number
  /** Rounded share of the items found, from 0 to 100; absent where too few apply to mean anything. */
  score?: number
}

/** One sentence can honestly show a few things. One that shows everything was written to be found. */
const MOST_PER_SENTENCE = 3
const STUFFED = 6
const LEAST_ITEMS = 3

export function checkAgainst(
  reading: Reading,
  design: Design | null = designOf(reading)?.design ?? null,
): Checklist {
  const wanted = [...GENERAL_ITEMS, ...(design ? ITEMS_BY_DESIGN[design] : [])]
  const sentences = reading.sentences.filter((sentence) => isProse(sentence) && sentence.text.length > 15)
  const matches = wanted.map((item) => sentences.filter((sentence) => fits(item, sentence)))
  const load = new Map<string, number>()
  for (const list of matches) for (const { id } of list) load.set(id, (load.get(id) ?? 0) + 1)

  const used = new Map<string, number>()
  const items = wanted.map(({ id, label, read }, i): CheckedItem => {
    const honest = matches[i]!.filter(({ id }) => load.get(id)! < STUFFED)
    const free = (most: number) => honest.filter(({ id }) => (used.get(id) ?? 0) < most)
    const fresh = free(MOST_PER_SENTENCE)
    // Where it is said nowhere else, one more is believed.
    const open = fresh.length > 0 ? fresh : free(MOST_PER_SENTENCE + 1)
    // The sentence that shows the fewest other things shows this one most clearly.
    const best = open.sort(
      (a, b) => Number(isTorn(a)) - Number(isTorn(b)) || load.get(a.id)! - load.get(b.id)!,
    )[0]
    if (best) used.set(best.id, (used.get(best.id) ?? 0) + 1)
    return { id, label, read, evidence: best ? evidenceOf(best) : null }
  })
  const found = items.filter(({ evidence }) => evidence).length
  const isUsable = items.length >= LEAST_ITEMS && sentences.length > 0
  return { design, items, found, ...(isUsable ? { score: Math.round((100 * found) / items.length) } : {}) }
}

/** The rest of a sentence that a formula or a page has cut shows little. */
const isTorn = ({ kind, text }: ReadSentence) => kind === 'paragraph' && /^\p{Ll}/u.test(text)

function fits(item: ChecklistItem, { role, text }: ReadSentence): boolean {
  // A review of literature speaks of other people's methods, unless the item is looked for there.
  const inPlace = item.roles ? item.roles.includes(role) || role === 'other' : role !== 'literature'
  return inPlace && item.cue.test(text)
}
