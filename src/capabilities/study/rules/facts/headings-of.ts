/** Every line that is a heading, or was meant as one: in a document formatted by hand, many headings are just bold text. */
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { countWords } from '../text/words.ts'
import { isNoGround, topicsOf } from './topics.ts'

const HEADING_WORDS = 12
const NUMBERED = /^(?:(?:chapter|section)\s+\w+|\d+(?:\.\d+)+\.?|\d+\.)\s*[:.–—-]?\s*\p{Lu}/iu

/** "2.3.1 Study area." is a heading in spite of its full stop; "3. Collect the data." is none. */
const DEEP_NUMBER = /^\d+\.\d+/
/** Finite verbs of saying and doing: a heading has none. */
export const SAYS_SOMETHING =
  /\b(?:is|are|was|were|has|have|had|will|shall|shows?|showed|found|did|does|can|should|must|we|I)\b/

export function isMeantAsHeading({ text, kind }: ReadSentence, isAlone: boolean): boolean {
  if (!isAlone || kind !== 'paragraph' || countWords(text) > HEADING_WORDS) return false
  if (SAYS_SOMETHING.test(text)) return false
  if (/[.!?;,]$/.test(text)) return DEEP_NUMBER.test(text)
  return topicsOf(text).length > 0 || isNoGround(text) || NUMBERED.test(text) || isCapitals(text)
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

export function headingsOf(reading: ReadDocument): string[] {
  const perBlock = new Map<string, number>()
  for (const { block } of reading.sentences) perBlock.set(block, (perBlock.get(block) ?? 0) + 1)
  const meant = reading.sentences.filter((one) => isMeantAsHeading(one, perBlock.get(one.block) === 1))
  return [...reading.sections.map(({ title }) => title), ...meant.map(({ text }) => text)]
}
