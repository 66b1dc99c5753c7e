/** The two factors of Okapi BM25. Without fuzzy matching: measured, that finds less. */

/** How much repeating a word counts, and how much the length of the text. */
const K1 = 1.2
const B = 0.75

/** How rare a word is that this many of all texts contain; 0 for one that none contains. */
export const rarity = (holding: number, all: number): number =>
  holding === 0 ? 0 : Math.log(1 + (all - holding + 0.5) / (holding + 0.5))

/** The weight it adds to a text that contains it this many times. */
export const fulness = (times: number, length: number, average: number): number =>
  (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average))
