/** On this device, per user: the open conversation, drafts, and the pending question. */
import type { Question } from '../rules/screen/chat-flow.ts'

const PREFIX = 'weekbe4-chat-'

/** Sent, without any response yet. A file cannot be stored, but the fact that there was one can. */
export type Pending = { question: Question; conversationId: string }
export type KeptChat = {
  conversationId: string
  /** By conversation; '' is a new one. */
  drafts: Readonly<Record<string, string>>
  pending?: Pending | undefined
}

const NOTHING: KeptChat = { conversationId: '', drafts: {} }

export function keptChat(userId: string): KeptChat {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(PREFIX + userId) ?? '{}') }
  } catch {
    return NOTHING
  }
}

/** A device without space loses it with the page. */
export function keepChat(userId: string, change: Partial<KeptChat>): void {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify({ ...keptChat(userId), ...change }))
  } catch {}
}

export function keepDraft(userId: string, conversationId: string, draft: string): void {
  const { [conversationId]: _before, ...drafts } = keptChat(userId).drafts
  keepChat(userId, { drafts: draft === '' ? drafts : { ...drafts, [conversationId]: draft } })
}

/** The next user must not find it. */
export function forgetChat(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {}
}
