import { failed, ok, type Result } from '#kit/result.ts'
import type { DocumentSummary } from '../../contract.ts'
import { arrivalProblem, IN_PIECES_FROM } from '../../spec.ts'
import type { SendFile, SendProblem, What } from './file-to-send.ts'

/** Files sent in pieces, so that a broken connection costs one piece. */
export const isLarge = (file: File): boolean => file.size > IN_PIECES_FROM

export async function sendLarge(sending: SendFile): Promise<Result<DocumentSummary, SendProblem>> {
  // Its chunk may belong to an old version, or the connection may be down.
  const code = await import('./send-in-pieces.ts').catch(() => undefined)
  return code ? code.sendInPieces(sending) : failed({ ...arrivalProblem('upload-cut'), again: true })
}

type Ahead = Omit<SendFile, 'file'> & { what: What }

/** A large file is uploaded first; the call then refers to the document by its id. */
export async function sendAhead({ what, ...sending }: Ahead): Promise<Result<What, SendProblem>> {
  if (!('file' in what) || !isLarge(what.file)) return ok(what)
  const arrived = await sendLarge({ ...sending, file: what.file })
  return arrived.ok ? ok({ documentId: arrived.value.id }) : arrived
}
