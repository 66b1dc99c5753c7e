/** What makes an analysis of a book: a thread of its own, or in tests whatever a test is about. */
import type { ModelReading } from '#capabilities/study/rules/merged/merged-book.ts'
import type { Analysis } from '../../contract.ts'

export type AnalysisTask = {
  /** The document's book, as a file on this machine. */
  bookPath: string
  document: { id: string; name: string; bytes: number }
  /** What a model found in it and code has proved. */
  read?: ModelReading | undefined
}

/** Parts made, of all there are. */
export type Parts = { done: number; of: number }

export type Analyser = {
  /** Throws when it was stopped by the signal, and when it could not. */
  analyse(
    task: AnalysisTask,
    onParts: (parts: Parts) => void,
    signal?: AbortSignal,
  ): Promise<Analysis | 'too-little-text'>
  stop(): Promise<void>
}
