/** Which numbers of a key arithmetic on the page can settle: not wording, dates, pictures or facts of the world. */
import { figuresIn } from './figures.ts'
import type { KeyNumber } from './key.ts'

const NOT_ARITHMETIC =
  /\b(?:word(?:ing|s)|dates?|claim|contradiction|caption|figure|cited|term|numbering|direction|units?|settings?|definition|model order|threshold|coding|schedule|rank|formula|rule|decision|scale|period|quote|method|text|trend|variable|base group|comparison|specification|value|dating|literature|indicators|repeat|range|critical|n of a source|clusters?|two places|told two ways|duplicate)\b/i
const OF_WORDS_AND_NUMBERS = /\b(?:CI in words|p told two ways|conclusion of a test)\b/i

/** Printed in a picture, the numbers are not on the page; from one number alone nothing follows. */
const PICTURE = /\bpictures?\b/i

export const isRecomputable = ({ verdict, kind, printed, why = '', traps = '' }: KeyNumber): boolean =>
  verdict !== 'cannot_tell' &&
  figuresIn(printed).length > 1 &&
  !PICTURE.test(`${printed} ${why} ${traps}`) &&
  (OF_WORDS_AND_NUMBERS.test(kind) || !NOT_ARITHMETIC.test(kind))
