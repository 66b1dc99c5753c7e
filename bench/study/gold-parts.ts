import { RESEARCH } from './typed/research.ts'

/** The parts a reader finds in each of the short research texts, in their order. */
const PARTS: readonly string[] = [
  'abstract introduction literature methods results references',
  'introduction methods references',
  'introduction literature methods conclusion references',
  'abstract introduction literature methods results discussion references',
  'introduction literature methods results conclusion references',
  'abstract introduction literature methods results conclusion references',
  'abstract introduction methods results discussion references ethics',
  'introduction literature methods references',
  'abstract introduction methods results discussion references',
  'references limitations',
  'introduction conclusion references',
  'abstract introduction methods results discussion conclusion references ethics',
]

export const GOLD_PARTS = RESEARCH.map((text, i) => ({ text, parts: PARTS[i]!.split(' ') }))
