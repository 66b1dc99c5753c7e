/** One record of both readers. Where a model read a slot and code proved it, its reading stands and the other is a candidate. */
import type { ReadDocument } from '../document/reading.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import { type Dispute, readerThatStands } from './disagreements.ts'
import { linesOf } from './front/front-lines.ts'
import { distinctEntries, isSameValue } from './same-value.ts'
import { SAMPLE, SLOT_IDS, type Slot, type SlotId, type StudyRecord, saidOf } from './study-record.ts'

const MOST_CANDIDATES = 3

const SLOTS_OF: Readonly<Record<Dispute['about'], readonly SlotId[]>> = {
  title: ['title'],
  design: ['design'],
  'sample-size': SAMPLE,
}

export function mergeReaders(
  builtIn: StudyRecord,
  model: StudyRecord | undefined,
  disputes: readonly Dispute[] = [],
): StudyRecord {
  if (!model) return builtIn
  const ours = new Set(
    disputes.flatMap((one) => (readerThatStands(one) === 'model' ? [] : SLOTS_OF[one.about])),
  )
  const slots = { ...builtIn.slots }
  for (const id of SLOT_IDS) slots[id] = mergedSlot(id, builtIn.slots[id], model.slots[id], ours.has(id))
  const { remarks, absences, summary } = model
  return { ...builtIn, slots, remarks, absences, summary }
}

function mergedSlot(id: SlotId, ours: Slot, theirs: Slot, isOursFirst: boolean): Slot {
  if (theirs.state === 'empty') return ours
  const [first, second] =
    ours.state !== 'proved' || (theirs.state === 'proved' && !isOursFirst) ? [theirs, ours] : [ours, theirs]
  const entries = first.entries
  const others = [...first.candidates, ...second.entries, ...second.candidates]
  const candidates = distinctEntries(id, others).filter(
    ({ value }) => !entries.some((one) => isSameValue(id, one.value, value)),
  )
  return {
    state: entries.length > 0 ? 'proved' : candidates.length > 0 ? 'unsure' : 'empty',
    entries,
    candidates: candidates.slice(0, MOST_CANDIDATES),
    isComplete: entries.length > 0 && first.isComplete,
  }
}

/** The title of a work as every room shows it: the student's choice between the readers, else the record's. */
export function shownTitle(
  record: StudyRecord,
  kind: DocumentKind,
  reading: ReadDocument,
  disputes: readonly Dispute[],
): string {
  const ours = disputes.find((one) => one.about === 'title' && readerThatStands(one) === 'built-in')
  const said = ours?.builtIn.says ?? saidOf(record, 'title')[0]?.value
  if (said !== undefined) return said
  // A line of a cover that is not surely the title is as often a town, a crest or the names of its authors.
  const isCoverLine =
    kind === 'research' &&
    linesOf(reading).some(({ text }) => text.length > 3 && reading.title.includes(text))
  return isCoverLine ? '' : reading.title
}
