import type { Band } from '#product/score-band.ts'

export const RING_RADIUS = 50
const ROUND = 2 * Math.PI * RING_RADIUS

// A whole line, long dashes, short dashes: shape tells the band as well as colour.
const DASH: Record<Band, { dash: number; gap: number }> = {
  strong: { dash: ROUND, gap: 0 },
  middle: { dash: 14, gap: 3 },
  weak: { dash: 5, gap: 4 },
}

/** The `stroke-dasharray` that draws the score's share of the ring and leaves the rest empty. */
export function ringDashes(score: number, band: Band): string {
  const { dash, gap } = DASH[band]
  const length = (Math.min(100, Math.max(0, score)) / 100) * ROUND
  const parts: number[] = []
  for (let drawn = 0; drawn < length; drawn += dash + gap) {
    if (parts.length > 0) parts.push(gap)
    parts.push(Math.min(dash, length - drawn))
  }
  // An odd-length array would be repeated with dashes and gaps swapped.
  return [...(parts.length > 0 ? parts : [0]), ROUND].map((part) => part.toFixed(1)).join(' ')
}
