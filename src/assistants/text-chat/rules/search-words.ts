/** The terms of a search in conversations, and the words around a hit. */
const MOST_WORDS = 8
const ROUND = 60

export const searchTerms = (search: string): string[] =>
  [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS)

export function snippetRound(content: string, word: string): string {
  const text = content.replace(/\s?\[\^\d+\]/g, '').replace(/\s+/g, ' ')
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return text.slice(0, 2 * ROUND)
  const from = Math.max(0, at - ROUND)
  const to = Math.min(text.length, at + word.length + ROUND)
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}
