/** The name for a score, on every screen and on paper. */
export type Band = 'strong' | 'middle' | 'weak'

export const STRONG_FROM = 80
export const MIDDLE_FROM = 65

/** A score is judged as it is shown, in whole points: 79.6 is shown as 80, so it is strong. */
export function bandOf(score: number): Band {
  const shown = Math.round(score)
  return shown >= STRONG_FROM ? 'strong' : shown >= MIDDLE_FROM ? 'middle' : 'weak'
}
