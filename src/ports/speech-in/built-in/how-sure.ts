/**
 * How likely is it that this is what was said? Two signs: how much better the words fit than the best row of sounds that no words stand
 * behind, and how far another hearing of the same sound, at another pace, says the same: it does so only where the words were there.
 * The weights were set on the tuning voices of `npm run bench:hearing` and are judged on the others (decision 0101).
 */

/** By how much the words fit better than any sounds, in each hundredth of a second. */
type Above = number

export const EVENLY = 0.5
const SHORT = { evenlyAt: 12, step: 2.5 }
/** To say so few words twice is easy: there the fit counts alone. */
const FEW = { words: 4, evenlyAt: 10, step: 1.5 }
/** What fits as well as this is believed at once: hearing it again would cost time and change nothing. */
const FITS_WELL = { evenlyAt: 15, step: 3 }
/** Where nobody had time to hear it again. */
const ALONE = { evenlyAt: 11, step: 3 }
const WEIGHT = { above: 0.308, agreement: 4, none: -5.7 }
/** Beyond these the fit says no more than at them. */
const [LEAST_FIT, MOST_FIT] = [-15, 20]

export const sureOfShort = (above: Above): number => likely((above - SHORT.evenlyAt) / SHORT.step)

/** What the fit alone settles; nothing where other hearings have a say. */
export function sureByFit({ above, text }: { above: Above; text: string }): number | undefined {
  if (text.split(' ').length <= FEW.words) return likely((above - FEW.evenlyAt) / FEW.step)
  const byFit = likely((above - FITS_WELL.evenlyAt) / FITS_WELL.step)
  return byFit >= EVENLY ? byFit : undefined
}

/** `agrees`: how far another hearing of the same sound says the same. */
export function sureOfWords(above: Above, agrees: number | undefined): number {
  if (agrees === undefined) return likely((above - ALONE.evenlyAt) / ALONE.step)
  const fit = Math.max(LEAST_FIT, Math.min(MOST_FIT, above))
  return likely(WEIGHT.none + WEIGHT.above * fit + WEIGHT.agreement * agrees)
}

const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
