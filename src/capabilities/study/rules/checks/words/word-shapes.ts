/** Properties of words from their letters alone: syllables, and passive verbs. */
const counted = new Map<string, number>()
const MOST_REMEMBERED = 50_000

const SIBILANT = /(?:[sxz]|ch|sh|[cg])es$/
const SILENT = /(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/
/** Adjacent vowels pronounced separately. */
const APART =
  /(?<![tcsgx])i(?:a|o|u)|[tcs]ia(?=t)|[uoae]o?u?ous|[^qg]ua|[^qg]uen|\bscien|(?<![tc])ien(?=[tc])|oy(?=[aeiou])|[aeiouy]ing|\b(?:area|idea|coop|react|theat|creat)|(?:is|th)m$|(?<!p)eo/g

/** Groups of vowels, minus silent ones: right for about nine English words of ten. */
export function countSyllables(word: string): number {
  const known = counted.get(word)
  if (known !== undefined) return known
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  const ending = SIBILANT.test(plain) ? null : plain.match(SILENT)
  const spoken = (ending ? plain.slice(0, ending.index! + 1) : plain).replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const syllables = Math.max(1, groups + (plain.match(APART)?.length ?? 0))
  if (counted.size < MOST_REMEMBERED) counted.set(word, syllables)
  return syllables
}

const IRREGULAR =
  'taken|given|made|done|seen|found|known|shown|drawn|chosen|held|kept|led|put|read|said|sent|set|told|thought|understood|written|built|brought|bought|begun|broken|cut|driven|felt|grown|heard|laid|left|lost|met|paid|proven|run|sold|spent|spoken|taught|worn|won'
const PASSIVE = new RegExp(
  String.raw`\b(?:is|are|was|were|be|been|being|am)\s+(?:not\s+|also\s+|then\s+|\w+ly\s+){0,2}(?:\w{2,}ed|${IRREGULAR})\b`,
  'i',
)
/** 'The women were interested' describes a state, not an action done to them. */
const STATE =
  /\b(?:is|are|was|were|be|been|being|am)\s+(?:\w+ly\s+)?(?:interested|tired|limited|needed|located|situated|based|satisfied|pleased|worried|excited|aged|married|indeed)\b/gi

export const isPassive = (text: string): boolean => PASSIVE.test(text.replace(STATE, ' '))
