/**
 * The probability that this is what was said. From three signs that cost nothing: how much better the
 * words fit than the best sequence of sounds without words, how many of them follow one another as in the
 * document, and how many they are; and one that costs a second hearing: how far that agrees. The weights
 * were fitted on the tuning voices of `npm run bench -- voice --hearing` and evaluated on the others (decision 0116).
 */
import type { Signs } from './hearing.ts'

export const EVENLY = 0.5
/** Above this another hearing would cost time and change nothing. */
export const SETTLED = 0.9
/** Set so that most tuning voices are understood at once: among a few hundred answers one always fits somehow. */
const SHORT = { evenlyAt: 16, step: 2.5 }
/** In so few words neighbours match by chance: only the fit counts. */
const FEW = { words: 5, evenlyAt: 10, step: 1.5 }
/** A second hearing that agrees is evidence for the words, one that does not is evidence against them. */
const AGREES = { weight: 1.1, evenlyAt: 0.68 }
const WEIGHT = { above: 0.222, expected: 3.29, words: -1.24, none: -0.45 }
/** Beyond these the fit gives no further evidence. */
const [LEAST_FIT, MOST_FIT] = [-15, 20]

export const sureOfShort = (above: number): number => likely((above - SHORT.evenlyAt) / SHORT.step)

const spokenWordCount = (text: string): number => text.split(' ').filter(Boolean).length
export const isFewWords = (text: string): boolean => spokenWordCount(text) <= FEW.words

export function sureOfWords(text: string, { above, expected }: Signs, agrees = AGREES.evenlyAt): number {
  if (isFewWords(text)) return likely((above - FEW.evenlyAt) / FEW.step)
  const fit = Math.max(LEAST_FIT, Math.min(MOST_FIT, above))
  return likely(
    WEIGHT.none +
      WEIGHT.above * fit +
      WEIGHT.expected * expected +
      WEIGHT.words * Math.log(spokenWordCount(text)) +
      AGREES.weight * (agrees - AGREES.evenlyAt),
  )
}

/** True if a second hearing can decide whether it is believed. */
export const canTurn = (text: string, signs: Signs): boolean =>
  !isFewWords(text) && sureOfWords(text, signs, 0) < EVENLY && sureOfWords(text, signs, 1) >= EVENLY

const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
