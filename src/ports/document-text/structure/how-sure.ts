import type { Recognised } from '#product/document-model.ts'

/** Below this about one digit in ten is wrong. */
const DOUBTFUL_BELOW = 85

/** `sures` holds one confidence value per character of `text`. */
export function howSure(text: string, sures: ArrayLike<number>): Recognised {
  let sum = 0
  let letters = 0
  let hasDoubtfulFigure = false
  for (let at = 0; at < text.length; at++) {
    if (/\s/.test(text[at]!)) continue
    const sure = sures[at] ?? 100
    sum += sure
    letters += 1
    if (sure < DOUBTFUL_BELOW && /\d/.test(text[at]!)) hasDoubtfulFigure = true
  }
  return { sure: Math.round(sum / Math.max(1, letters)), hasDoubtfulFigure }
}
