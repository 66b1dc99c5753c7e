/** Chooses among replacements: the first not already used here or in the sentence before. */
const SMALL = new Set([
  'this',
  'that',
  'with',
  'from',
  'than',
  'them',
  'they',
  'into',
  'also',
  'much',
  'been',
  'have',
  'more',
])
const contentWords = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.slice(0, 4))

export function wordsUsed(text: string): Set<string> {
  return new Set(contentWords(text))
}

/** Undefined where every choice would say a word twice. */
export function chooseWords(choices: readonly string[], used: ReadonlySet<string>): string | undefined {
  const fresh = choices.find((choice) => !contentWords(choice).some((word) => used.has(word)))
  return fresh
}
