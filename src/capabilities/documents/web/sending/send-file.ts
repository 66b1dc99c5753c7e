import type { Result } from '#kit/result.ts'
import type { DocumentSummary } from '../../contract.ts'
import { isLarge, sendLarge } from './send-large.ts'
import { sendWhole } from './send-whole.ts'
import type { SendFile, SendProblem } from './sending.ts'

/** A plain document upload, without a call that uses it at once. */
export const sendFile = (sending: SendFile): Promise<Result<DocumentSummary, SendProblem>> =>
  isLarge(sending.file) ? sendLarge(sending) : sendWhole(sending)
