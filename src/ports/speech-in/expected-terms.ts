import { COMMON_WORDS } from './common-words.ts'

/** A transcriber reads only the end of a longer hint. */
const LONGEST_HINT = 700

/** Words frequent in a document and rare elsewhere: names, methods, terms, as they are spelt there. */
export function expectedTerms(text: string): string {
  const common = new Set(COMMON_WORDS.split(/\s+/))
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/\p{L}[\p{L}'’-]{3,}/gu))
    if (!common.has(word.toLowerCase())) counts.set(word, (counts.get(word) ?? 0) + 1)
  let hint = ''
  for (const [word] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (hint.length + word.length + 2 > LONGEST_HINT) break
    hint += hint ? `, ${word}` : word
  }
  return hint
}
