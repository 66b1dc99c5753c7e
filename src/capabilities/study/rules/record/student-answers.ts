/** What the student says about the record of their own work. It outranks both readers, at once and in every room. */
import { plainWords } from '#kit/text/plain-words.ts'
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import { SLOTS, type Slot, type SlotEntry, type SlotId, type StudyRecord } from './study-record.ts'

/** `right`: as it stands, or as corrected. `not-mine`: the work has none. Words without a place are the student's own. */
export type StudentAnswer = {
  slot: SlotId
  says: 'right' | 'not-mine'
  entries: readonly { value: string; evidence: readonly StudyEvidence[] }[]
}

export function withAnswers(record: StudyRecord, answers: readonly StudentAnswer[]): StudyRecord {
  if (answers.length === 0) return record
  const slots = { ...record.slots }
  for (const answer of answers) slots[answer.slot] = answeredSlot(answer, slots[answer.slot])
  return { ...record, slots }
}

function answeredSlot({ slot, says, entries }: StudentAnswer, before: Slot): Slot {
  if (says === 'not-mine') return { state: 'not-mine', entries: [], candidates: [], isComplete: false }
  const own = entries.map((one): SlotEntry => ({ ...one, by: 'student' }))
  return {
    state: 'confirmed',
    entries: SLOTS[slot] === 'one' ? own.slice(0, 1) : own,
    candidates: [],
    isComplete: before.isComplete || SLOTS[slot] === 'list',
  }
}

/**
 * Answers about an earlier version, for a new one. They stand where the words still stand; what was the student's own
 * words stays. The rest is asked again.
 */
export function carriedOver(answers: readonly StudentAnswer[], reading: ReadDocument): StudentAnswer[] {
  const places = [...reading.sentences, ...reading.blocks].map((one) => ({
    plain: plainWords(one.text),
    evidence: evidenceOf(one),
  }))
  const stillThere = (evidence: readonly StudyEvidence[]): StudyEvidence[] | null => {
    const found = evidence.map(
      ({ quote }) => places.find((place) => place.plain === plainWords(quote))?.evidence,
    )
    return found.every((one) => one !== undefined) ? found : null
  }
  return answers.flatMap((answer): StudentAnswer[] => {
    if (answer.says === 'not-mine') return [answer]
    const entries = answer.entries.map((one) => ({ ...one, evidence: stillThere(one.evidence) }))
    return entries.every(({ evidence }) => evidence !== null)
      ? [{ ...answer, entries: entries.map((one) => ({ ...one, evidence: one.evidence ?? [] })) }]
      : []
  })
}
