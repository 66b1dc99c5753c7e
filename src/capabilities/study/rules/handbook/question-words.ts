/** A question as students type it, in the words of the handbook: short forms written out, and misspelt words mended. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stemsAsked } from '../text/words.ts'

/** As typed → as the handbook says it. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bqualit?i?\b|\bqual\b/gi, 'qualitative'],
  [/\bquantit?i?\b|\bquant\b/gi, 'quantitative'],
  [/\bbtwn\b|\bbtw\b|\bbtn\b/gi, 'between'],
  [/\bdiff\b/gi, 'difference'],
  [/\blit\.? review\b|\blit rev\b/gi, 'literature review'],
  [/\bquestionaire?s?\b|\bq['’]?naires?\b/gi, 'questionnaire'],
  [/\bpvalues?\b/gi, 'p value'],
  [/\bs\.?d\.?\b/gi, 'standard deviation'],
  [/\bchi ?sq(?:uared?)?\b/gi, 'chi-square'],
  [/\bstats\b/gi, 'statistics'],
  [/\brefs\b|\breferencing\b/gi, 'references citing'],
  [/\bivs?\b/gi, 'independent variable'],
  [/\bdvs?\b/gi, 'dependent variable'],
  [/\bprezi|\bppt\b|\bpower ?point\b/gi, 'presentation slides'],
  [/\bobjs?\b/gi, 'objectives'],
  [/\bmethods? chapter\b/gi, 'methods chapter methodology'],
]

/** At most this many letters may differ. */
const slips = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

export function questionStems(question: string, vocabulary: ReadonlySet<string>): string[] {
  const written = SHORT_FORMS.reduce((text, [short, whole]) => text.replace(short, whole), question)
  const stems = stemsAsked(written).filter((stem) => !/^\d/.test(stem))
  return [
    ...new Set(stems.map((stem) => (vocabulary.has(stem) ? stem : (nearestWord(stem, vocabulary) ?? stem)))),
  ]
}

function nearestWord(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const most = slips(word)
  let best: string | undefined
  let least = most + 1
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > most || known[0] !== word[0] || known.length < 4) continue
    const apart = lettersApart(word, known, least)
    if (apart < least) {
      least = apart
      best = known
    }
  }
  return best
}

/** Letters to add, leave out, change, or swap with the next; `enough` ends the count. */
function lettersApart(one: string, other: string, enough: number): number {
  let earlier: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let cost = Math.min(above[at]! + 1, line[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, earlier[at - 2]! + 1)
      line.push(cost)
    }
    if (Math.min(...line) >= enough) return enough
    earlier = above
    above = line
  }
  return above[other.length]!
}

/** Words that name what entries are about: only these are mended to. */
export const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(contentStems))
