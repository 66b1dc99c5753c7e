import type { Problem, Result } from '#kit/result.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { RecognisedPage } from './scan/recognised-page.ts'

export type DocumentProblem = Problem<DocumentProblemCode>

export type ReadingProgress = {
  stage: 'waiting' | 'opening' | 'reading' | 'recognising' | 'ordering'
  percent: number
  /** Of the pages that are pictures, while they are recognised. */
  scanned?: { done: number; of: number }
}

/** How pages that are pictures are recognised: what was done before, and how much may be done. */
export type Recognition = {
  /** Of an earlier try with the same document. */
  kept(): Promise<RecognisedPage[]>
  keep(page: RecognisedPage): Promise<void>
  /** Asked before every few pages. Fewer than asked for means that there will be no more. */
  allow(pages: number): Promise<Allowance>
}

export type Allowance = {
  pages: number
  /** How many of them held words, and how long a process read them. */
  settle(worded: number, seconds: number): Promise<void>
}

export type DocumentToRead = {
  path: string
  /** The name the user gave it: it may only narrow what the content says, never decide. */
  fileName: string
  onProgress?: (progress: ReadingProgress) => void
  /** Without it pages are recognised without a limit, and nothing is kept. */
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

/** The sentence for a code; the specification of `documents` has them, a port cannot reach up for it. */
export type ProblemOf = (code: DocumentProblemCode) => DocumentProblem
