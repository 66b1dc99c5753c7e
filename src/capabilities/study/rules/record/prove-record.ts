/**
 * A model may understand; code proves. Evidence is found again, what is stated is held against the whole work, and
 * judgement stays the model's own, labelled. All that is proved is kept, in the model's order of weight.
 */
import type { ModelAnswer } from './model-answer.ts'
import { type Failed, openLog, type ProofGround, type Tally } from './proof-log.ts'
import { proveEntry } from './prove-entry.ts'
import { proveAbsence, proveRemark, proveSentence } from './prove-remark.ts'
import { distinctEntries } from './same-value.ts'
import {
  emptySlots,
  SLOTS,
  type Slot,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
} from './study-record.ts'

export type ProvedRecord = { record: StudyRecord; tally: Tally; failed: Failed[] }

const MOST_CANDIDATES = 3

export function proveRecord(
  ground: ProofGround,
  answer: ModelAnswer,
  { isWhole }: { isWhole: boolean },
): ProvedRecord {
  const log = openLog(ground, answer)
  const slots = emptySlots()
  const entries = new Map<SlotId, { proved: SlotEntry[]; candidates: SlotEntry[] }>()
  for (const one of answer.entries) {
    const held = entries.get(one.slot) ?? { proved: [], candidates: [] }
    entries.set(one.slot, held)
    const kept = proveEntry(one, log)
    if (kept?.isProved) held.proved.push(kept.entry)
    else if (kept) held.candidates.push(kept.entry)
  }
  for (const [id, { proved, candidates }] of entries) slots[id] = slotFrom(id, proved, candidates, isWhole)
  const remarks = answer.remarks.flatMap((one) => proveRemark(one, log) ?? [])
  const record: StudyRecord = {
    version: 1,
    kind: answer.kind,
    stage: answer.stage === '' ? null : answer.stage,
    slots,
    remarks: remarks.sort((a, b) => Number(a.isUnproved) - Number(b.isUnproved) || b.weight - a.weight),
    absences: isWhole ? answer.absent.flatMap((one) => proveAbsence(one, log) ?? []) : [],
    summary: answer.summary.flatMap((one) => proveSentence(one, log) ?? []),
  }
  return { record, tally: log.tally, failed: log.failed }
}

function slotFrom(id: SlotId, proved: SlotEntry[], candidates: SlotEntry[], isWhole: boolean): Slot {
  const isOne = SLOTS[id] === 'one'
  if (proved.length > 0)
    return {
      state: 'proved',
      entries: distinctEntries(id, proved),
      candidates: [],
      isComplete: isOne || (isWhole && candidates.length === 0),
    }
  const unsure = candidates.slice(0, MOST_CANDIDATES)
  return { state: unsure.length > 0 ? 'unsure' : 'empty', entries: [], candidates: unsure, isComplete: false }
}
