import { CHAT_LIMITS } from '../spec.ts'

/** What a conversation is called until somebody gives it a name: how it begins, cut between two words. */
export function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= CHAT_LIMITS.longestTitle) return line || 'New conversation'
  const cut = line.slice(0, CHAT_LIMITS.longestTitle - 1)
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
