/** Titles and names printed in capitals on a cover are set in normal case; abbreviations that the text knows stay. */
const SMALL = new Set('a an and as at by for from in of on or the to with'.split(' '))

export function titleCase(text: string, sentences: readonly { text: string }[]): string {
  const words = text.split(' ')
  const long = words.filter((word) => /\p{L}{4}/u.test(word))
  const isShouted = long.filter((word) => !/\p{Ll}/u.test(word)).length * 2 > long.length
  if (!isShouted && /\p{Ll}/u.test(text)) return text
  return words
    .map((word, at) => {
      // The name of a species among capitals.
      if (/\p{Ll}/u.test(word)) return word
      const bare = word.replace(/[^\p{L}]/gu, '')
      if (SMALL.has(bare.toLowerCase())) return at > 0 ? word.toLowerCase() : capital(word)
      return bare.length <= 6 && isAbbreviation(bare, sentences) ? word : capital(word)
    })
    .join(' ')
}

const capital = (word: string): string =>
  word.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** In capitals within a sentence that is not, and never otherwise. */
function isAbbreviation(word: string, sentences: readonly { text: string }[]): boolean {
  const shouted = new RegExp(`\\b${word}\\b`, 'u')
  const calm = new RegExp(`\\b${word}\\b`, 'iu')
  let found = false
  for (const { text } of sentences) {
    if (!calm.test(text) || !/\p{Ll}{3}.*\p{Ll}{3}.*\p{Ll}{3}/u.test(text)) continue
    if (!shouted.test(text)) return false
    found = true
  }
  return found
}
