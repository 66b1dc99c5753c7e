/** Exact distributions of rank tests, by counting the arrangements. */
import { normalBelow } from './distributions.ts'

/** P(U ≤ u) for two groups without ties. */
export function rankSumBelow(u: number, m: number, n: number): number {
  const most = m * n
  // ways[i][s]: subsets of i ranks with a sum of s above the least.
  const ways = Array.from({ length: m + 1 }, () => new Float64Array(most + 1))
  ways[0]![0] = 1
  for (let rank = 1; rank <= m + n; rank += 1)
    for (let i = Math.min(m, rank); i >= 1; i -= 1)
      for (let s = most; s >= rank - i; s -= 1) ways[i]![s]! += ways[i - 1]![s - (rank - i)]!
  return shareUpTo(ways[m]!, u)
}

/** P(V ≤ v) for n differences without ties or zeros. */
export function signedRankBelow(v: number, n: number): number {
  const most = (n * (n + 1)) / 2
  const ways = new Float64Array(most + 1)
  ways[0] = 1
  for (let rank = 1; rank <= n; rank += 1) for (let s = most; s >= rank; s -= 1) ways[s]! += ways[s - rank]!
  return shareUpTo(ways, v)
}

/** P(number of concordant pairs ≤ c) for n pairs without ties. */
export function concordantBelow(c: number, n: number): number {
  let ways = new Float64Array([1])
  for (let k = 2; k <= n; k += 1) {
    const next = new Float64Array(ways.length + k - 1)
    for (let s = 0; s < ways.length; s += 1) for (let j = 0; j < k; j += 1) next[s + j]! += ways[s]!
    ways = next.map((one) => one / k)
  }
  return shareUpTo(ways, c)
}

function shareUpTo(ways: Float64Array, most: number): number {
  let [below, all] = [0, 0]
  ways.forEach((count, at) => {
    all += count
    if (at <= most + 1e-7) below += count
  })
  return below / all
}

const MOST_PERMUTED = 9

/** P(S ≥ s) of Spearman's sum of squared rank differences: counted to nine pairs, by Edgeworth's series above (AS 89). */
export function spearmanAbove(s: number, n: number): number {
  const most = (n * (n * n - 1)) / 3
  if (s <= 0) return 1
  if (s > most) return 0
  if (n <= MOST_PERMUTED) return countedSpearman(s, n)
  const b = 1 / n
  const x = (6 * (s - 1) * b) / (n * n - 1) - 1
  const z = x * Math.sqrt(1 / b - 1)
  const squared = z * z
  const correction =
    z *
    b *
    (0.2274 +
      b * (0.2531 + 0.1745 * b) +
      squared *
        (-0.0758 +
          b * (0.1033 + 0.3932 * b) -
          squared *
            b *
            (0.0879 +
              0.0151 * b -
              squared * (0.0072 - 0.0831 * b + squared * b * (0.0131 - 4.6e-4 * squared)))))
  return Math.min(1, Math.max(0, correction / Math.exp(squared / 2) + normalBelow(-z)))
}

function countedSpearman(s: number, n: number): number {
  let [above, all] = [0, 0]
  const taken = new Array<boolean>(n).fill(false)
  const place = (at: number, sum: number) => {
    if (at === n) {
      all += 1
      if (sum >= s - 1e-7) above += 1
      return
    }
    for (let rank = 0; rank < n; rank += 1)
      if (!taken[rank]) {
        taken[rank] = true
        place(at + 1, sum + (at - rank) ** 2)
        taken[rank] = false
      }
  }
  place(0, 0)
  return above / all
}
