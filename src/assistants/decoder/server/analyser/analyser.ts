/** Makes an analysis of a document: a separate thread, or a fake in tests. */
import type { ModelReading, StudentAnswer } from '#capabilities/study/index.ts'
import type { Analysis } from '../../contract.ts'

export type AnalysisTask = {
  /** The document as it was read, as a file on this machine. */
  storedPath: string
  document: { id: string; name: string; bytes: number }
  /** Findings of a model that code has proved. */
  read?: ModelReading | undefined
  /** What the student says about the record. */
  answers?: readonly StudentAnswer[] | undefined
}

/** Parts made, out of the total. */
export type PartProgress = { done: number; of: number }

export type Analyser = {
  /** Throws when stopped by the signal, and when it fails. */
  analyse(
    task: AnalysisTask,
    onParts: (parts: PartProgress) => void,
    signal?: AbortSignal,
  ): Promise<Analysis | 'too-little-text'>
  stop(): Promise<void>
}
