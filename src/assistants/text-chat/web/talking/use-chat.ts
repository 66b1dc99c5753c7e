import { useReducer, useRef } from 'react'
import { ask } from '#asking/ask.ts'
import type { What } from '#capabilities/documents/web/sending.ts'
import { useToast } from '#ui/telling/use-toast.tsx'
import type { ChatMessage, changeConversation, removeConversation, stop } from '../../contract.ts'
import { isBusy, NEW_CHAT, nextChat, type Question } from '../../rules/screen/chat-flow.ts'
import { CALLS } from '../../spec.ts'
import { keepChat } from '../kept-chat.ts'
import { useHearing } from './use-hearing.ts'
import { useOpened } from './use-opened.ts'

type Options = {
  userId: string
  /** The access has ended in the middle. */
  onAccessOver(): void
  /** What was on its way without being heard of, back in the composer. */
  onBack(text: string): void
}

/** Drives one conversation: asks, listens, listens again when the line was lost, and stops. */
export function useChat({ userId, onAccessOver, onBack }: Options) {
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
      // A file is no longer in hand, so its question is put back where it can be sent with it.
      if (question.file) onBack(question.prompt)
      else put(question, conversationId)
    },
  })

  async function stopAnswer(): Promise<void> {
    const { turn } = chat
    if (turn.name === 'answering') {
      send({ type: 'stopping' })
      const answer = await ask<typeof stop>(CALLS.stop, { params: { messageId: turn.messageId } })
      if (!answer.ok) say(answer.problem.message)
    } else if (turn.name === 'asking') takeBack()
  }

  /** Nothing has been heard of it: it goes back where it was written. */
  function takeBack(): void {
    hearing.leave()
    keepChat(userId, { pending: undefined })
    send({ type: 'taken-back' })
    putBack()
  }

  function goTo(lastId: string): void {
    send({ type: 'branch', lastId })
    const params = { conversationId: chat.conversationId }
    void ask<typeof changeConversation>(CALLS.changeConversation, { params, body: { lastId } })
  }

  /** Clears the screen; what was on its way is no longer waited for, and goes on without us. */
  function begin(): void {
    hearing.leave()
    keepChat(userId, { conversationId: '', pending: undefined })
    send({ type: 'cleared' })
  }

  async function clear(): Promise<void> {
    const params = { conversationId: chat.conversationId }
    begin()
    if (params.conversationId === '') return
    const answer = await ask<typeof removeConversation>(CALLS.removeConversation, { params })
    if (!answer.ok && answer.problem.status !== 404)
      say(`${answer.problem.message} The conversation is still in History.`)
  }

  /** What was drawn belongs to a conversation, which may have begun with it. */
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
    /** The same once more, under the same attempt. */
    sendAgain: () => {
      if (asked.current) put(asked.current.question, chat.conversationId, asked.current.about)
    },
    goTo,
    begin,
    clear: () => void clear(),
  }
}

export type ChatHere = ReturnType<typeof useChat>
