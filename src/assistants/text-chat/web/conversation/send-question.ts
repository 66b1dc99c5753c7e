/** Questions to the server, and answers as they are written. A failure is a value with the sentence to show. */
import { askEvents } from '#api-client/call-events.ts'
import type { Opened } from '#api-client/open-stream.ts'
import { patience } from '#api-client/read-timeout.ts'
import type { What } from '#capabilities/documents/web/uploading/file-to-send.ts'
import { sendAhead } from '#capabilities/documents/web/uploading/send-large.ts'
import type { ChatEvent, follow, say } from '../../contract.ts'
import type { Question } from '../../rules/screen/chat-flow.ts'
import {
  ATTEMPT_HEADER,
  CALLS,
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
  /** The file the question is about. A large one is replaced by its id once uploaded, so that no retry sends it again. */
  about?: { what: What } | undefined
  onShare(share: number): void
}

/** A large file is sent ahead, in pieces: a broken connection then costs one of them. */
export async function sayQuestion(asking: Asking, listening: Listening): Promise<Outcome> {
  const { question, about, onShare } = asking
  if (about) {
    const { signal } = listening
    const onLineLost = () => undefined
    const sent = await sendAhead({ what: about.what, purpose: 'chat', signal, onShare, onLineLost })
    if (!sent.ok) {
      const { code, message, again } = sent.problem
      return { code, message, status: 0, retryable: again }
    }
    about.what = sent.value
  }
  return listen(
    (heard) =>
      askEvents<typeof say>(CALLS.say, {
        headers: { [ATTEMPT_HEADER]: question.attempt, [FORMAT_HEADER]: 'delta' },
        ...formOf(asking),
        ...heard,
      }),
    listening,
  )
}

function formOf({ question, conversationId, about }: Asking) {
  const { prompt, parentId, again } = question
  const { file, documentId } = { file: undefined, documentId: undefined, ...about?.what }
  const fields = {
    prompt: prompt || undefined,
    conversationId,
    systemMessage: SYSTEM_MESSAGE,
    stream: 'true',
    parentId: parentId === null ? FROM_THE_START : parentId,
    again,
    about: question.about || undefined,
    documentId,
  } as const
  return { fields, files: { file } }
}

export const followAnswer = (messageId: string, after: number, listening: Listening): Promise<Outcome> =>
  listen(
    (heard) =>
      askEvents<typeof follow>(CALLS.follow, {
        params: { messageId },
        query: { after },
        headers: { [FORMAT_HEADER]: 'delta' },
        ...heard,
      }),
    listening,
  )

type Heard = { signal: AbortSignal; onBytes(): void }
type Open = (heard: Heard) => Promise<Opened<typeof say, ChatEvent> | Opened<typeof follow, ChatEvent>>

async function listen(open: Open, { signal, onEvent, onOpen }: Listening): Promise<Outcome> {
  const line = patience(signal)
  const alive = () => line.waitFor(SCREEN.lineIsDeadAfter)
  try {
    const answer = await open({ signal: line.signal, onBytes: alive })
    if (!answer.ok) {
      const { status, statusText, refusal } = answer
      const { code = 'http', error = SAYS.httpError(status, statusText) } = refusal
      return { code, message: error, status, retryable: status >= 500 || status === 429 }
    }
    alive()
    onOpen()
    let refused: Refused | undefined
    for await (const event of answer.parts) {
      onEvent(event)
      if (event.type === 'error') refused = { ...event, message: event.error, status: answer.status }
    }
    return refused ?? 'over'
  } catch {
    return 'line-lost'
  } finally {
    line.end()
  }
}
