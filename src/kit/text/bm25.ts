/** Okapi BM25, the two numbers it is made of. Without fuzzy matching: measured, that finds less. */

/** How much a word's repetition counts, and how much a text's length. */
const K1 = 1.2
const B = 0.75

/** How telling a word is that this many of all texts hold; 0 for one that none holds. */
export const rarity = (holding: number, all: number): number =>
  holding === 0 ? 0 : Math.log(1 + (all - holding + 0.5) / (holding + 0.5))

/** What it adds to a text that holds it so many times. */
export const fulness = (times: number, length: number, average: number): number =>
  (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average))
