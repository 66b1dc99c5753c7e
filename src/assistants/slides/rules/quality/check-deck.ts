/** All that can be told of a deck without its document. */
import type { Check, Checked } from './check.ts'
import { checksOfPages } from './checks-of-pages.ts'
import { checksOfStructure } from './checks-of-structure.ts'
import { checksOfWords } from './checks-of-words.ts'

export const checkDeck = (checked: Checked): Check[] => [
  ...checksOfStructure(checked),
  ...checksOfWords(checked),
  ...checksOfPages(checked),
]
