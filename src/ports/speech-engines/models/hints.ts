/** Expected words in the format a zipformer takes, and its output in normal spelling. */

/** More hints than this slow the search down. */
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
 * The archives leave out the ordered list of pieces that the search for hints needs. The tokens are in
 * that order: a piece that was learnt earlier comes first.
 */
export const piecesFrom = (tokens: string): string =>
  tokens
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .map((piece, i) => `${piece}\t${-i}\n`)
    .join('')

/** Output in capitals becomes normal text; names get the spelling of the hints. */
export function withHints(text: string, hints: readonly string[]): string {
  const heard = text.trim()
  if (heard === '' || heard !== heard.toUpperCase()) return heard
  const spelling = new Map(hints.map((hint) => [hint.toLowerCase(), hint]))
  return heard
    .toLowerCase()
    .replace(/[a-z]+(?:'[a-z]+)?/g, (word) => (word === 'i' ? 'I' : (spelling.get(word) ?? word)))
}
