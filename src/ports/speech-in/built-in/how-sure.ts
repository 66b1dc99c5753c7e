/**
 * How likely is it that this is what was said? Three signs, weighed together: how much better the words fit than the best row of
 * sounds that no words stand behind; how far a second hearing of the same sound, a little faster, says the same; and how long the
 * words are, for what is misheard falls into many small ones. The weights were fitted on the tuning voices of `npm run
 * bench:hearing` and are judged on the others (decision 0091).
 */

/** By how much the words fit better than any sounds, in each hundredth of a second. */
type Above = number

const EVENLY = 0.5
const SHORT = { evenlyAt: 12, step: 2.5 }
/** Of so few words the length says nothing, and to say them twice is easy: there the fit counts alone. */
const FEW = { words: 4, evenlyAt: 10, step: 1.5 }
const WEIGHT = { above: 0.276, agreement: 4.5, lettersAWord: 1.83, none: -13.19 }
/** Beyond these a sign says no more than at them. */
const BOUNDS = { above: [-15, 20], lettersAWord: [3, 6] } as const

export const sureOfShort = (above: Above): number => likely((above - SHORT.evenlyAt) / SHORT.step)

export type Signs = { above: Above; text: string }

/** `agrees`: how far the second hearing does. */
export function sureOfWords({ above, text }: Signs, agrees: number): number {
  const words = text.split(' ')
  if (words.length <= FEW.words) return likely((above - FEW.evenlyAt) / FEW.step)
  const letters = words.join('').length / words.length
  return likely(
    WEIGHT.none +
      WEIGHT.above * within(above, BOUNDS.above) +
      WEIGHT.lettersAWord * within(letters, BOUNDS.lettersAWord) +
      WEIGHT.agreement * agrees,
  )
}

/** What the second hearing need not be waited for: it is settled either way. */
export function settled(signs: Signs): number | undefined {
  const [least, most] = [sureOfWords(signs, 0), sureOfWords(signs, 1)]
  if (least >= EVENLY) return least
  return most < EVENLY ? most : undefined
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(least, Math.min(most, value))
const likely = (odds: number) => Math.round(100 / (1 + Math.exp(-odds))) / 100
