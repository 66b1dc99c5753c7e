/**
 * A small model may say the same few words until its tokens end. Prose, tables and questionnaires have at least 45 different
 * runs of four words in a hundred; a model that goes in circles has fewer than twenty.
 */
const WORDS = 100
const RUN = 4
const LEAST_DIFFERENT = 1 / 3
/** So many letters hold the last hundred words; longer ones are not repeated. */
const LETTERS = 1_200

export function goesInCircles(text: string): boolean {
  const words = (
    text
      .slice(-LETTERS)
      .toLowerCase()
      .match(/[\p{L}\p{N}’']+/gu) ?? []
  ).slice(-WORDS)
  if (words.length < WORDS) return false
  const runs = words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
  return new Set(runs).size < LEAST_DIFFERENT * runs.length
}
