/** A question as students type it, in the words of the handbook: short forms written out, and misspelt words mended. */
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'
import { stemsAsked } from '../text/words.ts'

/** As typed → as it is written. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pliz|plz|pls|ba ?(?:sir|madam|lecturer)|sir|madam|mwebantu|bwana|bro|kindly)\b/gi, ' '],
  [/\bw(?:h|a)t\b|\bwt\b/gi, 'what'],
  [/\bwh?ich?\b/gi, 'which'],
  [/\bwats\b|\bwhats\b/gi, 'what is'],
  [/\bsh(?:ou|u|l)d\b/gi, 'should'],
  [/\bu\b|\byu\b/gi, 'you'],
  [/\bhw\b/gi, 'how'],
  [/\biz\b/gi, 'is'],
  [/\bcn\b/gi, 'can'],
  [/\bppl\b|\bpple\b/gi, 'people'],
  [/\babt\b/gi, 'about'],
  [/\bb?coz\b|\bcz\b|\bbecoz\b/gi, 'because'],
  [/\bdon['’]?t\b/gi, 'do not'],
  [/\bcan['’]?t\b/gi, 'cannot'],
  [/\bquestion+air+e?s?\b|\bq['’]?naires?\b/gi, 'questionnaires'],
]

/** As typed → as the handbook says it. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:0?\.\d{2,4})\b(?=[^?]*\bsig)|(?<=\bsig[^?]*)\b0?\.\d{2,4}\b|(?<=\bp[- ]?value[^?]*)\b0?\.\d{2,4}\b/gi,
    ' reading p value significant or not ',
  ],
  [/\bmean\b(?=[^?]*\d[^?]*\bs\.?d\b[^?]*\d)/gi, 'two means given'],
  [/\bsup\b/gi, 'supervisor'],
  [/\b(?:write|use|say|using|saying) i\b/gi, 'first person'],
  [/\bvs\.?(?=\s)|\bversus\b/gi, 'difference between'],
  [/\bchat ?gpt\b|\bgemini\b|\bcopilot\b|\bmeta ai\b/gi, 'ChatGPT AI'],
  [/\bassign(?:e|i)?ments?\b/gi, 'thesis'],
  [/\bdefen[cs]e\b|\bdefending\b/gi, 'defence viva'],
  [/\bqualit?i?\b|\bqual\b/gi, 'qualitative'],
  [/\bquantit?i?\b|\bquant\b/gi, 'quantitative'],
  [/\bbtwn\b|\bbtw\b|\bbtn\b/gi, 'between'],
  [/\bdiff\b/gi, 'difference'],
  [/\blit\.? review\b|\blit rev\b/gi, 'literature review'],
  [/\bpvalues?\b|\bp(?=\s*(?:[<>=≤]|(?:is|was|less|below|under|above|greater|of)\b))/gi, 'p value'],
  [/\bs\.?d\.?\b/gi, 'standard deviation'],
  [/\bchi ?sq(?:uared?)?\b/gi, 'chi-square'],
  [/\bstats\b/gi, 'statistics'],
  [/\brefs\b|\breferencing\b/gi, 'references citing'],
  [/\bivs?\b/gi, 'independent variable'],
  [/\bdvs?\b/gi, 'dependent variable'],
  [/\bprezi|\bppt\b|\bpower ?point\b/gi, 'presentation slides'],
  [/\bobjs?\b/gi, 'objectives'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:1|one)\b/gi, 'chapter one introduction'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:2|two)\b/gi, 'chapter two literature review'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:3|three)\b/gi, 'chapter three methods'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:4|four)\b/gi, 'chapter four results'],
  [/\bmethods? chapter\b/gi, 'methods chapter methodology'],
]

/** At most this many letters may differ. */
const slips = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

export const writtenOut = (question: string): string =>
  TYPED.reduce((text, [short, whole]) => text.replace(short, whole), question)

const inItsWords = (question: string): string =>
  SHORT_FORMS.reduce((text, [short, whole]) => text.replace(short, whole), writtenOut(question))

export function questionStems(question: string, vocabulary: ReadonlySet<string>): string[] {
  const stems = stemsAsked(inItsWords(question)).filter((each) => !/^\d/.test(each))
  return [...new Set(stems.map((each) => mended(each, vocabulary)))]
}

const mended = (word: string, vocabulary: ReadonlySet<string>): string => {
  if (vocabulary.has(word)) return word
  // "samplin"
  const whole = word.endsWith('in') ? stem(`${word}g`) : word
  return vocabulary.has(whole) ? whole : (nearestWord(word, vocabulary) ?? word)
}

/** The stems of all of its words, mended, the small ones too. */
export const everyStemAsked = (question: string, vocabulary: ReadonlySet<string>): string[] =>
  everyStem(inItsWords(question)).map((each) =>
    STOP_STEMS.has(each) || /\d/.test(each) ? each : mended(each, vocabulary),
  )
export const everyStem = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split(/['’-]/))
    .map(stem)
const STOP_STEMS = new Set([...STOP_WORDS].map(stem))

export function nearestWord(
  word: string,
  vocabulary: ReadonlySet<string>,
  most = slips(word),
): string | undefined {
  let best: string | undefined
  let least = most + 1
  for (const known of vocabulary) {
    if (known.length >= 4 && onceEach(known) === onceEach(word)) return known
    if (Math.abs(known.length - word.length) > most || known[0] !== word[0] || known.length < 4) continue
    const apart = lettersApart(word, known, least)
    if (apart < least) {
      least = apart
      best = known
    }
  }
  return best
}

/** "gant" for Gantt, "reccomend" for recommend. */
const onceEach = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')

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
