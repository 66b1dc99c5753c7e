/** What makes an analysis of a book: a thread of its own, or in tests whatever a test is about. */
import type { Analysis } from '../../contract.ts'

export type AnalysisTask = {
  /** The document's book, as a file on this machine. */
  bookPath: string
  document: { id: string; name: string; bytes: number }
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
