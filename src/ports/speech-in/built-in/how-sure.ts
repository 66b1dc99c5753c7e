/**
 * How likely is it that this is what was said? By three signs that cost nothing: how much better the words fit than the best row of
 * sounds that no words stand behind, how many of them follow one another as they do in what is talked about, and how many they are;
 * and by one that costs a second hearing, how far that says the same.
 * The weights were set on the tuning voices of `npm run bench:hearing` and are judged on the others (decision 0116).
 */
import type { Signs } from './hearing.ts'

export const EVENLY = 0.5
/** From here on another hearing would cost time and change nothing. */
export const SETTLED = 0.9
/** As sure as lets most of the tuning voices be understood at once: among a few hundred answers one always fits somehow. */
const SHORT = { evenlyAt: 16, step: 2.5 }
/** So few words follow one another by chance: there the fit counts alone. */
const FEW = { words: 5, evenlyAt: 10, step: 1.5 }
/** Another hearing that says the same speaks for the words, and one that does not against them. */
const AGREES = { weight: 1.1, evenlyAt: 0.68 }
const WEIGHT = { above: 0.222, expected: 3.29, words: -1.24, none: -0.45 }
/** Beyond these the fit says no more than at them. */
const [LEAST_FIT, MOST_FIT] = [-15, 20]

export const sureOfShort = (above: number): number => likely((above - SHORT.evenlyAt) / SHORT.step)

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length
export const isFewWords = (text: string): boolean => wordsIn(text) <= FEW.words

export function sureOfWords(text: string, { above, expected }: Signs, agrees = AGREES.evenlyAt): number {
  if (isFewWords(text)) return likely((above - FEW.evenlyAt) / FEW.step)
  const fit = Math.max(LEAST_FIT, Math.min(MOST_FIT, above))
  return likely(
    WEIGHT.none +
      WEIGHT.above * fit +
      WEIGHT.expected * expected +
      WEIGHT.words * Math.log(wordsIn(text)) +
      AGREES.weight * (agrees - AGREES.evenlyAt),
  )
}

/** Whether it is believed can hang on what another hearing says. */
export const canTurn = (text: string, signs: Signs): boolean =>
  !isFewWords(text) && sureOfWords(text, signs, 0) < EVENLY && sureOfWords(text, signs, 1) >= EVENLY

const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
