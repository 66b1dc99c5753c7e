/** A question as students type it: short forms written out, and words that the document spells otherwise mended. */
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import type { ReadDocument } from '../document/reading.ts'
import { writtenOut } from '../handbook/question-words.ts'
import { nearestWord } from '../handbook/spelling.ts'
import { shortFormAsked, shortFormsIn, writtenOutIn } from './abbreviations.ts'

const SHORTEST = 6
/** From so many letters on, two may be wrong. */
const LONG = 8
/** What is asked of any work, whether or not it has the word. */
const OF_ANY_WORK = wordsOf(
  'software abstract analysis answered approach chapter chosen collected conclusion conclusions findings hypothesis instrument interviewed limitations literature methodology objective objectives participated participants population problem purpose questionnaire recommend recommendations recruited references reliability research respondents results sample sampling selected significance statement supervisor theoretical theory validity',
)
const known = new WeakMap<ReadDocument, { words: Set<string>; stems: Set<string> }>()

function knownIn(reading: ReadDocument) {
  const kept = known.get(reading)
  if (kept) return kept
  const words = new Set(
    [...reading.sentences, ...reading.blocks, ...reading.signposts]
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => word.length >= SHORTEST)
      .concat(OF_ANY_WORK),
  )
  const made = { words, stems: new Set([...words].flatMap(contentStems)) }
  known.set(reading, made)
  return made
}

/** Works say it under "Exclusion criteria". */
const WHO_IS_OUT =
  /^\W*(?:who|which \p{L}+) (?:is|are|was|were|will be) (ex|in)cluded(?: (?:in|from) (?:the|this|my) \w+)?\W*$/iu

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one time|1 time|1x)\b/gi, 'once'],
  [/\b(?:two|2) times\b|\b2x\b/gi, 'twice'],
  [/\b(?:three|3) times\b|\b3x\b/gi, 'thrice'],
]

export function asTyped(question: string, reading?: ReadDocument): string {
  const whole = TIMES.reduce((text, [said, word]) => text.replace(said, word), writtenOut(question))
  if (!reading) return whole
  const full = shortFormsIn(whole)
    .map((short) => ({ short, meant: writtenOutIn(short, reading) }))
    .filter(({ meant }) => meant && !meant.isSaid)
    .reduce(
      (text, { short, meant }) => (shortFormAsked(text) === short ? text : text.replace(short, meant!.words)),
      whole,
    )
  const criteria = WHO_IS_OUT.exec(full)?.[1]?.toLowerCase()
  if (criteria && knownIn(reading).words.has(`${criteria}clusion`))
    return `what are the ${criteria}clusion criteria`
  return full.replace(/\p{L}{6,}/gu, (word) => {
    const { words, stems } = knownIn(reading)
    const [stem] = contentStems(word)
    if (!stem || words.has(word.toLowerCase()) || stems.has(stem)) return word
    const typed = word.toLowerCase()
    return (
      nearestWord(typed, words, 1) ?? (word.length >= LONG ? nearestWord(typed, words, 2) : undefined) ?? word
    )
  })
}
