/**
 * How likely is it that this is what was said? Two signs, weighed together: how much better the words fit than the best row of
 * sounds that no words stand behind, and how far a second hearing of the same sound, a little faster, says the same. The weights
 * were fitted on the tuning voices of `npm run bench:hearing` and are judged on the others (decision 0091).
 */

/** By how much the words fit better than any sounds, in each hundredth of a second. */
type Above = number

const EVENLY = 0.5
const SHORT = { evenlyAt: 12, step: 2.5 }
/** To say so few words twice is easy: there the fit counts alone. */
const FEW = { words: 4, evenlyAt: 10, step: 1.5 }
const WEIGHT = { above: 0.308, agreement: 3.99, none: -4.68 }
/** Beyond these the fit says no more than at them. */
const [LEAST_FIT, MOST_FIT] = [-15, 20]

export const sureOfShort = (above: Above): number => likely((above - SHORT.evenlyAt) / SHORT.step)

export type Signs = { above: Above; text: string }

/** `agrees`: how far the second hearing does. */
export function sureOfWords({ above, text }: Signs, agrees: number): number {
  if (text.split(' ').length <= FEW.words) return likely((above - FEW.evenlyAt) / FEW.step)
  const fit = Math.max(LEAST_FIT, Math.min(MOST_FIT, above))
  return likely(WEIGHT.none + WEIGHT.above * fit + WEIGHT.agreement * agrees)
}

/** What the second hearing need not be waited for: it is settled either way. */
export function settled(signs: Signs): number | undefined {
  const [least, most] = [sureOfWords(signs, 0), sureOfWords(signs, 1)]
  if (least >= EVENLY) return least
  return most < EVENLY ? most : undefined
}

const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
