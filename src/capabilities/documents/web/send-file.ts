import { failed, type Result } from '#kit/result.ts'
import type { DocumentSummary } from '../contract.ts'
import { arrivalProblem, IN_PIECES_FROM } from '../spec.ts'
import { sendWhole } from './send-whole.ts'
import type { SendFile, SendProblem } from './sending.ts'

export async function sendFile(sending: SendFile): Promise<Result<DocumentSummary, SendProblem>> {
  if (sending.file.size <= IN_PIECES_FROM) return sendWhole(sending)
  // Its code may be of a version that is gone, or the line may be.
  const code = await import('./send-in-pieces.ts').catch(() => undefined)
  return code ? code.sendInPieces(sending) : failed({ ...arrivalProblem('upload-cut'), again: true })
}
