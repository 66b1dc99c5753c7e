/** Every check of a deck that needs no document. */
import type { Checked, DeckCheck } from './check.ts'
import { checksOfPages } from './checks-of-pages.ts'
import { checksOfReading } from './checks-of-reading.ts'
import { checksOfResults } from './checks-of-results.ts'

export const checkDeck = (checked: Checked): DeckCheck[] => [
  ...checksOfReading(checked),
  ...checksOfResults(checked),
  ...checksOfPages(checked),
]
