/**
 * A light English stemmer for search: it only has to bring the forms of one word together
 * (sampling, sampled, samples), not to find a dictionary form. It errs on the side of leaving words apart.
 */
const VOWEL = /[aeiouy]/
const NOT_PLURAL = /(ss|us|is)$/
/** They end like plurals but are not. */
const WHOLE = new Set(['news', 'series', 'species', 'lens', 'bias'])

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || NOT_PLURAL.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sses|xes|ches|shes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutInflection(word: string): string {
  const bare = word.match(/^(.{3,})(?:ing|ed)$/)?.[1]
  if (!bare || !VOWEL.test(bare)) return word
  // planned → plan, but tell → tell: English doubles a consonant only before the ending.
  return /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
}

const ENDINGS: readonly [RegExp, string][] = [
  [/(.{3,})(?:isation|ization)$/, '$1iz'],
  [/(.{3,})(?:ise|ize|is|iz)$/, '$1iz'],
  [/(.{3,})ational$/, '$1at'],
  [/(.{3,})ation$/, '$1at'],
  [/(.{3,})(?:ability|able)$/, '$1abl'],
  [/(.{3,})(?:ibility|ible)$/, '$1ibl'],
  [/(.{3,})(?:iveness|ively|ive)$/, '$1iv'],
  [/(.{3,})(?:ically|ical|ic)$/, '$1ic'],
  [/(.{4,})(?:fulness|fully|ful)$/, '$1ful'],
  [/(.{4,})(?:ness|ly|ment)$/, '$1'],
  [/(.{3,})(?:ality)$/, '$1al'],
  [/(.{3,}[st])ion$/, '$1'],
  [/(.{3,}at)or$/, '$1'],
]

// One test spares most words the thirteen that follow.
const HAS_ENDING =
  /(?:ation|ational|i[sz]e?|ability|able|ible|ibility|ive|ively|iveness|ic|ical|ically|ful|fully|fulness|ness|ly|ment|ality|ion|ator)$/

export function stem(raw: string): string {
  let word = raw.toLowerCase()
  if (word.length <= 3 || WHOLE.has(word)) return word
  word = withoutInflection(withoutPlural(word))
  const ending = HAS_ENDING.test(word) && ENDINGS.find(([pattern]) => pattern.test(word))
  if (ending) word = word.replace(ending[0], ending[1])
  return word.length > 3 ? word.replace(/(?:e|y)$/, '') : word
}
