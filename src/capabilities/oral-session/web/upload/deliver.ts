/** A chunk of its own, with all that is known of files: downloaded when a document is chosen. */
import { keepTrying } from '#asking/keep-trying.ts'
import { sendForm } from '#asking/send-form.ts'
import type { SendingEvent } from '#capabilities/documents/rules/sending-flow.ts'
import { checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { fitsWithin } from '#capabilities/documents/rules/upload-size.ts'
import { IN_PIECES_FROM, UPLOADS } from '#capabilities/documents/spec.ts'
import { sendFile } from '#capabilities/documents/web/send-file.ts'
import type { UploadAnswer, UploadRefusal } from '../../contract.ts'
import { uploadProblem } from '../../rules/screen/upload-words.ts'
import { SAYS, SESSION_HEADER, type Style } from '../../spec.ts'
import type { OralRoom } from '../oral-room.ts'

/** A file that goes along, or the id of a document that is here already. */
export type What = { file: File } | { documentId: string }
export type SessionWishes = { style: Style; examiners: number }
export type Job = {
  what: What
  name: string
  manner: SessionWishes
  /** Made up here, and the same for every try: the document is taken once. */
  sessionId: string
}

export type Delivered =
  | { name: 'taken'; sessionId: string }
  /** `signedOut`: the session of whoever sent it has ended. */
  | { name: 'refused'; problem: string; again: boolean; signedOut: boolean }

/** The sentence that stands in the way of a file, before a byte of it leaves. The Consultant's screen looks at no type. */
export function refusalOf({ id, purpose }: OralRoom, { name, type, size: bytes }: File): string | undefined {
  if (id === 'consultant')
    return fitsWithin(bytes, UPLOADS[purpose].megabytes) ? undefined : UPLOADS[purpose].tooLarge
  const checked = checkUpload(purpose, { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

/** Above 5 MB the file goes in pieces first, and the session asks for the document by its id. */
export async function deliver(
  room: OralRoom,
  job: Job,
  signal: AbortSignal,
  send: (event: SendingEvent) => void,
): Promise<Delivered> {
  const onShare = (share: number) => send({ type: 'sent', share })
  const onLineLost = () => send({ type: 'line-lost' })
  if ('file' in job.what && job.what.file.size > IN_PIECES_FROM) {
    const { file } = job.what
    const arrived = await sendFile({ file, purpose: room.purpose, signal, onShare, onLineLost })
    if (!arrived.ok) return refused(room.says.uploadFailed(arrived.problem.message), arrived.problem.again)
    job.what = { documentId: arrived.value.id }
  }
  const answer = await keepTrying(() => ask(room, job, signal, onShare), { signal, onLineLost })
  return answer === 'line-lost' ? refused(room.says.uploadFailed(SAYS.uploadFailed), true) : answer
}

const refused = (problem: string, again: boolean): Delivered => ({
  name: 'refused',
  problem,
  again,
  signedOut: false,
})

async function ask(
  room: OralRoom,
  { what, manner, sessionId }: Job,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Delivered | 'line-lost'> {
  const form = new FormData()
  if (room.offersStyle) {
    form.append('style', manner.style)
    form.append('examiners', String(manner.examiners))
  }
  if ('documentId' in what) form.append('documentId', what.documentId)
  else form.append('document', what.file, what.file.name)
  const headers = { [SESSION_HEADER]: sessionId }
  const sent = await sendForm({ call: room.calls.upload, headers, form, signal, onShare })
  if (sent === 'line-lost') return sent
  const { status } = sent
  const answer = sent.body as UploadAnswer | Partial<UploadRefusal> | undefined
  if (status >= 200 && status < 300 && answer?.success)
    return { name: 'taken', sessionId: answer.sessionId ?? sessionId }
  const { error, code } = (answer?.success ? {} : (answer ?? {})) as Partial<UploadRefusal>
  // The server does not know yet that the line of the try before has died.
  if (code === 'still-arriving') return 'line-lost'
  const again = status >= 500 || status === 409 || status === 429
  const problem = uploadProblem({ status, error, code }, room.says.uploadFailed)
  return { name: 'refused', problem, again, signedOut: status === 401 }
}
