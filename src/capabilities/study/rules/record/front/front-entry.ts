import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { SlotEntry } from '../study-record.ts'

/** What a line of the cover fills a slot with. */
export function entry(value: string, sentence: ReadSentence | null): SlotEntry {
  const evidence: StudyEvidence[] = sentence ? [evidenceOf(sentence)] : []
  return { value: value.replace(/\s+/g, ' ').trim(), evidence, by: 'built-in' }
}
