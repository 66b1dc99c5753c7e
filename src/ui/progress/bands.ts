export type Band = 'strong' | 'middle' | 'weak'

const STRONG_FROM = 80
const MIDDLE_FROM = 65

/** 80 and above strong, 65 to 79 middle, below 65 weak; a score is read as it is shown, in whole points. */
export function bandOf(score: number): Band {
  const shown = Math.round(score)
  return shown >= STRONG_FROM ? 'strong' : shown >= MIDDLE_FROM ? 'middle' : 'weak'
}

export const BAND_NAMES: Record<Band, string> = { strong: 'Strong', middle: 'Middle', weak: 'Weak' }

export const BAND_LIMITS: Record<Band, string> = {
  strong: `${STRONG_FROM} and above`,
  middle: `${MIDDLE_FROM} to ${STRONG_FROM - 1}`,
  weak: `below ${MIDDLE_FROM}`,
}
