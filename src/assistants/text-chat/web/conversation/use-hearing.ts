import { startTransition, useState } from 'react'
import { retryWhileOffline } from '#api-client/retry-while-offline.ts'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { useOneSending } from '#capabilities/documents/web/index.ts'
import type { ChatEvent } from '../../contract.ts'
import { type ChatNews, textWith } from '../../rules/screen/chat-flow.ts'
import { keepChat } from '../stored-chat.ts'
import { followAnswer, type SendOutcome, type SendQuestion, sayQuestion } from './send-question.ts'

const NO_LINE = 'Weekbe4 cannot be reached at the moment'

type UseHearingOptions = {
  userId: string
  send(event: ChatNews): void
  onAccessOver(): void
  onSignedOut(): void
}
/** The known state of an answer when streaming begins. */
type BegunHearing = { messageId?: string; text: string }

/** Streams one answer at a time until it is complete: after a lost connection it resumes at its offset. */
export function useHearing({ userId, send, onAccessOver, onSignedOut }: UseHearingOptions) {
  const sending = useOneSending()
  /** The share of a file that has been sent. */
  const [share, setShare] = useState<number>()

  function end(outcome: SendOutcome): void {
    setShare(undefined)
    if (outcome === 'over') return
    const at = new Date().toISOString()
    if (outcome === 'line-lost') {
      send({ type: 'failed', message: NO_LINE, retryable: true, at })
      return
    }
    keepChat(userId, { pending: undefined })
    if (outcome.status === 401) {
      onSignedOut()
      send({ type: 'signed-out' })
      return
    }
    if (WHY_CLOSED.some((why) => why === outcome.code)) onAccessOver()
    send({ type: 'failed', message: outcome.message, retryable: outcome.retryable, at })
  }

  return {
    share,

    async hear(first: BegunHearing, question?: () => Omit<SendQuestion, 'onShare'>): Promise<void> {
      let { messageId, text } = first
      const signal = sending.begin()
      function onEvent(event: ChatEvent): void {
        if (signal.aborted) return
        if (event.type === 'start') {
          messageId = event.messageId
          text = ''
          setShare(undefined)
          keepChat(userId, { conversationId: event.conversationId, pending: undefined })
          send({ type: 'started', event })
        } else if (event.type === 'chunk') {
          text = textWith(text, event)
          // Keys and taps take priority over the text of an answer.
          startTransition(() => send({ type: 'chunk', event }))
        } else if (event.type === 'complete') send({ type: 'completed', event })
      }
      const listening = { signal, onEvent, onOpen: () => send({ type: 'line-back' }) }
      const attempt = (): Promise<SendOutcome> =>
        messageId || !question
          ? followAnswer(messageId ?? '', text.length, listening)
          : sayQuestion({ ...question(), onShare: setShare }, listening)
      const onLineLost = () => send({ type: 'line-lost', message: NO_LINE, at: new Date().toISOString() })
      const outcome = await retryWhileOffline(attempt, { signal, onLineLost })
      if (!signal.aborted) end(outcome)
    },

    /** The answer is no longer needed. */
    leave(): void {
      sending.end()
      setShare(undefined)
    },
  }
}

export type ChatHearing = ReturnType<typeof useHearing>
