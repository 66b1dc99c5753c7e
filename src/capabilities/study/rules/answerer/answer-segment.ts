import type { StudySource } from '../document/evidence.ts'

/** One sentence or one quotation of an answer, with its source. */
export type AnswerSegment = {
  kind: 'says' | 'quote' | 'handbook' | 'question' | 'limit'
  text: string
  sources: StudySource[]
}
