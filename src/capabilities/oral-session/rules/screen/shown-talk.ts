/** The stored conversation, followed by the exchange in progress. */
import type { Exchange } from '#capabilities/voice/talk.index.ts'
import type { ChatMessage, OpenSession } from '../../contract.ts'

export type ShownTalk = {
  messages: readonly ChatMessage[]
  /** Not kept yet: on its way, or asked back. */
  live: readonly Exchange[]
}

export function shownTalk(messages: readonly ChatMessage[], exchanges: readonly Exchange[]): ShownTalk {
  const kept = new Set(messages.flatMap(({ attempt }) => attempt ?? []))
  const live = exchanges.filter(({ attempt }) => !kept.has(attempt))
  // A message being corrected is shown only in its new words.
  const corrected = new Set(live.flatMap(({ corrects }) => corrects ?? []))
  return { messages: messages.filter(({ attempt }) => !attempt || !corrected.has(attempt)), live }
}

/**
 * The name of the other side's last message: of the turn that it replied to, or the opening. A turn of one's own that was cut
 * short before its reply came has been answered by nobody, and what is said next comes after it.
 */
export function lastMessage(messages: readonly ChatMessage[], exchanges: readonly Exchange[]): string {
  const live = exchanges.findLast(({ asksBack }) => !asksBack)
  const replied = messages.findLast(({ type, attempt }, at) => {
    const next = messages[at + 1]
    return type === 'user' && attempt !== undefined && next !== undefined && isSpoken(next)
  })
  return live?.attempt ?? replied?.attempt ?? OPENING
}
const OPENING = 'opening'

/** Messages read from one position on replace the known ones from there. */
export const withNewer = (before: OpenSession, from: number, read: OpenSession): OpenSession => ({
  ...read,
  messages: [...before.messages.slice(0, from), ...read.messages],
})

export const isSpoken = ({ type }: ChatMessage): boolean => type !== 'user'
/** The name under which a message is heard again. */
export const soundName = ({ id, attempt }: Pick<ChatMessage, 'id' | 'attempt'>): string => attempt ?? id
