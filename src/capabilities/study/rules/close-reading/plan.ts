/** Cost estimates of a close reading, made before it starts. */
import { INSTRUCTIONS } from './instructions.ts'
import { type ReadingPart, tokensOfText } from './parts.ts'

/** The most tokens a model may answer to one part: enough for one that reasons first. */
export const ANSWER_TOKENS = 3_000
/** Fences, a provider's schema, the words around a part. */
const ROUND_IT = 200
export const SMALLEST_PART = 300
const LARGEST_PART = 6_000
/** The digest of the second look is no longer than this. */
const DIGEST_TOKENS = 3_000

/** How much text fits beside the instructions and the answer. */
export function partTokensFor(window: number): number {
  const room = window - tokensOfText(INSTRUCTIONS) - answerTokensFor(window) - ROUND_IT
  return Math.max(SMALLEST_PART, Math.min(LARGEST_PART, room))
}

/** In a small window the answer gets a quarter at most. */
export const answerTokensFor = (window: number): number => Math.min(ANSWER_TOKENS, Math.floor(window / 4))

export const digestTokensFor = (window: number): number => Math.min(DIGEST_TOKENS, partTokensFor(window))

/** The most that one request can cost. */
export const mostCostOf = (text: string, window: number): number =>
  tokensOfText(text) + tokensOfText(INSTRUCTIONS) + ROUND_IT + answerTokensFor(window)

/** The most that reading all of it can cost, or what the budget allows of it. */
export const estimateOf = (parts: readonly ReadingPart[], window: number, budget: number): number =>
  Math.min(
    budget,
    parts.reduce((sum, { text }) => sum + mostCostOf(text, window), 0) +
      (parts.length > 1 ? mostCostOf('', window) + digestTokensFor(window) : 0),
  )

/** In order of worth, the most important first. */
export const inOrderOfWorth = (parts: readonly ReadingPart[]): ReadingPart[] =>
  [...parts].sort((a, b) => b.weight - a.weight || a.number - b.number)
