/** How two things go together: Pearson, Spearman, Kendall, and Pearson with others held constant. */
import { normalQuantile, pOfR, pOfZ } from '#kit/statistics/distributions.ts'
import { concordantBelow, spearmanAbove } from '#kit/statistics/exact-ranks.ts'
import { CONFIDENCE, type Interval, type Numbers, products, rank, squares } from './basics.ts'
import { leastSquares, type Term } from './linear-model.ts'

export type Correlation = {
  r: number
  n: number
  p: number
  df?: number
  t?: number
  z?: number
  isExact?: boolean
  interval: Interval
}

/** Fisher's interval. */
function fisher(r: number, se: number): Interval {
  const reach = normalQuantile((1 + CONFIDENCE) / 2) * se
  const middle = Math.atanh(Math.max(-1, Math.min(1, r)))
  return [Math.tanh(middle - reach), Math.tanh(middle + reach)]
}

const plainR = (x: Numbers, y: Numbers) =>
  Math.max(-1, Math.min(1, products(x, y) / Math.sqrt(squares(x) * squares(y))))
const tOf = (r: number, df: number) => r * Math.sqrt(df / (1 - r * r))

export function pearson(x: Numbers, y: Numbers): Correlation {
  const [n, r] = [x.length, plainR(x, y)]
  const df = n - 2
  return { r, n, df, t: tOf(r, df), p: pOfR(r, df), interval: fisher(r, 1 / Math.sqrt(n - 3)) }
}

const EXACT_SPEARMAN_BELOW = 1290

export function spearman(x: Numbers, y: Numbers): Correlation {
  const n = x.length
  const [a, b] = [rank(x), rank(y)]
  const r = plainR(a.ranks, b.ranks)
  const isExact = a.ties.length + b.ties.length === 0 && n < EXACT_SPEARMAN_BELOW
  const df = n - 2
  return {
    r,
    n,
    df,
    isExact,
    p: isExact ? exactSpearman(r, n) : pOfR(r, df),
    interval: fisher(r, Math.sqrt((1 + (r * r) / 2) / (n - 3))),
  }
}

function exactSpearman(r: number, n: number): number {
  const s = Math.round(((n ** 3 - n) * (1 - r)) / 6)
  const most = (n ** 3 - n) / 3
  return Math.min(1, 2 * spearmanAbove(Math.max(s, most - s), n))
}

const EXACT_KENDALL_BELOW = 50

/** Tau-b. Discordant pairs are counted while sorting, so that long columns are no burden. */
export function kendall(x: Numbers, y: Numbers): Correlation {
  const n = x.length
  const order = Uint32Array.from(x, (_, at) => at).sort((a, b) => x[a]! - x[b]! || y[a]! - y[b]!)
  const inOrder = Float64Array.from(order, (at) => y[at]!)
  const discordant = inversions(inOrder)
  const [tx, ty] = [rank(x).ties, rank(y).ties]
  const pairs = (t: number) => (t * (t - 1)) / 2
  const total = (ties: readonly number[], of: (t: number) => number) =>
    ties.reduce((all, t) => all + of(t), 0)
  const all = pairs(n)
  const tiedBoth = total(runs(order, x, y), pairs)
  const [nx, ny] = [total(tx, pairs), total(ty, pairs)]
  const concordant = all - nx - ny + tiedBoth - discordant
  const score = concordant - discordant
  const r = score / Math.sqrt((all - nx) * (all - ny))
  const interval = fisher(r, Math.sqrt(0.437 / (n - 4)))
  if (tx.length + ty.length === 0 && n < EXACT_KENDALL_BELOW) {
    const tail = concordantBelow(Math.min(concordant, all - concordant), n)
    return { r, n, p: Math.min(1, 2 * tail), isExact: true, interval }
  }
  const v = (t: number) => t * (t - 1) * (2 * t + 5)
  const three = (t: number) => t * (t - 1) * (t - 2)
  const spread =
    (v(n) - total(tx, v) - total(ty, v)) / 18 +
    (2 * nx * ny) / (n * (n - 1)) +
    (total(tx, three) * total(ty, three)) / (9 * n * (n - 1) * (n - 2))
  const z = score / Math.sqrt(spread)
  return { r, n, z, p: pOfZ(z), isExact: false, interval }
}

/** Sizes of the groups of rows that are equal in both. */
function runs(order: Uint32Array, x: Numbers, y: Numbers): number[] {
  const sizes: number[] = []
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && x[order[to]!] === x[order[from]!] && y[order[to]!] === y[order[from]!])
      to += 1
    if (to - from > 1) sizes.push(to - from)
    from = to
  }
  return sizes
}

/** Pairs that stand in the wrong order, counted by merging. */
function inversions(values: Float64Array): number {
  let [from, to] = [Float64Array.from(values), new Float64Array(values.length)]
  let count = 0
  for (let width = 1; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const [middle, end] = [
        Math.min(start + width, values.length),
        Math.min(start + 2 * width, values.length),
      ]
      let [left, right] = [start, middle]
      for (let at = start; at < end; at += 1)
        if (left < middle && (right >= end || from[left]! <= from[right]!)) to[at] = from[left++]!
        else {
          count += middle - left
          to[at] = from[right++]!
        }
    }
    ;[from, to] = [to, from]
  }
  return count
}

/** What is left of x and y when the others have explained what they can. */
export function partial(x: Numbers, y: Numbers, held: readonly Term[]): Correlation {
  const r = plainR(leastSquares(x, held).residuals, leastSquares(y, held).residuals)
  const n = x.length
  const df = n - 2 - held.length
  return { r, n, df, t: tOf(r, df), p: pOfR(r, df), interval: fisher(r, 1 / Math.sqrt(n - held.length - 3)) }
}
