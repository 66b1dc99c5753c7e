/** A separate chunk with all file handling: downloaded when a document is chosen. */
import { checkUpload, fitsWithin, type SendingEvent } from '#capabilities/documents/index.ts'
import { UPLOADS } from '#capabilities/documents/spec.ts'
import { deliver as bring, type Errand, NO_LINE } from '#capabilities/documents/web/index.ts'
import type { RoomCalls } from '../../contract.ts'
import { uploadProblem } from '../../rules/screen/upload-words.ts'
import { SAYS, SESSION_HEADER, type Style } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'

export type SessionWishes = { style: Style; examiners: number }

export type Delivered =
  | { name: 'taken'; sessionId: string }
  | { name: 'not-arrived'; problem: string; again: boolean }
  /** `signedOut`: the sender's session has ended. */
  | { name: 'refused'; problem: string; again: boolean; signedOut: boolean }

/** The Consultant's screen looks at no type. */
export function sessionFileRefusal(
  { id, purpose }: OralRoom,
  { name, type, size: bytes }: File,
): string | undefined {
  if (id === 'consultant')
    return fitsWithin(bytes, UPLOADS[purpose].megabytes) ? undefined : UPLOADS[purpose].tooLarge
  const checked = checkUpload(purpose, { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

/** The errand's key is the session's id. */
export async function deliver(
  room: OralRoom,
  errand: Errand<SessionWishes>,
  signal: AbortSignal,
  send: (event: SendingEvent) => void,
): Promise<Delivered> {
  const sent = await bring<RoomCalls['upload']>({
    call: room.calls.upload,
    purpose: room.purpose,
    errand,
    headers: { [SESSION_HEADER]: errand.key },
    fields: room.offersStyle ? fieldsOf(errand.wish) : {},
    signal,
    send,
  })
  if (!sent.ok) {
    const { code, message, again } = sent.problem
    const problem = room.says.uploadFailed(code === NO_LINE ? SAYS.uploadFailed : message)
    return { name: 'not-arrived', problem, again }
  }
  const { status, answer, refusal } = sent.value
  if (answer?.success) return { name: 'taken', sessionId: answer.sessionId ?? errand.key }
  const again = status >= 500 || status === 409 || status === 429
  const { error, code } = refusal
  const problem = uploadProblem({ status, error, code }, room.says.uploadFailed)
  return { name: 'refused', problem, again, signedOut: status === 401 }
}

const PANELS = ['1', '2', '3'] as const
const fieldsOf = ({ style, examiners }: SessionWishes) => ({ style, examiners: PANELS[examiners - 1] })
