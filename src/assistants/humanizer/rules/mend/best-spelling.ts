/** Which word a misspelt one was meant to be: how near it is, how common, and how alike it sounds. */
export type Frequencies = {
  /** How often a word is used. */
  of(word: string): number
  /** Common words that begin with this letter, by length. */
  like(first: string, length: number): readonly string[]
}

const SHORTEST = 5
/** Below this no candidate is good enough; the best must be this much better than the next. */
const FLOOR = 0
const MARGIN = 1
const MARGIN_OF_SLIPS = 3
/** A word used at least this often is one that a person meant; a short word has more neighbours. */
const FREQUENT = 150
const FREQUENT_IF_SHORT = 1_500
const SHORT = 6
const KNOWN = 20
const PER_EDIT = 4.5

export function bestSpelling(
  written: string,
  suggested: readonly string[],
  frequencies: Frequencies,
): string | undefined {
  const word = written.toLowerCase()
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isTechnical(word, frequencies)) return undefined
  const near = [-1, 0, 1, 2]
    .flatMap((more) => frequencies.like(word[0]!, word.length + more))
    .filter((other) => editsBetween(word, other, 2) <= 2)
  const scored = [...new Set([...suggested.filter((other) => /^[a-z]+$/.test(other)), ...near])]
    .map((other) => ({ other, score: score(word, other, frequencies) }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || best.score < FLOOR || (next && best.score - next.score < MARGIN)) return undefined
  // "Maket": one slip from two words, and the commoner one need not be meant.
  const rival = scored.slice(1).find(({ other }) => isSlip(word, other, frequencies))
  if (rival && best.score - rival.score < MARGIN_OF_SLIPS) return undefined
  return isSlip(word, best.other, frequencies) ? best.other : undefined
}

/** One slip of the pen from a frequent word: letters in the wrong order, one left out or one too many, or a vowel for another. */
function isSlip(word: string, other: string, frequencies: Frequencies): boolean {
  const least = word.length < SHORT ? FREQUENT_IF_SHORT : FREQUENT
  if (frequencies.of(other) < least || word[0] !== other[0]) return false
  if (editsBetween(word, other, 1) > 1) return false
  if (word.length !== other.length) return true
  const isSwap = [...word].sort().join('') === [...other].sort().join('')
  return isSwap || (word.length >= SHORT && sounds(word) === sounds(other) && word.at(-1) === other.at(-1))
}

const LEARNED =
  /(?:is|ae|um|us|oid|oma|itis|osis|ase|ose|ine|ide|ate|ite|yl|ene|ane|ol|ic|ia|ium|oideae|aceae|inal|eal|ial|ical|emia|aemia|uria|pathy|ectomy|genic|lytic|philic|phobic|ii|eae)$/
const PREFIX =
  /^(?:re|un|non|sub|pre|post|over|under|inter|intra|multi|micro|macro|semi|co|de|dis|mis|out|anti|bio|eco|geo|hydro|hyper|hypo|pseudo|meta|para|photo|poly|mono|tele|socio|psycho|neuro|cardio|electro|thermo|endo|ecto|agro|auto|counter|cyber|trans|ultra|infra|supra|super|up|fore|self)(?=[a-z]{4})/
const SUFFIX =
  /(?:ability|ibility|isation|ization|ational|ation|ments?|ness(?:es)?|ships?|hood|like|wise|wards?|able|ible|isms?|ists?|ity|ised?|ized?|ising|izing|ers?|ors?|ings?|ed|es|s|ly|al|ary|ive|ful|less)$/

/** A learned ending, or a regular form of a known word: a dictionary has "code" and "loading", not "recoded" and "loadings". */
function isTechnical(word: string, frequencies: Frequencies): boolean {
  if (LEARNED.test(word)) return true
  const isKnown = (stem: string) =>
    stem.length >= 3 &&
    [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some(
      (form) => form.length >= SHORTEST && frequencies.of(form) >= KNOWN,
    )
  const bare = word.replace(PREFIX, '')
  if (bare !== word && (isKnown(bare) || isKnown(bare.replace(SUFFIX, '')))) return true
  const stem = word.replace(SUFFIX, '')
  return stem !== word && stem.length >= SHORTEST && frequencies.of(stem) >= KNOWN && !isTwice(word)
}
/** "Writting", "usefull" and "occured" are a known word with a wrong ending. */
const isTwice = (word: string) => /(?:tt|pp|nn|ll)(?:ing|ed|er)$/.test(word)

const score = (word: string, other: string, frequencies: Frequencies) =>
  Math.log(1.5 + frequencies.of(other)) -
  PER_EDIT * editsBetween(word, other, 4) -
  (other[0] === word[0] ? 0 : 4) +
  (sounds(other) === sounds(word) ? 3 : 0) +
  (other.at(-1) === word.at(-1) ? 1 : 0)

const sounds = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replace(/(.)\1/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/[sz]|c(?=[eiy])/g, 'c')
    .replace(/[aeiouy]+/g, '')

/** Letters put in, left out, exchanged, or in the wrong order; more than `most` is told as one more. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row.at(-1)!
}
