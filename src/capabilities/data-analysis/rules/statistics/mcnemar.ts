/** McNemar's test: the people who gave another answer the second time, held against each other. */
import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import { findWhere, incompleteBeta } from '#kit/statistics/special-functions.ts'
import { CONFIDENCE, type Interval } from './basics.ts'

export type McNemar = {
  /** With the continuity correction, as R has it. */
  chiSquare: number
  p: number
  /** Binomial. */
  exactP: number
  odds: number
  interval: Interval
}

/** `up` and `down` are counts of people, at least one together. */
export function mcnemar(up: number, down: number): McNemar {
  const n = up + down
  const chiSquare = up === down ? 0 : (Math.abs(up - down) - 1) ** 2 / n
  const fewer = Math.min(up, down)
  const tail = (1 - CONFIDENCE) / 2
  const oddsWhere = (rising: (share: number) => number, value: number) =>
    Math.exp(findWhere((log) => rising(1 / (1 + Math.exp(-log))), value))
  return {
    chiSquare,
    p: pOfChiSquare(chiSquare, 1),
    // Fewer than half or half of the pairs: twice the lower tail of a fair coin.
    exactP: Math.min(1, 2 * incompleteBeta(0.5, n - fewer, fewer + 1)),
    odds: up / down,
    interval: [
      up === 0 ? 0 : oddsWhere((share) => incompleteBeta(share, up, down + 1), tail),
      down === 0
        ? Number.POSITIVE_INFINITY
        : oddsWhere((share) => incompleteBeta(share, up + 1, down), 1 - tail),
    ],
  }
}
