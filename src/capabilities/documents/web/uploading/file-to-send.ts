import type { Problem } from '#kit/result.ts'
import type { UploadPurpose } from '../../spec.ts'

/** A file that goes along, or the id of a document that is here already. */
export type What = { file: File } | { documentId: string }

export type SendProblem = Problem & {
  /** Whether retrying the same file may help. */
  again: boolean
}

export type SendFile = {
  file: File
  purpose: UploadPurpose
  /** If aborted with the reason LEFT, the received part of a large file is kept for later. */
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
  onLineLost(): void
}
