/**
 * How likely is it that this is what was said? The words that were found are compared with the best row of sounds that no words
 * stand behind. What was heard right fits far better, because its words were likely as well; what was misheard hardly does.
 * Both scales were set on the tuning voices of `npm run bench:hearing` and are judged on the others.
 */

/** By how much the words fit better than any sounds, in each hundredth of a second. */
type Above = number

const EVENLY_LIKELY = { words: 10, answer: 12 }
const STEPS = { words: 1.5, answer: 2.5 }

/** Half of what fits so well is what was said; the rest is hardly ever, or nearly always. */
export const sureOf = (kind: 'words' | 'answer', above: Above): number =>
  rounded(1 / (1 + Math.exp((EVENLY_LIKELY[kind] - above) / STEPS[kind])))

const rounded = (share: number) => Math.round(share * 100) / 100
