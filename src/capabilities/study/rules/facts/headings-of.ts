/** Every line that is a heading, or was meant as one: in a reading by hand, many headings are bold text and nothing more. */
import type { Reading, ReadSentence } from '../document/reading.ts'
import { countWords } from '../text/words.ts'
import { isNoGround, topicsOf } from './topics.ts'

const HEADING_WORDS = 12
const NUMBERED = /^(?:(?:chapter|section)\s+\w+|\d+(?:\.\d+)+\.?|\d+\.)\s*[:.–—-]?\s*\p{Lu}/iu

export function isMeantAsHeading({ text, kind }: ReadSentence, isAlone: boolean): boolean {
  if (!isAlone || kind !== 'paragraph' || countWords(text) > HEADING_WORDS) return false
  const announces = topicsOf(text).length > 0 || isNoGround(text)
  if (/[.!?;,:]$/.test(text) && !NUMBERED.test(text) && !announces) return false
  return announces || NUMBERED.test(text) || isCapitals(text)
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

export function headingsOf(reading: Reading): string[] {
  const perBlock = new Map<string, number>()
  for (const { block } of reading.sentences) perBlock.set(block, (perBlock.get(block) ?? 0) + 1)
  const meant = reading.sentences.filter((one) => isMeantAsHeading(one, perBlock.get(one.block) === 1))
  return [...reading.sections.map(({ title }) => title), ...meant.map(({ text }) => text)]
}
