import type { Problem, Result } from '#kit/result.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'

export type DocumentProblem = Problem<DocumentProblemCode>

export type ReadingProgress = { stage: 'waiting' | 'opening' | 'reading' | 'ordering'; percent: number }

export type DocumentToRead = {
  path: string
  /** The name the user gave it: it may only narrow what the content says, never decide. */
  fileName: string
  onProgress?: (progress: ReadingProgress) => void
  signal?: AbortSignal
}

export type PageToRender = {
  path: string
  /** From 1. */
  page: number
  /** In pixels; the height follows from the page. */
  width: number
  signal?: AbortSignal
}

export type PagePicture = { webp: Uint8Array; width: number; height: number }

/** Reads any document the product accepts, and draws the pages of those that have pages. */
export type DocumentText = {
  readDocument: (document: DocumentToRead) => Promise<Result<DocumentModel, DocumentProblem>>
  renderPage: (page: PageToRender) => Promise<Result<PagePicture, DocumentProblem>>
  /** Ends every process it started. */
  close: () => Promise<void>
}

/** The sentence for a code; the specification of `documents` has them, a port cannot reach up for it. */
export type ProblemOf = (code: DocumentProblemCode) => DocumentProblem
