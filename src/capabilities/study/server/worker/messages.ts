/** The messages between the server and the study worker. */
import type { DocumentModel } from '#product/document-model.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import type { LabelledText } from '../../rules/answerer/model-from-data.ts'
import type { StudyEvidence } from '../../rules/document/evidence.ts'
import type { FactKind } from '../../rules/facts/fact.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import type { Absence, SlotId, StudyRecord } from '../../rules/record/study-record.ts'
import type { TermDefined } from '../../rules/summarisation/terms-defined.ts'

/** A document as its reader made it, or the text of one still to be split into sentences. */
export type WorkerDocument = DocumentModel | readonly LabelledText[]

/** The request to the worker: an answer, a document's passages on a question, its facts to learn, or the place of a quotation. */
export type Errand =
  | { kind: 'ask'; question: string; before?: readonly string[] | undefined }
  | { kind: 'find'; question: string }
  | { kind: 'prove'; quotation: string }
  | { kind: 'place'; told: string }
  | { kind: 'stray'; answer: string }
  | { kind: 'learn' }
  | { kind: 'record'; earlier: readonly StudentAnswer[] }
  | { kind: 'references'; sentences: readonly string[] }

export type LookUpResult = {
  /** The best first, each with its neighbouring sentences. */
  passages: { evidence: StudyEvidence; context: StudyEvidence[] }[]
  /** What the record says of the work, and its table or the question it answers; no place for the student's own words. */
  said: { slot: SlotId; value: string; beside: string; evidence: StudyEvidence | null }[]
  /** Places that disagree, the heaviest first. */
  disagreements: { says: string; evidence: StudyEvidence }[]
  /** A model's remarks on it, the heaviest first, and what it did not find; none where no model read it closely. */
  remarks: { says: string; does: string; isUnproved: boolean; evidence: readonly StudyEvidence[] }[]
  absences: readonly Absence[]
}

/** The record, and which answers about an earlier version still hold. */
export type RecordRead = { record: StudyRecord; carried: StudentAnswer[] }

/** What the record says, and the terms explained, in document order. */
export type ToLearn = {
  facts: { kind: FactKind; evidence: StudyEvidence; says?: string }[]
  terms: TermDefined[]
}

/** `not-found`: the document does not say it; `too-short`: it could be anywhere. */
export type QuotationFound = StudyEvidence | 'not-found' | 'too-short'

/** `document` identifies a thesis by its content; the model itself is sent only when the worker asks for it. */
export type ToWorker =
  | ({ id: number; document?: string | undefined } & Errand)
  | {
      kind: 'model'
      id: number
      model: WorkerDocument
      read?: ModelReading | undefined
      answers?: readonly StudentAnswer[] | undefined
    }
  | { kind: 'no-model'; id: number }
  | { kind: 'forget'; document: string }

export type FromWorker =
  | { kind: 'wants-model'; id: number }
  | { kind: 'segment'; id: number; segment: AnswerSegment }
  | { kind: 'found'; id: number; found: LookUpResult }
  | { kind: 'to-learn'; id: number; toLearn: ToLearn }
  | { kind: 'record'; id: number; read: RecordRead }
  | { kind: 'references'; id: number; entries: string[] }
  | { kind: 'proof'; id: number; proof: QuotationFound }
  | { kind: 'stray'; id: number; stray: string[] }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: string }
