import type { Problem } from '#kit/result.ts'
import type { UploadPurpose } from '../spec.ts'

/** A file that goes along, or the id of a document that is here already. */
export type What = { file: File } | { documentId: string }

export type SendProblem = Problem & {
  /** Whether sending the same file once more may help. */
  again: boolean
}

export type SendFile = {
  file: File
  purpose: UploadPurpose
  /** Ended with the reason LEFT, what has arrived of a large file stays for another time. */
  signal: AbortSignal
  /** 0 to 1. */
  onShare(share: number): void
  onLineLost(): void
}
