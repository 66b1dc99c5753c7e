/** Sends a document into a room through the room's own call. A separate chunk, downloaded when a document is chosen. */
import type { z } from 'zod'
import { retryWhileOffline } from '#api-client/retry-while-offline.ts'
import { type FormAnswer, type FormCall, sendFilled } from '#api-client/send-form.ts'
import type { AddressOf } from '#contracts/call.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { SendingEvent } from '../../rules/sending-flow.ts'
import { arrivalProblem, type UploadPurpose } from '../../spec.ts'
import type { SendProblem, What } from './file-to-send.ts'
import { sendAhead } from './send-large.ts'

/** A call that takes a file in `document`, or the id of one that is here already. */
type DocumentCall = FormCall & {
  body: { form: z.ZodType<unknown, { documentId?: string | undefined }>; files: { document: string } }
}

type Delivery<C extends DocumentCall> = {
  call: AddressOf<C>
  purpose: UploadPurpose
  /** Its file is replaced by an id once uploaded, so that a retry does not upload it again. */
  errand: { what: What }
  /** With the key by which a duplicate try is recognised. */
  headers: { [Name in keyof C['headers']]: string }
  fields?: Omit<z.input<C['body']['form']>, 'documentId'>
  signal: AbortSignal
  send(event: SendingEvent): void
}

/** The code if there was no connection for ten minutes: the same delivery may be retried. */
export const NO_LINE = 'no-line'

/** A broken upload is resumed automatically. */
export async function deliver<C extends DocumentCall>({
  call,
  purpose,
  errand,
  headers,
  fields,
  signal,
  send,
}: Delivery<C>): Promise<Result<FormAnswer<C>, SendProblem>> {
  const onShare = (share: number) => send({ type: 'sent', share })
  const onLineLost = () => send({ type: 'line-lost' })
  const ahead = await sendAhead({ what: errand.what, purpose, signal, onShare, onLineLost })
  if (!ahead.ok) return ahead
  errand.what = ahead.value
  const { file, documentId } = { file: undefined, documentId: undefined, ...ahead.value }

  const attempt = async () => {
    const form = { fields: { ...fields, documentId }, files: { document: file } }
    const answer = await sendFilled<C>(call, { headers, ...form, signal, onShare })
    // The server has not noticed yet that the previous connection is dead.
    const isEarly = answer !== 'line-lost' && answer.refusal.code === 'still-arriving'
    return isEarly ? 'line-lost' : answer
  }
  const answer = await retryWhileOffline(attempt, { signal, onLineLost })
  if (answer !== 'line-lost') return ok(answer)
  return failed({ code: NO_LINE, message: arrivalProblem('upload-cut').message, again: true })
}
