import { CHAT_LIMITS } from '../spec.ts'

/** A conversation's default title: its beginning, cut between two words. */
export function conversationTitle(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= CHAT_LIMITS.longestTitle) return line || 'New conversation'
  const cut = line.slice(0, CHAT_LIMITS.longestTitle - 1)
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
