/**
 * How likely is it that this is what was said? Mostly by hearing it again: the same sound, a little faster and a little slower, says the same
 * words only where they were there. How much better the words fit than the best row of sounds that no words stand behind counts
 * beside it. The weights were fitted on the tuning voices of `npm run bench:hearing` and are judged on the others (decision 0104).
 */

/** By how much the words fit better than any sounds, in each hundredth of a second. */
type Above = number

const EVENLY = 0.5
const SHORT = { evenlyAt: 12, step: 2.5 }
/** To say so few words twice is easy: there the fit counts alone. */
const FEW = { words: 4, evenlyAt: 10, step: 1.5 }
const WEIGHT = { above: 0.1, agreement: 12, none: -10 }
/** What fits as well as this is believed at once: hearing it again would cost time and change nothing. */
const FITS_WELL = { evenlyAt: 15, step: 3 }
/** So often the sound is heard again, each time at another pace. */
const AGAIN = 2
/** Beyond these the fit says no more than at them. */
const [LEAST_FIT, MOST_FIT] = [-15, 20]

export const sureOfShort = (above: Above): number => likely((above - SHORT.evenlyAt) / SHORT.step)

export type Signs = { above: Above; text: string }

/** `agrees`: how far each of the other hearings says the same. */
export function sureOfWords({ above, text }: Signs, agrees: readonly number[]): number {
  if (text.split(' ').length <= FEW.words) return likely((above - FEW.evenlyAt) / FEW.step)
  const fit = Math.max(LEAST_FIT, Math.min(MOST_FIT, above))
  const byFit = likely((fit - FITS_WELL.evenlyAt) / FITS_WELL.step)
  if (byFit >= EVENLY) return byFit
  const agreed = agrees.reduce((sum, one) => sum + one, 0) / AGAIN
  return likely(WEIGHT.none + WEIGHT.above * fit + WEIGHT.agreement * agreed)
}

/** What no further hearing need be waited for: whatever it says, this is settled. */
export function settled(signs: Signs, agrees: readonly number[]): number | undefined {
  const toCome = Array.from({ length: AGAIN - agrees.length }, () => 1)
  const [least, most] = [sureOfWords(signs, agrees), sureOfWords(signs, [...agrees, ...toCome])]
  if (least >= EVENLY || toCome.length === 0) return least
  return most < EVENLY ? most : undefined
}

const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
