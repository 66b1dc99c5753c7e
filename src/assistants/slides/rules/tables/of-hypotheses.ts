/** Tables that list what was put to the test. */
import type { ReadTable } from './read-columns.ts'

/** "There is no relationship …", and nothing beside it says what became of it: shown so, it reads as what was found. */
export const isOfHypotheses = ({ names, columns }: ReadTable): boolean =>
  names.some((name) => HYPOTHESIS.test(name)) && !columns.some(({ kind }) => kind === 'verdict')
const HYPOTHESIS =
  /^\W*H\s?[0-9o]{1,2}\w?(?:\W*$|[:.\s–-]+\p{L})|\bthere (?:is|are) (?:no|a) (?:\p{L}+ ){0,3}(?:relationships?|effects?|differences?|influence|impact|associations?|correlations?)\b/iu
