/** Every check of a deck that needs no document. */
import type { Checked, DeckCheck } from './check.ts'
import { checksOfComposition } from './checks-of-composition.ts'
import { checksOfEvidence } from './checks-of-evidence.ts'
import { checksOfLines } from './checks-of-lines.ts'
import { checksOfPages } from './checks-of-pages.ts'
import { checksOfStructure } from './checks-of-structure.ts'

export const checkDeck = (checked: Checked): DeckCheck[] => [
  ...checksOfStructure(checked),
  ...checksOfEvidence(checked),
  ...checksOfLines(checked),
  ...checksOfComposition(checked),
  ...checksOfPages(checked),
]
