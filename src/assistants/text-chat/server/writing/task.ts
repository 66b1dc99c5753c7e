/** What somebody who writes an answer knows of the question. */

import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import type { OpenableDocument, StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import type { Problem } from '#kit/result.ts'
import type { Outside } from '#ports/outside.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Extras } from '../conversations/extras.ts'
import type { Calculator } from '../maths/calculator.ts'
import type { MessageRow } from '../tables.ts'

export type WritingWorld = {
  outside: Outside
  documents: Documents
  closeReader: CloseReader
  studyWorker: StudyWorker
  calculator: Calculator
}

/** `forWorker`: as the study worker opens it, with what a model is known to have found in it. */
export type OpenDocument = { row: DocumentRow; model: DocumentModel; forWorker: OpenableDocument }

export type Task = {
  userId: string
  question: string
  /** The words it is about. */
  about: string | undefined
  /** What was said before, in its order. */
  before: readonly MessageRow[]
  /** Where the question is a calculation: what comes of it. */
  computed: string | undefined
  /** The document that is being talked about, where there is one. */
  document: OpenDocument | undefined
  signal: AbortSignal
}

/** What a writer adds beside the words. */
export type Written = Pick<Extras, 'engine' | 'charts'> & {
  broke?: Problem & { retryable: boolean }
}
