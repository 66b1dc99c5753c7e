/** Which groups differ: Tukey and Kramer, Bonferroni, Games and Howell. */
import { pOfRange, pOfT, rangeQuantile, tQuantile } from '#kit/statistics/distributions.ts'
import { CONFIDENCE, type Interval, mean, type Numbers, squares, variance } from './basics.ts'

export type PairOfGroups = {
  /** Places of the groups. */
  a: number
  b: number
  difference: number
  se: number
  /** t for Bonferroni, q for the others. */
  statistic: number
  df: number
  p: number
  interval: Interval
}
export type PostHocMethod = 'tukey' | 'bonferroni' | 'games-howell'

export function postHoc(groups: readonly Numbers[], method: PostHocMethod): PairOfGroups[] {
  const k = groups.length
  const means = groups.map(mean)
  const df = groups.reduce((total, { length }) => total + length, 0) - k
  const error = groups.reduce((total, group) => total + squares(group), 0) / df
  const pairs = (k * (k - 1)) / 2
  const reaches = { tukey: method === 'tukey' ? rangeQuantile(CONFIDENCE, k, df) : 0 }
  return pairsOf(k).map(([a, b]): PairOfGroups => {
    const difference = means[b]! - means[a]!
    const [m, n] = [groups[a]!.length, groups[b]!.length]
    const finish = (
      se: number,
      degrees: number,
      statistic: number,
      p: number,
      reach: number,
    ): PairOfGroups => ({
      a,
      b,
      difference,
      se,
      statistic,
      df: degrees,
      p,
      interval: [difference - reach, difference + reach],
    })
    if (method === 'games-howell') {
      const [va, vb] = [variance(groups[a]!) / m, variance(groups[b]!) / n]
      const degrees = (va + vb) ** 2 / (va ** 2 / (m - 1) + vb ** 2 / (n - 1))
      const se = Math.sqrt((va + vb) / 2)
      const q = Math.abs(difference) / se
      return finish(se, degrees, q, pOfRange(q, k, degrees), rangeQuantile(CONFIDENCE, k, degrees) * se)
    }
    const se = Math.sqrt(error * (1 / m + 1 / n))
    if (method === 'tukey') {
      const q = (Math.abs(difference) / se) * Math.SQRT2
      return finish(se, df, q, pOfRange(q, k, df), (reaches.tukey / Math.SQRT2) * se)
    }
    const t = difference / se
    const reach = tQuantile(1 - (1 - CONFIDENCE) / 2 / pairs, df) * se
    return finish(se, df, t, Math.min(1, pairs * pOfT(t, df)), reach)
  })
}

export const pairsOf = (k: number): [number, number][] =>
  Array.from({ length: k }, (_, a) => a).flatMap((a) =>
    Array.from({ length: k - a - 1 }, (_, step): [number, number] => [a, a + step + 1]),
  )
