/** Words to expect, in the form in which a zipformer takes them, and what it heard in the form in which people write. */

/** More than this many rows of words slow the search down. */
const MOST_HINTS = 100

/** A model knows pieces of words in one case only, most of them in capitals. */
const inCapitals = (tokens: string): boolean => /^▁?[A-Z]+ /m.test(tokens) && !/^▁?[a-z]+ /m.test(tokens)

export function hintsFor(tokens: string, hints: readonly string[]): string {
  const spelt = hints
    .map((hint) => hint.replace(/[^A-Za-z' ]/g, '').trim())
    .filter((hint) => hint.length > 3)
    .slice(0, MOST_HINTS)
  return (inCapitals(tokens) ? spelt.map((hint) => hint.toUpperCase()) : spelt).join('/')
}

/**
 * The archives leave out the list of pieces with their order, which the search for hints needs. The tokens are in that
 * order: a piece that was learnt earlier goes before a later one.
 */
export const piecesFrom = (tokens: string): string =>
  tokens
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .map((piece, i) => `${piece}\t${-i}\n`)
    .join('')

/** Whoever shouts is written down as people write; names as they are spelt where they were expected. */
export function written(text: string, hints: readonly string[]): string {
  const heard = text.trim()
  if (heard === '' || heard !== heard.toUpperCase()) return heard
  const spelling = new Map(hints.map((hint) => [hint.toLowerCase(), hint]))
  return heard
    .toLowerCase()
    .replace(/[a-z]+(?:'[a-z]+)?/g, (word) => (word === 'i' ? 'I' : (spelling.get(word) ?? word)))
}
