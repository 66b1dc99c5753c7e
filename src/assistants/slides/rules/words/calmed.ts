/** In capitals on a cover, in sentence case on a slide; `names` keep their capital. */
export function calmed(text: string, names: ReadonlySet<string> = new Set()): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (/\p{Ll}/u.test(plain)) return plain
  const named = (word: string) =>
    names.has(word) ? word.replace(/^./u, (first) => first.toUpperCase()) : word
  return plain
    .toLowerCase()
    .replace(/\p{L}+/gu, named)
    .replace(/^\P{L}*\p{L}/u, (first) => first.toUpperCase())
}

/** Words that have a capital wherever they stand within a sentence. */
export function namesIn(sentences: readonly { text: string }[]): ReadonlySet<string> {
  const names = new Set<string>()
  const others = new Set<string>()
  for (const { text } of sentences) {
    if (!/(?:\p{Ll}{2,} ){4}/u.test(text)) continue
    for (const [word] of text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu)) names.add(word.toLowerCase())
    for (const [word] of text.matchAll(/\b\p{Ll}{3,}\b/gu)) others.add(word)
  }
  return new Set([...names].filter((name) => !others.has(name)))
}
