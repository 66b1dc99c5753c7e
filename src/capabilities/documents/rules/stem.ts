/**
 * A light stemmer: it takes off the endings that change a word's use but not its matter, so that
 * a question about 'measuring' finds what was 'measured'. It errs on the side of leaving words apart.
 */
const ENDINGS: [RegExp, string][] = [
  [/(?<=[^aeiou]{1}.{1,})ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh)es$/, ''],
  [/(?<=[^su])s$/, ''],
  [/(?<=.{3})'$/, ''],
]
const SUFFIXES: [RegExp, string][] = [
  [/(?<=.{3})(ational)$/, 'ate'],
  [/(?<=.{4})(fulness|ousness|iveness)$/, ''],
  [/(?<=.{3})(ization|isation)$/, 'ize'],
  [/(?<=.{3})(is)(e[ds]?|ing)$/, 'ize'],
  [/(?<=.{3})(ically)$/, 'ic'],
  [/(?<=.{4})(ment|ness|able|ible|ably|ibly|ance|ence)$/, ''],
  [/(?<=.{3})(ation|ator|ative)$/, 'ate'],
  [/(?<=.{3}[st])(ions?|ive|or)$/, ''],
  [/(?<=.{3})(ingly|edly|ing|ed|ly|er)$/, ''],
]

/** They end like plurals and are none. */
const WHOLE = new Set(['news', 'series', 'species', 'lens', 'bias'])

export function stem(word: string): string {
  if (word.length < 4 || WHOLE.has(word) || !/^[a-z']+$/.test(word)) return word
  let stemmed = word.replace(/'s$/, '')
  for (const [ending, kept] of ENDINGS)
    if (ending.test(stemmed)) {
      stemmed = stemmed.replace(ending, kept)
      break
    }
  for (const [suffix, kept] of SUFFIXES) {
    const shorter = stemmed.replace(suffix, kept)
    if (shorter !== stemmed && /[aeiouy]/.test(shorter)) {
      stemmed = shorter
      break
    }
  }
  // plann(ing) → plan, measur(e) and measur(ed) alike
  return stemmed.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=.{3})e$/, '')
}
