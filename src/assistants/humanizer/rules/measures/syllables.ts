/** Syllables as counted for readability: groups of vowels, without the silent e. */
const syllables = (word: string): number => {
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

export const syllablesIn = (text: string): number =>
  (text.match(/[A-Za-z]+/g) ?? []).reduce((sum, word) => sum + syllables(word), 0)
