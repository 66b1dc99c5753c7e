/** Questions to the server, and answers as they are written. What goes wrong is a value with the sentence to show. */
import { patience } from '#asking/patience.ts'
import { readEvents } from '#asking/read-events.ts'
import { IN_PIECES_FROM } from '#capabilities/documents/spec.ts'
import { pathOf } from '#wire/call.ts'
import type { ChatEvent } from '../../contract.ts'
import type { Question } from '../../rules/screen/chat-flow.ts'
import {
  ATTEMPT_HEADER,
  CALLS,
  FIELDS,
  FORMAT_HEADER,
  FROM_THE_START,
  SAYS,
  SCREEN,
  SYSTEM_MESSAGE,
} from '../../spec.ts'

export type Refused = { code: string; message: string; status: number; retryable: boolean }
export type Outcome = 'over' | 'line-lost' | Refused
export type Listening = { signal: AbortSignal; onEvent(event: ChatEvent): void; onOpen(): void }

export type Asking = {
  question: Question
  conversationId: string
  file?: File | undefined
  onShare(share: number): void
}

export async function sayQuestion(asking: Asking, listening: Listening): Promise<Outcome> {
  const { question, file } = asking
  const sent = file && file.size > IN_PIECES_FROM ? await inPieces(file, asking, listening.signal) : undefined
  if (sent && 'code' in sent) return sent
  return listen(
    CALLS.say.path,
    {
      method: CALLS.say.method,
      headers: { [ATTEMPT_HEADER]: question.attempt },
      body: formOf(asking, sent ? { documentId: sent.documentId } : { file }),
    },
    listening,
  )
}

/** A large file goes ahead by itself, in pieces: a line that breaks then costs one of them. */
async function inPieces(
  file: File,
  { onShare }: Asking,
  signal: AbortSignal,
): Promise<Refused | { documentId: string }> {
  // Only large files go ahead of their question, in pieces.
  const { sendFile } = await import('#capabilities/documents/web/send-file.ts')
  const sent = await sendFile({ file, purpose: 'chat', signal, onShare, onLineLost: () => undefined })
  if (sent.ok) return { documentId: sent.value.id }
  const { code, message, again } = sent.problem
  return { code, message, status: 0, retryable: again }
}

function formOf(
  { question, conversationId }: Asking,
  { file, documentId }: { file?: File | undefined; documentId?: string },
): FormData {
  const { prompt, about, parentId, again } = question
  const form = new FormData()
  if (prompt) form.append(FIELDS.prompt, prompt)
  form.append(FIELDS.conversationId, conversationId)
  form.append(FIELDS.systemMessage, SYSTEM_MESSAGE)
  form.append(FIELDS.stream, 'true')
  if (parentId !== undefined) form.append(FIELDS.parentId, parentId ?? FROM_THE_START)
  if (again) form.append(FIELDS.again, again)
  if (about) form.append(FIELDS.about, about)
  if (documentId) form.append(FIELDS.documentId, documentId)
  // Last, so that the server knows all about it before its bytes come.
  if (file) form.append(FIELDS.file, file, file.name)
  return form
}

export const followAnswer = (messageId: string, after: number, listening: Listening): Promise<Outcome> =>
  listen(
    pathOf(CALLS.follow, { params: { messageId }, query: { after } }),
    { method: CALLS.follow.method },
    listening,
  )

async function listen(
  path: string,
  init: RequestInit,
  { signal, onEvent, onOpen }: Listening,
): Promise<Outcome> {
  const line = patience(signal)
  const alive = () => line.waitFor(SCREEN.lineIsDeadAfter)
  try {
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, [FORMAT_HEADER]: 'delta' },
      credentials: 'same-origin',
      signal: line.signal,
    })
    if (!response.ok || !response.body) return await refusalIn(response)
    alive()
    onOpen()
    let refused: Refused | undefined
    for await (const event of readEvents<ChatEvent>(response.body, { onBytes: alive })) {
      onEvent(event)
      if (event.type === 'error') refused = { ...event, message: event.error, status: response.status }
    }
    if (refused) return refused
    return 'over'
  } catch {
    return 'line-lost'
  } finally {
    line.end()
  }
}

async function refusalIn(response: Response): Promise<Refused> {
  const { status, statusText } = response
  const { error, code } = (await response.json().catch(() => ({}))) as { error?: unknown; code?: unknown }
  return {
    code: typeof code === 'string' ? code : 'http',
    message: typeof error === 'string' ? error : SAYS.httpError(status, statusText),
    status,
    retryable: status >= 500 || status === 429,
  }
}
