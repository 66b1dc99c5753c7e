/** One or two letters: "Chipo Mwale" → CM, "chipo" → C, nothing → ?. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first] = words
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letters = [first, last].map((word) => (word ? [...word][0] : '')).join('')
  return letters.toLocaleUpperCase('en') || '?'
}
