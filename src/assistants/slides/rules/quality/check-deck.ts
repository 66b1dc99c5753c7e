/** Every check of a deck that needs no document. */
import { type Checked, checked, type DeckCheck, type DeckRule, type SlideRule } from './check.ts'
import { RULES_OF_DIRECTIONS } from './of-directions.ts'
import { RULES_OF_FIGURES } from './of-figures.ts'
import { RULES_OF_FRAME } from './of-frame.ts'
import { RULES_OF_HEADLINES } from './of-headlines.ts'
import { RULES_OF_LINES } from './of-lines.ts'
import { RULES_OF_NOTES } from './of-notes.ts'
import { checksOfPages } from './of-pages.ts'
import { RULES_OF_PLACES } from './of-places.ts'
import { RULES_OF_REPEATS } from './of-repeats.ts'
import { RULES_OF_SOURCES } from './of-sources.ts'
import { RULES_OF_TABLES } from './of-tables.ts'

const RULES: readonly (SlideRule | DeckRule)[] = [
  ...RULES_OF_FRAME,
  ...RULES_OF_HEADLINES,
  ...RULES_OF_LINES,
  ...RULES_OF_SOURCES,
  ...RULES_OF_PLACES,
  ...RULES_OF_FIGURES,
  ...RULES_OF_DIRECTIONS,
  ...RULES_OF_TABLES,
  ...RULES_OF_REPEATS,
  ...RULES_OF_NOTES,
]

export const checkDeck = (about: Checked): DeckCheck[] => [
  ...RULES.map((rule) => checked(rule, about.deck)),
  ...checksOfPages(about),
]
