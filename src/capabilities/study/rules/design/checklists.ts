/** Whether a document shows what its design asks for. "Not found" means not found in the text, and nothing more. */

import type { Evidence } from '../document/evidence.ts'
import { isProse, type Reading, type ReadSentence } from '../document/reading.ts'
import { type ChecklistItem, GENERAL_ITEMS } from './checklist-items.ts'
import { ITEMS_BY_DESIGN } from './checklist-items-by-design.ts'
import { type Design, designOf } from './design.ts'
import { findProofs, type Honest } from './proofs.ts'

type CheckedItem = { id: string; label: string; read: string; evidence: Evidence | null }
export type Checklist = {
  design: Design | null
  items: CheckedItem[]
  found: number
  /** Rounded share of the items found, from 0 to 100; absent where too few apply to mean anything. */
  score?: number
}

const HONEST: Honest = { most: 3, atNeed: 4, stuffed: 6 }
const LEAST_ITEMS = 3

export function checkAgainst(
  reading: Reading,
  design: Design | null = designOf(reading)?.design ?? null,
): Checklist {
  const wanted = [...GENERAL_ITEMS, ...(design ? ITEMS_BY_DESIGN[design] : [])]
  const sentences = reading.sentences.filter((sentence) => isProse(sentence) && sentence.text.length > 15)
  const proofs = findProofs(
    wanted.map((item) => ({ id: item.id, fits: (sentence) => fits(item, sentence) })),
    sentences,
    HONEST,
  )
  const items = wanted.map(
    ({ id, label, read }): CheckedItem => ({ id, label, read, evidence: proofs.get(id)?.[0] ?? null }),
  )
  const found = items.filter(({ evidence }) => evidence).length
  const isUsable = items.length >= LEAST_ITEMS && sentences.length > 0
  return { design, items, found, ...(isUsable ? { score: Math.round((100 * found) / items.length) } : {}) }
}

function fits(item: ChecklistItem, { role, text }: ReadSentence): boolean {
  // A review of literature speaks of other people's methods, unless the item is looked for there.
  const inPlace = item.roles ? item.roles.includes(role) || role === 'other' : role !== 'literature'
  return inPlace && item.cue.test(text)
}
