/** A list of which the work itself says that it is longer than what was read. */
import type { ReadSentence } from '../document/reading.ts'
import { readNumberWords } from '../text/number-words.ts'
import type { SlotEntry } from './study-record.ts'

/** "Three objectives" of which two were read: the list lacks one. */
export const isShort = (
  entries: readonly SlotEntry[],
  sentences: readonly ReadSentence[],
  noun: RegExp,
): boolean =>
  sentences.some(({ text }) => {
    const said = text.match(noun)?.[1]
    const count = said ? Number(said) || readNumberWords(said) : null
    return typeof count === 'number' && count > entries.length
  })
