/** A conversation's state on the screen: the messages, the pending question or answer, and errors. */
import type { Plan } from '#capabilities/data-analysis/index.ts'
import type { ChatEvent, ChatMessage } from '../../contract.ts'
import { SAYS } from '../../spec.ts'

export type Question = {
  /** The same for every retry, so that it is asked and paid for once. */
  attempt: string
  prompt: string
  about?: string | undefined
  /** The message it follows; null rewords a first message. */
  parentId?: string | null | undefined
  /** An analysis chosen with a tap. */
  plan?: Plan | undefined
  /** Instead of a prompt: the question to answer again. */
  again?: string | undefined
  file?: { name: string; size: number; type: string } | undefined
}

export type ChatTurn =
  | { name: 'idle' }
  /** Sent, without any response yet. */
  | { name: 'asking'; question: Question; lineLost: boolean }
  /** `messageId` is the growing answer. */
  | {
      name: 'answering'
      messageId: string
      readsFile: boolean
      lineLost: boolean
      again: boolean
      stopping: boolean
    }

export type Chat = {
  /** Empty until the server assigns one. */
  conversationId: string
  title: string
  messages: readonly ChatMessage[]
  /** The last message of the branch on display. */
  lastId: string | null
  turn: ChatTurn
  /** Shown in the banner until dismissed or resolved. */
  problem: string | undefined
  /** The session has ended: shown in place, and the work stays. */
  signedOut: boolean
}

type OpenedConversation = {
  conversation: { id: string; title: string }
  messages: readonly ChatMessage[]
  lastId: string | null
  writingId: string | null
}

type Started = Extract<ChatEvent, { type: 'start' }>
type Chunk = Extract<ChatEvent, { type: 'chunk' }>
type Completed = Extract<ChatEvent, { type: 'complete' }>

export type ChatNews =
  | { type: 'opened'; record: OpenedConversation }
  | { type: 'cleared' }
  | { type: 'asked'; question: Question; at: string }
  | { type: 'started'; event: Started }
  | { type: 'chunk'; event: Chunk }
  | { type: 'completed'; event: Completed }
  | { type: 'failed'; message: string; retryable: boolean; at: string }
  | { type: 'line-lost'; message: string; at: string }
  | { type: 'line-back' }
  | { type: 'stopping' }
  | { type: 'taken-back' }
  | { type: 'signed-out' }
  | { type: 'dismissed' }
  | { type: 'problem'; message: string }
  | { type: 'branch'; lastId: string }
  | { type: 'renamed'; title: string }
  | { type: 'messages'; conversationId: string; messages: readonly ChatMessage[] }

export const NEW_CHAT: Chat = {
  conversationId: '',
  title: '',
  messages: [],
  lastId: null,
  turn: { name: 'idle' },
  problem: undefined,
  signedOut: false,
}

const LOCAL = 'local-'
export const localId = (attempt: string) => `${LOCAL}${attempt}`
/** Known only to this screen. */
export const isLocal = ({ id }: Pick<ChatMessage, 'id'>) => id.startsWith(LOCAL)

export const isBusy = ({ turn }: Chat) => turn.name !== 'idle'

export function nextChat(chat: Chat, news: ChatNews): Chat {
  switch (news.type) {
    case 'opened':
      return opened(news.record)
    case 'cleared':
      return NEW_CHAT
    case 'asked':
      return asked(chat, news.question, news.at)
    case 'started':
      return started(chat, news.event)
    case 'chunk':
      return grown(chat, news.event)
    case 'completed':
      return completed(chat, news.event)
    case 'failed':
      return failed(chat, news)
    case 'line-lost':
      return lineLost(chat, news)
    case 'line-back':
      return lineBack(chat)
    case 'stopping':
      return chat.turn.name === 'answering' ? { ...chat, turn: { ...chat.turn, stopping: true } } : chat
    case 'taken-back':
      return { ...withoutLocal(chat), turn: { name: 'idle' }, problem: undefined }
    case 'signed-out':
      return { ...withoutLocal(chat), turn: { name: 'idle' }, problem: undefined, signedOut: true }
    case 'dismissed':
      return { ...chat, problem: undefined }
    case 'problem':
      return { ...chat, problem: news.message }
    case 'branch':
      return { ...chat, lastId: news.lastId }
    case 'renamed':
      return { ...chat, title: news.title }
    case 'messages':
      return {
        ...chat,
        conversationId: news.conversationId,
        messages: [...chat.messages, ...news.messages],
        lastId: news.messages.at(-1)?.id ?? chat.lastId,
      }
  }
}

function opened({ conversation, messages, lastId, writingId }: OpenedConversation): Chat {
  const turn: ChatTurn = writingId
    ? {
        name: 'answering',
        messageId: writingId,
        readsFile: false,
        lineLost: false,
        again: false,
        stopping: false,
      }
    : { name: 'idle' }
  return { ...NEW_CHAT, conversationId: conversation.id, title: conversation.title, messages, lastId, turn }
}

/** The message a question follows: for a regenerated answer, the question itself. */
const parentOf = (chat: Chat, { again, parentId }: Question): string | null =>
  again ?? (parentId === undefined ? chat.lastId : parentId)

function asked(before: Chat, question: Question, at: string): Chat {
  const chat = withoutLocal(before)
  const parentId = parentOf(chat, question)
  const turn: ChatTurn = { name: 'asking', question, lineLost: false }
  const base = { ...chat, turn, problem: undefined, signedOut: false }
  // Asked again, the conversation is cut back to the question.
  if (question.again) return { ...base, lastId: question.again }
  const { attempt, prompt, about, file } = question
  const message: ChatMessage = {
    id: localId(attempt),
    content: prompt,
    sender: 'user',
    timestamp: at,
    parentId,
    state: 'complete',
    ...(about ? { about } : {}),
    ...(file ? { file: { ...file, preview: null, documentId: '' } } : {}),
  }
  return { ...base, messages: [...chat.messages, message], lastId: message.id }
}

/** Without messages only this screen knew, and on the earlier branch. */
function withoutLocal(chat: Chat): Chat {
  let { lastId } = chat
  const local = new Map(chat.messages.filter(isLocal).map((message) => [message.id, message]))
  if (local.size === 0) return chat
  for (let last = local.get(lastId ?? ''); last; last = local.get(lastId ?? '')) lastId = last.parentId
  return { ...chat, lastId, messages: chat.messages.filter((message) => !isLocal(message)) }
}

function started(before: Chat, { conversationId, title, messageId, question, readsFile }: Started): Chat {
  const again = before.turn.name === 'asking' && before.turn.question.again !== undefined
  const chat = withoutLocal(before)
  const known = chat.messages.some(({ id }) => id === question.id)
  const answer: ChatMessage = {
    id: messageId,
    content: '',
    sender: 'ai',
    timestamp: question.timestamp,
    parentId: question.id,
    state: 'writing',
  }
  const there = chat.messages.filter(({ id }) => id !== messageId)
  return {
    ...chat,
    conversationId,
    title,
    messages: [...there, ...(known ? [] : [question]), answer],
    lastId: messageId,
    turn: { name: 'answering', messageId, readsFile, lineLost: false, again, stopping: false },
    problem: undefined,
  }
}

const changed = (chat: Chat, id: string, change: (message: ChatMessage) => ChatMessage): Chat => ({
  ...chat,
  messages: chat.messages.map((message) => (message.id === id ? change(message) : message)),
})

/** Overlaps and repeats are harmless: a chunk carries its offset. */
export const textWith = (text: string, { fullContent, offset, delta }: Chunk): string =>
  fullContent ?? (delta === undefined ? text : text.slice(0, offset ?? text.length) + delta)

function grown(chat: Chat, event: Chunk): Chat {
  if (chat.turn.name !== 'answering') return chat
  const { messageId } = chat.turn
  const next = changed(chat, messageId, (message) => {
    const sources = event.sources
      ? [
          ...(message.sources ?? []).filter(({ n }) => !event.sources?.some((one) => one.n === n)),
          ...event.sources,
        ]
      : message.sources
    return { ...message, content: textWith(message.content, event), ...(sources ? { sources } : {}) }
  })
  return { ...next, turn: { ...chat.turn, readsFile: false, lineLost: false }, problem: undefined }
}

function completed(chat: Chat, { message, fullResponse, fileAnalysis }: Completed): Chat {
  const whole: ChatMessage = { ...message, content: fullResponse, ...(fileAnalysis ? { fileAnalysis } : {}) }
  return { ...changed(chat, whole.id, () => whole), turn: { name: 'idle' }, problem: undefined }
}

const withoutFullStop = (message: string) => message.replace(/\.$/, '')

function failed(
  before: Chat,
  { message, retryable, at }: { message: string; retryable: boolean; at: string },
): Chat {
  const { turn } = before
  if (turn.name === 'idle') return { ...before, problem: message }
  const again = turn.name === 'asking' ? turn.question.again !== undefined : turn.again
  const says = again
    ? SAYS.regenerateFailed(withoutFullStop(message))
    : SAYS.replyFailed(withoutFullStop(message))
  const idle = { ...before, turn: { name: 'idle' } as const, problem: says }
  if (turn.name === 'answering')
    return changed(idle, turn.messageId, (answer) => ({
      ...answer,
      state: 'failed',
      isError: true,
      problem: { code: 'failed', message: says, retryable },
    }))
  return withError(idle, turn.question.attempt, says, at)
}

/** An answer that never began: the error is shown in its place. */
function withError(before: Chat, attempt: string, content: string, timestamp: string): Chat {
  const id = `${localId(attempt)}-error`
  const chat = { ...before, messages: before.messages.filter((message) => message.id !== id) }
  const parentId =
    before.lastId === id
      ? (before.messages.find((message) => message.id === id)?.parentId ?? null)
      : before.lastId
  const error: ChatMessage = {
    id,
    content,
    sender: 'ai',
    timestamp,
    parentId,
    state: 'failed',
    isError: true,
  }
  return { ...chat, messages: [...chat.messages, error], lastId: id }
}

function lineLost(chat: Chat, { message, at }: { message: string; at: string }): Chat {
  const { turn } = chat
  if (turn.name === 'idle') return chat
  const says =
    turn.name === 'asking' && turn.question.again
      ? SAYS.regenerateFailed(withoutFullStop(message))
      : SAYS.replyFailed(withoutFullStop(message))
  const next = { ...chat, turn: { ...turn, lineLost: true }, problem: says }
  return turn.name === 'asking' ? withError(next, turn.question.attempt, says, at) : next
}

function lineBack(chat: Chat): Chat {
  const { turn } = chat
  return turn.name === 'idle' ? chat : { ...chat, turn: { ...turn, lineLost: false }, problem: undefined }
}
