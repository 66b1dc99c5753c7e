/** One record of both readers. Where a model read a slot and code proved it, its reading stands; the other is a candidate. */
import type { Fact } from '../facts/fact.ts'
import { KIND_OF_SLOT } from './built-in-record.ts'
import {
  emptySlots,
  SLOT_IDS,
  SLOTS,
  type Slot,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
} from './study-record.ts'

const MOST_CANDIDATES = 3

export function mergeReaders(builtIn: StudyRecord, model: StudyRecord['slots']): StudyRecord {
  const slots = { ...builtIn.slots }
  for (const id of SLOT_IDS) slots[id] = mergedSlot(builtIn.slots[id], model[id])
  return { ...builtIn, slots }
}

function mergedSlot(ours: Slot, theirs: Slot): Slot {
  if (theirs.state === 'empty') return ours
  const [first, second] =
    theirs.state === 'proved' || ours.state !== 'proved' ? [theirs, ours] : [ours, theirs]
  const entries = first.entries
  const others = [...first.candidates, ...second.entries, ...second.candidates]
  const candidates = others.filter(
    ({ value }, at) =>
      !entries.some((one) => one.value === value) && others.findIndex((one) => one.value === value) === at,
  )
  return {
    state: entries.length > 0 ? 'proved' : candidates.length > 0 ? 'unsure' : 'empty',
    entries,
    candidates: candidates.slice(0, MOST_CANDIDATES),
    isComplete: entries.length > 0 && first.isComplete,
  }
}

/** What a model found and code proved, as the slots of a record. */
export function slotsOfModel(facts: readonly Fact[]): Record<SlotId, Slot> {
  const slots = emptySlots()
  const found = facts.filter(({ reader, certainty }) => reader === 'model' && certainty === 'shown')
  for (const id of SLOT_IDS) {
    const entries = found
      .filter(({ kind }) => kind === KIND_OF_SLOT[id])
      .map(
        ({ evidence, value }): SlotEntry => ({
          value: value?.replace(/^n = /, '') ?? evidence.quote,
          evidence: [evidence],
          by: 'model',
        }),
      )
    if (entries.length > 0)
      slots[id] = {
        state: 'proved',
        entries: SLOTS[id] === 'one' ? entries.slice(0, 1) : entries,
        candidates: [],
        isComplete: false,
      }
  }
  return slots
}
