import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { ReadConversation } from '../../contract.ts'
import type { ChatNews } from '../../rules/screen/chat-flow.ts'
import { CALLS } from '../../spec.ts'
import { keepChat, keptChat } from '../stored-chat.ts'
import type { ChatHearing } from './use-hearing.ts'

type Pending = NonNullable<ReturnType<typeof keptChat>['pending']>
type UseOpenConversationOptions = {
  userId: string
  hearing: ChatHearing
  send(event: ChatNews): void
  /** A question was pending when the screen was left, without any response. */
  onPending(pending: Pending): void
}

/** A stored conversation on the screen: the last one open, then the one chosen. */
export function useOpened({ userId, hearing, send, onPending }: UseOpenConversationOptions) {
  const [opening, setOpening] = useState(() => keptChat(userId).conversationId !== '')

  async function open(conversationId: string): Promise<void> {
    setOpening(true)
    hearing.leave()
    const answer = await callApi<ReadConversation>(CALLS.readConversation, {
      params: { conversationId },
      staysOpen: true,
    })
    setOpening(false)
    if (!answer.ok) {
      const { status, code, message } = answer.problem
      if (status === 404) return keepChat(userId, { conversationId: '' })
      return send(code === 'not-signed-in' ? { type: 'signed-out' } : { type: 'problem', message })
    }
    keepChat(userId, { conversationId })
    send({ type: 'opened', record: answer.value })
    const { writingId, messages } = answer.value
    const text = messages.find(({ id }) => id === writingId)?.content ?? ''
    if (writingId) void hearing.hear({ messageId: writingId, text })
  }

  const arrive = useEffectEvent(async () => {
    const { conversationId, pending } = keptChat(userId)
    if (conversationId) await open(conversationId)
    if (!pending) return
    keepChat(userId, { pending: undefined })
    onPending(pending)
  })
  useEffect(() => {
    void arrive()
  }, [])

  return { opening, open: (conversationId: string) => void open(conversationId) }
}
