/** How a score is called, on every screen and on paper. */
export type Band = 'strong' | 'middle' | 'weak'

export const STRONG_FROM = 80
export const MIDDLE_FROM = 65

/** A score is read as it is shown, in whole points: 79.6 stands there as 80, and is strong. */
export function bandOf(score: number): Band {
  const shown = Math.round(score)
  return shown >= STRONG_FROM ? 'strong' : shown >= MIDDLE_FROM ? 'middle' : 'weak'
}
