/** Questions to the server, and answers as they are written. A failure is a value with the sentence to show. */
import { callEvents } from '#api-client/call-events.ts'
import type { OpenedStream } from '#api-client/open-stream.ts'
import { readTimeout } from '#api-client/read-timeout.ts'
import { sendAhead, type What } from '#capabilities/documents/web/index.ts'
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

export type QuestionRefusal = { code: string; message: string; status: number; retryable: boolean }
export type SendOutcome = 'over' | 'line-lost' | QuestionRefusal
export type Listening = { signal: AbortSignal; onEvent(event: ChatEvent): void; onOpen(): void }

export type SendQuestion = {
  question: Question
  conversationId: string
  /** The file the question is about. A large one is replaced by its id once uploaded, so that no retry sends it again. */
  about?: { what: What } | undefined
  onShare(share: number): void
}

/** A large file is sent ahead, in pieces: a broken connection then costs one of them. */
export async function sayQuestion(asking: SendQuestion, listening: Listening): Promise<SendOutcome> {
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
      callEvents<typeof say>(CALLS.say, {
        headers: { [ATTEMPT_HEADER]: question.attempt, [FORMAT_HEADER]: 'delta' },
        ...questionForm(asking),
        ...heard,
      }),
    listening,
  )
}

function questionForm({ question, conversationId, about }: SendQuestion) {
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
    plan: question.plan && JSON.stringify(question.plan),
    documentId,
  } as const
  return { fields, files: { file } }
}

export const followAnswer = (messageId: string, after: number, listening: Listening): Promise<SendOutcome> =>
  listen(
    (heard) =>
      callEvents<typeof follow>(CALLS.follow, {
        params: { messageId },
        query: { after },
        headers: { [FORMAT_HEADER]: 'delta' },
        ...heard,
      }),
    listening,
  )

type StreamHandlers = { signal: AbortSignal; onBytes(): void }
type OpenAnswer = (
  heard: StreamHandlers,
) => Promise<OpenedStream<typeof say, ChatEvent> | OpenedStream<typeof follow, ChatEvent>>

async function listen(open: OpenAnswer, { signal, onEvent, onOpen }: Listening): Promise<SendOutcome> {
  const line = readTimeout(signal)
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
    let refused: QuestionRefusal | undefined
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
