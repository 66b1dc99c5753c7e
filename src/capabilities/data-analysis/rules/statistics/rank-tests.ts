/** Tests on ranks: Mann-Whitney, Wilcoxon, Kruskal-Wallis with Dunn, Friedman. */
import { normalQuantile, pOfChiSquare, pOfZ } from '#kit/statistics/distributions.ts'
import { rankSumBelow, signedRankBelow } from '#kit/statistics/exact-ranks.ts'
import { addUp, CONFIDENCE, type Interval, type Numbers, rank, tieSum } from './basics.ts'
import { pairsOf } from './post-hoc.ts'

/** To this size the exact distribution is used, where no values are equal; as R has it. */
const EXACT_BELOW = 50

export type RankTest = {
  statistic: number
  z: number
  p: number
  isExact: boolean
  /** Rank-biserial correlation. */
  r: number
  interval: Interval
}

function withinUnit(r: number, se: number): Interval {
  const reach = normalQuantile((1 + CONFIDENCE) / 2) * se
  const middle = Math.atanh(Math.max(-1 + 1e-12, Math.min(1 - 1e-12, r)))
  return [Math.tanh(middle - reach), Math.tanh(middle + reach)]
}

/** The half that is taken off a whole number before it is held against a smooth curve. */
const corrected = (distance: number) => distance - Math.sign(distance) * 0.5

export function mannWhitney(a: Numbers, b: Numbers): RankTest {
  const [m, n] = [a.length, b.length]
  const { ranks, ties } = rank(Float64Array.from([...a, ...b]))
  const u = addUp(ranks.subarray(0, m)) - (m * (m + 1)) / 2
  const isExact = ties.length === 0 && m < EXACT_BELOW && n < EXACT_BELOW
  const all = m + n
  const spread = Math.sqrt(((m * n) / 12) * (all + 1 - tieSum(ties) / (all * (all - 1))))
  const z = corrected(u - (m * n) / 2) / spread
  // The distribution is the same from both ends; the lower one keeps its digits.
  const exact = () => Math.min(1, 2 * rankSumBelow(Math.min(u, m * n - u), m, n))
  const r = (2 * u) / (m * n) - 1
  return {
    statistic: u,
    z,
    p: isExact ? exact() : pOfZ(z),
    isExact,
    r,
    interval: withinUnit(r, Math.sqrt((all + 1) / (3 * m * n))),
  }
}

/** Zero differences are left out, as R and SPSS do. */
export function wilcoxon(first: Numbers, second: Numbers): RankTest & { zeros: number; used: number } {
  const differences = Array.from(first, (one, at) => one - second[at]!).filter((one) => one !== 0)
  const n = differences.length
  const zeros = first.length - n
  const { ranks, ties } = rank(differences.map(Math.abs))
  const v = differences.reduce((total, one, at) => total + (one > 0 ? ranks[at]! : 0), 0)
  const isExact = ties.length === 0 && zeros === 0 && n < EXACT_BELOW
  const middle = (n * (n + 1)) / 4
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24 - tieSum(ties) / 48)
  const z = corrected(v - middle) / spread
  const most = (n * (n + 1)) / 2
  const exact = () => Math.min(1, 2 * signedRankBelow(Math.min(v, most - v), n))
  const r = (2 * v) / most - 1
  const se = Math.sqrt((2 * n ** 3 + 3 * n * n + n) / 6) / most
  return {
    statistic: v,
    z,
    p: isExact ? exact() : pOfZ(z),
    isExact,
    r,
    interval: withinUnit(r, se),
    zeros,
    used: n,
  }
}

export type Kruskal = {
  h: number
  df: number
  p: number
  epsilon2: number
  meanRanks: number[]
  ties: number
  n: number
}

export function kruskalWallis(groups: readonly Numbers[]): Kruskal {
  const values = Float64Array.from(groups.flatMap((group) => [...group]))
  const n = values.length
  const { ranks, ties } = rank(values)
  let from = 0
  let above = 0
  const meanRanks = groups.map(({ length }) => {
    const total = addUp(ranks.subarray(from, from + length))
    from += length
    above += total ** 2 / length
    return total / length
  })
  const h = ((12 * above) / (n * (n + 1)) - 3 * (n + 1)) / (1 - tieSum(ties) / (n ** 3 - n))
  const df = groups.length - 1
  return { h, df, p: pOfChiSquare(h, df), epsilon2: h / (n - 1), meanRanks, ties: tieSum(ties), n }
}

export type Dunn = { a: number; b: number; z: number; p: number; adjusted: number }

/** Bonferroni's adjustment. */
export function dunn(groups: readonly Numbers[], { meanRanks, ties, n }: Kruskal): Dunn[] {
  const pairs = pairsOf(groups.length)
  const common = (n * (n + 1)) / 12 - ties / (12 * (n - 1))
  return pairs.map(([a, b]) => {
    const z =
      (meanRanks[b]! - meanRanks[a]!) / Math.sqrt(common * (1 / groups[a]!.length + 1 / groups[b]!.length))
    const p = pOfZ(z)
    return { a, b, z, p, adjusted: Math.min(1, p * pairs.length) }
  })
}

export type Friedman = { chiSquare: number; df: number; p: number; w: number; meanRanks: number[] }

export function friedman(measures: readonly Numbers[]): Friedman {
  const k = measures.length
  const n = measures[0]!.length
  const totals = new Float64Array(k)
  let tied = 0
  for (let i = 0; i < n; i += 1) {
    const { ranks, ties } = rank(measures.map((one) => one[i]!))
    tied += tieSum(ties)
    ranks.forEach((one, j) => {
      totals[j]! += one
    })
  }
  const above = totals.reduce((total, one) => total + (one - (n * (k + 1)) / 2) ** 2, 0)
  const chiSquare = (12 * above) / (n * k * (k + 1) - tied / (k - 1))
  return {
    chiSquare,
    df: k - 1,
    p: pOfChiSquare(chiSquare, k - 1),
    w: chiSquare / (n * (k - 1)),
    meanRanks: [...totals].map((one) => one / n),
  }
}
