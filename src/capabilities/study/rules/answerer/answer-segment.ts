import type { StudySource } from '../document/evidence.ts'

/**
 * One sentence or one quotation of an answer, with its source. `line`: one of a list of our own. `ask`: the one question
 * back, with what may be tapped.
 */
export type AnswerSegment = {
  kind: 'says' | 'quote' | 'handbook' | 'question' | 'limit' | 'line' | 'ask'
  text: string
  sources: StudySource[]
  choices?: readonly string[]
}
