/** The input for writing an answer. */

import type { Plan } from '#capabilities/data-analysis/index.ts'
import type { DataAnalysis } from '#capabilities/data-analysis/server/index.ts'
import type { DocumentRow, Documents } from '#capabilities/documents/server/index.ts'
import type { ListWriting } from '#capabilities/references/server/index.ts'
import type { CloseReader, OpenableDocument, StudyWorker } from '#capabilities/study/server/index.ts'
import type { Problem } from '#kit/result.ts'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { Services } from '#ports/services.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { Extras } from '../conversations/extras.ts'
import type { Calculator } from '../maths/calculator.ts'
import type { MessageRow } from '../tables.ts'

export type WritingWorld = {
  services: Services
  documents: Documents
  closeReader: CloseReader
  studyWorker: StudyWorker
  calculator: Calculator
  data: DataAnalysis
  lists: ListWriting
}

/** `forWorker`: as the study worker opens it, with what a model is known to have found in it. */
export type OpenDocument = { row: DocumentRow; model: DocumentModel; forWorker: OpenableDocument }

export type Task = {
  userId: string
  question: string
  /** The selected words. */
  about: string | undefined
  /** The earlier messages, in order. */
  before: readonly MessageRow[]
  /** If the question is a calculation: its result. */
  computed: string | undefined
  /** Chosen with a tap: run as it stands. */
  plan: Plan | undefined
  /** The document under discussion, if there is one. */
  document: OpenDocument | undefined
  /** Others that are meant as well, for a model that reads them together. */
  beside?: readonly OpenDocument[]
  /** For a model that sees; there is no document then. */
  picture: Picture | undefined
  /** The names of the other documents in this conversation. */
  others: readonly string[]
  signal: AbortSignal
}

/** A writer's additions to the text. */
export type WrittenAnswer = Pick<Extras, 'engine' | 'charts' | 'analysis' | 'choices'> & {
  broke?: Problem & { retryable: boolean }
}
