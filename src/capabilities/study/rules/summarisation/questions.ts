import type { SectionRole } from '#product/document-model.ts'
import type { StudyEvidence } from '../document/evidence.ts'

/** A question an examiner could ask, based on a sentence of the work. */
export type ExamQuestion = {
  /** Subject and sentence: the same work gives the same questions. */
  id: string
  about: string
  role: SectionRole
  question: string
  evidence: StudyEvidence

  /** The handbook entry to prepare with. */
  read: string
  weight: number
}
