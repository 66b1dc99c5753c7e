/** What a reading may cost, estimated before it starts, and how much fits into a model's window. */
import { READ_WORK } from './instructions.ts'
import { type ReadingPart, tokensOfText } from './reading-parts.ts'

/** A full record of a thesis takes some ten thousand; the rest is for a model that thinks first. */
const ANSWER_TOKENS = 20_000
/** Fences, a provider's schema, marks of pages, the words round a part. */
const ROUND_IT = 300
export const SMALLEST_PART = 300
/** A record in words, beside the work. */
const RECORD_TOKENS = 8_000
/** Of a request to mend: items and the lines near them. */
const MENDING_TOKENS = 8_000

export const answerTokensFor = (window: number): number => Math.min(ANSWER_TOKENS, Math.floor(window / 3))

/** How much text fits beside the instructions and the answer. */
export const partTokensFor = (window: number): number =>
  Math.max(SMALLEST_PART, window - tokensOfText(READ_WORK) - answerTokensFor(window) - ROUND_IT)

export const mendingTokensFor = (window: number): number => Math.min(MENDING_TOKENS, partTokensFor(window))

/** The most that one request can cost. */
export const mostCostOf = (text: string, window: number): number =>
  tokensOfText(text) + tokensOfText(READ_WORK) + ROUND_IT + answerTokensFor(window)

/** The most that reading all of it, once more beside the record, and mending can cost; or what the budget allows of it. */
export const estimateOf = (parts: readonly ReadingPart[], window: number, budget: number): number => {
  const reading = parts.reduce((sum, { text }) => sum + mostCostOf(text, window), 0)
  const again = mostCostOf('', window) + partTokensFor(window)
  const second = parts.length === 1 ? Math.min(again, reading + RECORD_TOKENS) : again
  return Math.min(budget, reading + second + mostCostOf('', window) + mendingTokensFor(window))
}
