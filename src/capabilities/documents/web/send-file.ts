import type { Result } from '#kit/result.ts'
import type { DocumentSummary } from '../contract.ts'
import { IN_PIECES_FROM } from '../spec.ts'
import { sendWhole } from './send-whole.ts'
import type { Sending, SendProblem } from './sending.ts'

export async function sendFile(sending: Sending): Promise<Result<DocumentSummary, SendProblem>> {
  if (sending.file.size <= IN_PIECES_FROM) return sendWhole(sending)
  const { sendInPieces } = await import('./send-in-pieces.ts')
  return sendInPieces(sending)
}
