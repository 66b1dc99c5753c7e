/** A separate chunk, with all the file handling: downloaded when a document is chosen. */
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { checkUpload, type SendingEvent } from '#capabilities/documents/index.ts'
import { deliver, type Errand, NO_LINE } from '#capabilities/documents/web/index.ts'
import type { start } from '../../contract.ts'
import type { FormatId } from '../../rules/deck/keys.ts'
import { CALLS, SAYS, SLIDES } from '../../spec.ts'

export type Wish = { format: FormatId; outlineFirst: boolean }
export type StartAnswer =
  | { type: 'taken'; jobId: string; estimatedTime: string }
  | { type: 'failed'; problem: string }
  /** The outcome is unknown: the same errand may be repeated. */
  | { type: 'not-arrived'; problem: string }

export function refusalOf({ name, type, size: bytes }: File): string | undefined {
  const checked = checkUpload('slides', { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

/** The errand's key is the session id: sent twice, a deck is made and counted once. */
export async function startJob(
  errand: Errand<Wish>,
  signal: AbortSignal,
  send: (event: SendingEvent) => void,
): Promise<StartAnswer> {
  const { format, outlineFirst } = errand.wish
  const sent = await deliver<typeof start>({
    call: CALLS.start,
    purpose: 'slides',
    errand,
    headers: { 'x-session-id': errand.key },
    fields: { format, outline: outlineFirst ? 'first' : 'ask' },
    signal,
    send,
  })
  if (!sent.ok) {
    const { code, message } = sent.problem
    return { type: 'not-arrived', problem: code === NO_LINE ? SAYS.startBroke : message }
  }
  const { status, answer, refusal } = sent.value
  if (status === 401) dispatchEvent(new Event(SESSION_ENDED))
  if (status >= 300) return { type: 'failed', problem: refusal.error || SAYS.startRefused }
  if (!answer?.success || !answer.jobId) return { type: 'failed', problem: SAYS.invalidAnswer }
  return { type: 'taken', jobId: answer.jobId, estimatedTime: answer.estimatedTime || SLIDES.estimatedTime }
}
