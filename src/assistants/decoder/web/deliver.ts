/** A chunk of its own, with all that is known of files: downloaded when a document is chosen. */
import { keepTrying } from '#asking/keep-trying.ts'
import { sendForm } from '#asking/send-form.ts'
import type { SendingEvent } from '#capabilities/documents/rules/sending-flow.ts'
import { checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { IN_PIECES_FROM } from '#capabilities/documents/spec.ts'
import { sendFile } from '#capabilities/documents/web/send-file.ts'
import type { AnalysisRefusal, AnalyzeAnswer } from '../contract.ts'
import { CALLS, SAYS } from '../spec.ts'

/** A file that goes along, or the id of a document that is here already. */
export type What = { file: File } | { documentId: string }
export type Job = {
  what: What
  name: string
  /** The same one for every try of one upload: it is counted and analysed once. */
  key: string
}

type Delivered =
  | { name: 'answered'; answer: AnalyzeAnswer }
  | { name: 'refused'; message: string; status: number; code?: string | undefined }

/** The sentence that stands in the way of a file, before a byte of it leaves. */
export function refusalOf({ name, type, size: bytes }: File): string | undefined {
  const checked = checkUpload('decoder', { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

/** Above 5 MB the file goes in pieces first, and the analysis asks for the document by its id. */
export async function deliver(
  job: Job,
  signal: AbortSignal,
  send: (event: SendingEvent) => void,
): Promise<Delivered | 'line-lost'> {
  const onShare = (share: number) => send({ type: 'sent', share })
  const onLineLost = () => send({ type: 'line-lost' })
  if ('file' in job.what && job.what.file.size > IN_PIECES_FROM) {
    const arrived = await sendFile({ file: job.what.file, purpose: 'decoder', signal, onShare, onLineLost })
    if (!arrived.ok) {
      const { again, message } = arrived.problem
      return again ? 'line-lost' : { name: 'refused', message, status: 400 }
    }
    job.what = { documentId: arrived.value.id }
  }
  return keepTrying(() => ask(job, signal, onShare), { signal, onLineLost })
}

async function ask(
  { what, key }: Job,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Delivered | 'line-lost'> {
  const form = new FormData()
  if ('file' in what) form.append('document', what.file, what.file.name)
  else form.append('documentId', what.documentId)
  const headers = { 'Idempotency-Key': key }
  const sent = await sendForm({ call: CALLS.analyze, headers, form, signal, onShare })
  if (sent === 'line-lost') return sent
  const { status, statusText } = sent
  const answer = sent.body as AnalyzeAnswer | Partial<AnalysisRefusal> | undefined
  if (status >= 200 && status < 300 && answer?.success) return { name: 'answered', answer }
  const refusal = answer?.success ? undefined : answer
  // The server does not know yet that the line of the try before has died.
  if (refusal?.code === 'still-arriving') return 'line-lost'
  const message = refusal?.details || refusal?.error || SAYS.uploadNotOk(status, statusText).trim()
  return { name: 'refused', status, code: refusal?.code, message }
}
