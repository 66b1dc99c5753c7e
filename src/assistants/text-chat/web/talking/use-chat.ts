import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { ask } from '#asking/ask.ts'
import { keepTrying } from '#asking/keep-trying.ts'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { useOneSending } from '#capabilities/documents/web/use-one-sending.ts'
import { useToast } from '#ui/telling/use-toast.tsx'
import type {
  ChatEvent,
  ChatMessage,
  changeConversation,
  ReadConversation,
  removeConversation,
  stop,
} from '../../contract.ts'
import { isBusy, NEW_CHAT, nextChat, type Question, textWith } from '../../rules/screen/chat-flow.ts'
import { CALLS } from '../../spec.ts'
import { keepChat, keptChat } from '../kept-chat.ts'
import { type Asking, followAnswer, type Outcome, sayQuestion } from './ask-server.ts'

const NO_LINE = 'Weekbe4 cannot be reached just now'

type Options = {
  userId: string
  /** The access has ended in the middle. */
  onAccessOver(): void
  /** What was on its way without being heard of, back in the composer. */
  onBack(text: string): void
}

const now = () => new Date().toISOString()

/** Drives one conversation: asks, listens, listens again when the line was lost, and stops. */
export function useChat({ userId, onAccessOver, onBack }: Options) {
  const [chat, send] = useReducer(nextChat, NEW_CHAT)
  const [opening, setOpening] = useState(() => keptChat(userId).conversationId !== '')
  const [share, setShare] = useState<number>()
  const sending = useOneSending()
  const asked = useRef<{ question: Question; file?: File | undefined }>(undefined)
  const say = useToast()

  function end(outcome: Outcome, signal: AbortSignal): void {
    if (signal.aborted) return
    setShare(undefined)
    if (outcome === 'over') return
    const at = now()
    if (outcome === 'line-lost') {
      send({ type: 'failed', message: NO_LINE, retryable: true, at })
      return
    }
    keepChat(userId, { pending: undefined })
    if (outcome.status === 401) {
      onBack(asked.current?.question.prompt ?? '')
      send({ type: 'signed-out' })
      return
    }
    if (WHY_CLOSED.some((why) => why === outcome.code)) onAccessOver()
    send({ type: 'failed', message: outcome.message, retryable: outcome.retryable, at })
  }

  /** Until the answer is whole: what the line cuts off is asked for from where it was. */
  async function hear(first: { messageId?: string; text: string }, question?: () => Asking) {
    let { messageId, text } = first
    const signal = sending.begin()
    const listening = {
      signal,
      onOpen: () => send({ type: 'line-back' }),
      onEvent(event: ChatEvent) {
        if (signal.aborted) return
        if (event.type === 'start') {
          messageId = event.messageId
          text = ''
          setShare(undefined)
          keepChat(userId, { conversationId: event.conversationId, pending: undefined })
          send({ type: 'started', event })
        } else if (event.type === 'chunk') {
          text = textWith(text, event)
          // Keys and taps go before the words of an answer.
          startTransition(() => send({ type: 'chunk', event }))
        } else if (event.type === 'complete') send({ type: 'completed', event })
      },
    }
    const attempt = (): Promise<Outcome> =>
      messageId || !question
        ? followAnswer(messageId ?? '', text.length, listening)
        : sayQuestion(question(), listening)
    const outcome = await keepTrying(attempt, {
      signal,
      onLineLost: () => send({ type: 'line-lost', message: NO_LINE, at: now() }),
    })
    end(outcome, signal)
  }

  function converse(question: Question, file?: File, conversationId = chat.conversationId): void {
    asked.current = { question, file }
    keepChat(userId, { pending: { question, conversationId } })
    send({ type: 'asked', question, at: now() })
    void hear({ text: '' }, () => ({ question, conversationId, file, onShare: setShare }))
  }

  async function open(conversationId: string): Promise<void> {
    setOpening(true)
    sending.end()
    const answer = await ask<ReadConversation>(CALLS.readConversation, {
      params: { conversationId },
      staysOpen: true,
    })
    setOpening(false)
    if (!answer.ok) {
      if (answer.problem.status === 404) return keepChat(userId, { conversationId: '' })
      return send(
        answer.problem.code === 'not-signed-in'
          ? { type: 'signed-out' }
          : { type: 'problem', message: answer.problem.message },
      )
    }
    keepChat(userId, { conversationId })
    send({ type: 'opened', record: answer.value })
    const { writingId, messages } = answer.value
    const text = messages.find(({ id }) => id === writingId)?.content ?? ''
    if (writingId) void hear({ messageId: writingId, text })
  }

  const arrive = useEffectEvent(async () => {
    const { conversationId, pending } = keptChat(userId)
    if (conversationId) await open(conversationId)
    if (!pending) return
    keepChat(userId, { pending: undefined })
    // A file is no longer in hand, so its question is put back where it can be sent with it.
    if (pending.question.file) onBack(pending.question.prompt)
    else converse(pending.question, undefined, pending.conversationId)
  })
  useEffect(() => {
    void arrive()
  }, [])

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
    sending.end()
    setShare(undefined)
    keepChat(userId, { pending: undefined })
    const text = asked.current?.question.prompt ?? ''
    send({ type: 'taken-back' })
    onBack(text)
  }

  function goTo(lastId: string): void {
    send({ type: 'branch', lastId })
    const params = { conversationId: chat.conversationId }
    void ask<typeof changeConversation>(CALLS.changeConversation, { params, body: { lastId } })
  }

  /** Clears the screen; what was on its way is no longer waited for, and goes on without us. */
  function begin(): void {
    sending.end()
    keepChat(userId, { conversationId: '', pending: undefined })
    send({ type: 'cleared' })
  }

  async function clear(): Promise<void> {
    const { conversationId } = chat
    begin()
    if (conversationId === '') return
    const answer = await ask<typeof removeConversation>(CALLS.removeConversation, {
      params: { conversationId },
    })
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
    share,
    busy: isBusy(chat),
    converse,
    open: (conversationId: string) => void open(conversationId),
    stop: () => void stopAnswer(),
    takeBack,
    /** The same once more, under the same attempt. */
    sendAgain: () => {
      if (asked.current) converse(asked.current.question, asked.current.file)
    },
    goTo,
    begin,
    clear: () => void clear(),
  }
}

export type ChatHere = ReturnType<typeof useChat>
