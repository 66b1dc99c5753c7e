/** What the server and the study worker say to each other. */
import type { DocumentModel } from '#product/document-model.ts'
import type { AnswerSegment } from '../../rules/answerer/answer-segment.ts'
import type { LabelledText } from '../../rules/answerer/model-from-data.ts'
import type { Evidence } from '../../rules/document/evidence.ts'
import type { FactKind } from '../../rules/facts/fact.ts'
import type { TermDefined } from '../../rules/gist/terms-defined.ts'
import type { ModelReading } from '../../rules/merged/merged-book.ts'

/** A document as its reader made it, or the text of one that is still to be cut into sentences. */
export type WorkerDocument = DocumentModel | readonly LabelledText[]

/** What the worker is sent for: an answer, what a document holds on a question, what in it can be learnt, or where it says what somebody quotes. */
export type Errand =
  | { kind: 'ask'; question: string }
  | { kind: 'find'; question: string }
  | { kind: 'prove'; quotation: string }
  | { kind: 'learn' }
  | { kind: 'references'; sentences: readonly string[] }

export type Found = {
  /** The best first, each with the sentences round it. */
  passages: { evidence: Evidence; context: Evidence[]; covered: number }[]
  /** What the book of facts is sure of. */
  facts: { kind: string; evidence: Evidence }[]
  /** What a model thinks of it, where one read it. */
  opinions: { model: string; says: string; evidence: Evidence[] }[]
}

/** What the book of facts is sure of, and the terms that are explained, in the order of the document. */
export type ToLearn = {
  facts: { kind: FactKind; evidence: Evidence }[]
  terms: TermDefined[]
}

/** `not-found` where the document does not say it; `too-short` where it may stand anywhere. */
export type QuotationFound = Evidence | 'not-found' | 'too-short'

/** `document` names a thesis by its content; the model itself comes along only when the worker asks for it. */
export type ToWorker =
  | ({ id: number; document?: string | undefined } & Errand)
  | { kind: 'model'; id: number; model: WorkerDocument; read?: ModelReading | undefined }
  | { kind: 'no-model'; id: number }
  | { kind: 'forget'; document: string }

export type FromWorker =
  | { kind: 'wants-model'; id: number }
  | { kind: 'segment'; id: number; segment: AnswerSegment }
  | { kind: 'found'; id: number; found: Found }
  | { kind: 'to-learn'; id: number; toLearn: ToLearn }
  | { kind: 'references'; id: number; entries: string[] }
  | { kind: 'proof'; id: number; proof: QuotationFound }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; reason: string }
