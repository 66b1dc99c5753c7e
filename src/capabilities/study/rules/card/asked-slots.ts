/** What the card "Is this your study?" asks of a work, in the order in which a reader meets it: six things, a minute. */
import { SLOTS, type Slot, type SlotId, type StudyRecord } from '../record/study-record.ts'

/** Of each line one slot is asked: the one the work has. */
const PURPOSE = [['title'], ['aim'], ['objectives', 'questions', 'hypotheses']] as const
const SAMPLE = [['sampleAnalysed', 'sampleReturned', 'sampleAsked', 'samplePlanned']] as const
const PLANNED = [['samplePlanned', 'sampleAsked', 'sampleAnalysed']] as const
const OUTCOME = [['results'], ['conclusions']] as const

type Lines = readonly (readonly SlotId[])[]
const linesFor = ({ stage }: StudyRecord): Lines => {
  if (stage === 'proposal') return [...PURPOSE, ...PLANNED]
  if (stage === 'literature-review') return [...PURPOSE, ...OUTCOME]
  return [...PURPOSE, ...SAMPLE, ...OUTCOME]
}

const isFilled = ({ entries, candidates }: Slot): boolean => entries.length + candidates.length > 0
const isAnswered = ({ state }: Slot): boolean => state === 'confirmed' || state === 'not-mine'

export function askedSlots(record: StudyRecord): SlotId[] {
  if (record.kind !== 'research') return []
  const { slots } = record
  const asked = linesFor(record).map(
    (line) =>
      line.find((id) => slots[id].state === 'confirmed') ??
      line.find((id) => slots[id].state === 'proved') ??
      line.find((id) => isFilled(slots[id])) ??
      line.find((id) => isAnswered(slots[id])) ??
      line[0]!,
  )
  // A chapter owes nothing that stands in another one.
  return record.stage === 'chapter'
    ? asked.filter((id) => isFilled(slots[id]) || isAnswered(slots[id]))
    : asked
}

/** A number that differs from place to place is no answer to confirm: the student says which one it is. */
export function askedAs(id: SlotId, slot: Slot): Slot {
  if (SLOTS[id] !== 'one' || slot.entries.length < 2) return slot
  return { ...slot, state: 'unsure', entries: [], candidates: slot.entries.slice(0, 3) }
}
