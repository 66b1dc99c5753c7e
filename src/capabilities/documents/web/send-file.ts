import { failed, type Problem, type Result } from '#kit/result.ts'
import type { DocumentSummary } from '../contract.ts'
import { arrivalProblem, IN_PIECES_FROM, type UploadPurpose } from '../spec.ts'
import { sendWhole } from './send-whole.ts'

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

export async function sendFile(sending: SendFile): Promise<Result<DocumentSummary, SendProblem>> {
  if (sending.file.size <= IN_PIECES_FROM) return sendWhole(sending)
  // Its code may be of a version that is gone, or the line may be.
  const code = await import('./send-in-pieces.ts').catch(() => undefined)
  return code ? code.sendInPieces(sending) : failed({ ...arrivalProblem('upload-cut'), again: true })
}
