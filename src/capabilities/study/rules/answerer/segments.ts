import { placeWords } from '#product/place.ts'
import type { StudyEvidence, StudySource } from '../document/evidence.ts'
import type { AnswerSegment } from './answer-segment.ts'

export const toldSegment = (text: string): AnswerSegment => ({ kind: 'says', text, sources: [] })
export const limit = (text: string): AnswerSegment => ({ kind: 'limit', text, sources: [] })
export const fromDocument = (evidence: StudyEvidence): StudySource => ({ kind: 'document', ...evidence })

export const quote = (evidence: StudyEvidence, lead = ''): AnswerSegment => ({
  kind: 'quote',
  text: `${lead}“${evidence.quote}” (${placeWords(evidence)})`,
  sources: [fromDocument(evidence)],
})
