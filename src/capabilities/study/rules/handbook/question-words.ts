/** A question as students type it, in the words of the handbook: short forms written out. */
import { wordsOf } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import { stemsAsked } from '../text/words.ts'
import { oneFor } from './same-words.ts'

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
  [/(?<=\p{L}{3} )(?:n|nd|&)(?= \p{L}{3})/giu, 'and'],
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
  [/\b(?:do|does|did)(?: not|n['’]?t) agree\b/gi, 'disagree'],
  [/\bqualit?i?\b|\bqual\b/gi, 'qualitative'],
  [/\bquantit?i?\b|\bquant\b/gi, 'quantitative'],
  [/\bbtwn\b|\bbtw\b|\bbtn\b/gi, 'between'],
  [/\bdiff\b/gi, 'difference'],
  [/\blit\.? review\b|\blit rev\b/gi, 'literature review'],
  [/\bpvalues?\b|\bp(?=\s*(?:[<>=≤]|(?:is|was|less|below|under|above|greater|of)\b))/gi, 'p value'],
  [/\bs\.?d\.?\b/gi, 'standard deviation'],
  [/\bchi ?sq(?:uared?)?\b/gi, 'chi-square'],
  [/\bstats\b/gi, 'statistics'],
  [/\brefs\b|\breferencing\b/gi, 'references'],
  [/\bivs?\b/gi, 'independent variable'],
  [/\bdvs?\b/gi, 'dependent variable'],
  [/\bprezi|\bppt\b|\bpower ?point\b/gi, 'presentation slides'],
  [/\bobjs?\b/gi, 'objectives'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:1|one)\b/gi, 'chapter one introduction'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:2|two)\b/gi, 'chapter two literature review'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:3|three)\b/gi, 'chapter three methods'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:4|four)\b/gi, 'chapter four results'],
  [/\bch(?:apter|apt|ap)?\.? ?(?:5|five|6|six)\b/gi, 'chapter five last chapter'],
  [/\bmethods? chapter\b/gi, 'methods chapter methodology'],
]

export const writtenOut = (question: string): string =>
  TYPED.reduce((text, [short, whole]) => text.replace(short, whole), question)

export const inItsWords = (question: string): string =>
  SHORT_FORMS.reduce((text, [short, whole]) => text.replace(short, whole), question)

/** What it is about. */
export const questionStems = (said: string): string[] => [
  ...new Set(
    stemsAsked(said)
      .filter((each) => !/^\d/.test(each))
      .map(oneFor),
  ),
]

/** The stems of all of its words, the small ones too; one number is as good as another. */
export const everyStem = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split(/['’-]/))
    .map((word) => (NUMBER.test(word) ? '0' : oneFor(stem(word))))
const NUMBER = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)$/
