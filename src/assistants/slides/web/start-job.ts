import { SESSION_ENDED } from '#asking/ask.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { CALLS, SAYS, SLIDES } from '../spec.ts'

export type What = { file: File } | { documentId: string }
export type Wish = { format: FormatId; outlineFirst: boolean }
export type StartAnswer =
  | { type: 'taken'; jobId: string; estimatedTime: string }
  | { type: 'failed'; problem: string }

/** One form in one request. The session id is the same for every try of one generation: it is made and counted once. */
export async function startJob(
  what: What,
  { format, outlineFirst }: Wish,
  sessionId: string,
  signal: AbortSignal,
): Promise<StartAnswer> {
  const form = new FormData()
  form.append('format', format)
  if (outlineFirst) form.append('outline', 'first')
  if ('file' in what) form.append('document', what.file, what.file.name)
  else form.append('documentId', what.documentId)
  try {
    const response = await fetch(CALLS.start.path, {
      method: CALLS.start.method,
      credentials: 'same-origin',
      headers: { 'x-session-id': sessionId },
      body: form,
      signal,
    })
    const answer = await response.json().catch(() => undefined)
    if (response.status === 401) dispatchEvent(new Event(SESSION_ENDED))
    if (!response.ok) return { type: 'failed', problem: answer?.error || SAYS.startRefused }
    if (!answer?.success || !answer.jobId) return { type: 'failed', problem: SAYS.invalidAnswer }
    return { type: 'taken', jobId: answer.jobId, estimatedTime: answer.estimatedTime || SLIDES.estimatedTime }
  } catch {
    return { type: 'failed', problem: SAYS.startBroke }
  }
}
