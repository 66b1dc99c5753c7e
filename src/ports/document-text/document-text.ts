import type { Problem, Result } from '#kit/result.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { RecognisedPage } from './scan/recognised-page.ts'

export type DocumentProblem = Problem<DocumentProblemCode>

export type ReadingProgress = {
  stage: 'waiting' | 'opening' | 'reading' | 'recognising' | 'ordering'
  percent: number
  /** Progress of the scanned pages, while they are recognised. */
  scanned?: { done: number; of: number }
}

/** How scanned pages are recognised: earlier results, and how much may be done. */
export type Recognition = {
  /** From an earlier attempt at the same document. */
  kept(): Promise<RecognisedPage[]>
  keep(page: RecognisedPage): Promise<void>
  /** Called before every few pages. Fewer than asked for means that there will be no more. */
  allow(pages: number): Promise<Allowance>
}

export type Allowance = {
  pages: number
  /** How many of them held words, and how long a process spent on them. */
  settle(worded: number, seconds: number): Promise<void>
}

export type DocumentToRead = {
  path: string
  /** The user's name for the file: it may only narrow down what the content shows, never decide. */
  fileName: string
  onProgress?: (progress: ReadingProgress) => void
  /** Called once with what can be read already, where only a few pages are scanned and still to be recognised. */
  onBeginning?: (model: DocumentModel) => Promise<void>
  /** Without it pages are recognised without a limit, and no results are kept. */
  recognition?: Recognition
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

/** The sentence for a code; it is in the spec of `documents`, which a port cannot import. */
export type ProblemOf = (code: DocumentProblemCode) => DocumentProblem
