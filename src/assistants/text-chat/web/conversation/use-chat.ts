import { useReducer, useRef } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { What } from '#capabilities/documents/web/index.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { ChatMessage, changeConversation, removeConversation, stop } from '../../contract.ts'
import { isBusy, NEW_CHAT, nextChat, type Question } from '../../rules/screen/chat-flow.ts'
import { CALLS } from '../../spec.ts'
import { keepChat } from '../stored-chat.ts'
import { useHearing } from './use-hearing.ts'
import { useOpened } from './use-open-conversation.ts'

type UseChatOptions = {
  userId: string
  /** The access has ended during the conversation. */
  onAccessOver(): void
  /** The unanswered pending question, back in the composer. */
  onBack(text: string): void
}

/** Drives one conversation: asks, streams, resumes after a lost connection, and stops. */
export function useChat({ userId, onAccessOver, onBack }: UseChatOptions) {
  const [chat, send] = useReducer(nextChat, NEW_CHAT)
  const asked = useRef<{ question: Question; about?: { what: What } | undefined }>(undefined)
  const say = useToast()
  const putBack = () => onBack(asked.current?.question.prompt ?? '')
  const hearing = useHearing({ userId, send, onAccessOver, onSignedOut: putBack })

  const converse = (question: Question, file?: File) =>
    put(question, chat.conversationId, file && { what: { file } })

  function put(question: Question, conversationId: string, about?: { what: What }): void {
    asked.current = { question, about }
    keepChat(userId, { pending: { question, conversationId } })
    send({ type: 'asked', question, at: new Date().toISOString() })
    void hearing.hear({ text: '' }, () => ({ question, conversationId, about }))
  }

  const { opening, open } = useOpened({
    userId,
    hearing,
    send,
    onPending({ question, conversationId }) {
      // The file is no longer available, so its question goes back to the composer, where it can be attached again.
      if (question.file) onBack(question.prompt)
      else put(question, conversationId)
    },
  })

  async function stopAnswer(): Promise<void> {
    const { turn } = chat
    if (turn.name === 'answering') {
      send({ type: 'stopping' })
      const answer = await callApi<typeof stop>(CALLS.stop, { params: { messageId: turn.messageId } })
      if (!answer.ok) say({ failed: answer.problem.message })
    } else if (turn.name === 'asking') takeBack()
  }

  /** Without any response, the question goes back to the composer. */
  function takeBack(): void {
    hearing.leave()
    keepChat(userId, { pending: undefined })
    send({ type: 'taken-back' })
    putBack()
  }

  function goTo(lastId: string): void {
    send({ type: 'branch', lastId })
    const params = { conversationId: chat.conversationId }
    void callApi<typeof changeConversation>(CALLS.changeConversation, { params, body: { lastId } })
  }

  /** Clears the screen; a pending answer is no longer followed, and continues on the server. */
  function begin(): void {
    hearing.leave()
    keepChat(userId, { conversationId: '', pending: undefined })
    send({ type: 'cleared' })
  }

  async function clear(): Promise<void> {
    const params = { conversationId: chat.conversationId }
    begin()
    if (params.conversationId === '') return
    const answer = await callApi<typeof removeConversation>(CALLS.removeConversation, { params })
    if (!answer.ok && answer.problem.status !== 404)
      say({ failed: `${answer.problem.message} The conversation is still in your History.` })
  }

  /** A picture belongs to a conversation, which may have begun with it. */
  function addDrawn(conversationId: string, messages: readonly ChatMessage[]): void {
    keepChat(userId, { conversationId })
    send({ type: 'messages', conversationId, messages })
  }

  return {
    chat,
    send,
    addDrawn,
    opening,
    share: hearing.share,
    busy: isBusy(chat),
    converse,
    open,
    stop: () => void stopAnswer(),
    takeBack,
    /** Repeats it under the same attempt. */
    sendAgain: () => {
      if (asked.current) put(asked.current.question, chat.conversationId, asked.current.about)
    },
    goTo,
    begin,
    clear: () => void clear(),
  }
}

export type ChatHere = ReturnType<typeof useChat>
