import type { Result } from '#kit/result.ts'
import type { DocumentSummary } from '../../contract.ts'
import type { SendFile, SendProblem } from './file-to-send.ts'
import { isLarge, sendLarge } from './send-large.ts'
import { sendWhole } from './send-whole.ts'

/** A plain document upload, without a call that uses it at once. */
export const sendFile = (sending: SendFile): Promise<Result<DocumentSummary, SendProblem>> =>
  isLarge(sending.file) ? sendLarge(sending) : sendWhole(sending)
