/** Two ways of grouping set against each other: χ², Fisher's exact test, Cramér's V. */
import { noncentralChiSquareAbove, pOfChiSquare } from '#kit/statistics/distributions.ts'
import { findWhere, logGamma } from '#kit/statistics/special-functions.ts'
import { CONFIDENCE, type Interval } from './basics.ts'

export type Crosstab = {
  chiSquare: number
  df: number
  p: number
  likelihoodRatio: number
  expected: number[][]
  /** Cells expected to hold fewer than five. */
  thin: number
  leastExpected: number
  v: number
  interval: Interval
  fisher?: Fisher
}
export type Fisher = { p: number; oddsRatio?: number; interval?: Interval }

/** Every row and column must hold something. */
export function crosstab(counts: readonly (readonly number[])[]): Crosstab {
  const rows = counts.map((row) => row.reduce((total, one) => total + one, 0))
  const columns = counts[0]!.map((_, at) => counts.reduce((total, row) => total + row[at]!, 0))
  const n = rows.reduce((total, one) => total + one, 0)
  const expected = rows.map((row) => columns.map((column) => (row * column) / n))
  let [chiSquare, likelihoodRatio] = [0, 0]
  counts.forEach((row, i) => {
    row.forEach((one, j) => {
      const due = expected[i]![j]!
      chiSquare += (one - due) ** 2 / due
      likelihoodRatio += one > 0 ? 2 * one * Math.log(one / due) : 0
    })
  })
  const df = (rows.length - 1) * (columns.length - 1)
  const least = Math.min(rows.length, columns.length) - 1
  const all = expected.flat()
  const fisher = fisherTest(counts)
  return {
    chiSquare,
    df,
    p: pOfChiSquare(chiSquare, df),
    likelihoodRatio,
    expected,
    thin: all.filter((one) => one < 5).length,
    leastExpected: Math.min(...all),
    v: Math.sqrt(chiSquare / (n * least)),
    interval: interval(chiSquare, df, n * least),
    ...(fisher ? { fisher } : {}),
  }
}

function interval(chiSquare: number, df: number, size: number): Interval {
  const shift = (share: number) =>
    noncentralChiSquareAbove(chiSquare, df, 0) >= share
      ? 0
      : findWhere((at) => noncentralChiSquareAbove(chiSquare, df, at), share, { least: 0, step: 1 })
  const end = (share: number) => Math.min(1, Math.sqrt(shift(share) / size))
  return [end((1 - CONFIDENCE) / 2), end((1 + CONFIDENCE) / 2)]
}

/** Tables counted, and cells tried on the way to them, before the exact test is given up. */
const MOST_TABLES = 3_000_000
const MOST_STEPS = 30_000_000
const AS_LIKELY = 1 + 1e-7

/** Undefined where there are too many tables to count, or where the counts are weighted. */
export function fisherTest(counts: readonly (readonly number[])[]): Fisher | undefined {
  if (counts.flat().some((one) => !Number.isInteger(one))) return undefined
  if (counts.length === 2 && counts[0]!.length === 2) return fisherTwo(counts)
  const wide =
    counts.length > counts[0]!.length ? counts[0]!.map((_, at) => counts.map((row) => row[at]!)) : counts
  return fisherMany(wide)
}

function fisherMany(counts: readonly (readonly number[])[]): Fisher | undefined {
  const rows = counts.map((row) => row.reduce((total, one) => total + one, 0))
  const columns = counts[0]!
    .map((_, at) => counts.reduce((total, row) => total + row[at]!, 0))
    .sort((a, b) => b - a)
  const n = rows.reduce((total, one) => total + one, 0)
  const factorials = logFactorials(n)
  const front =
    rows.reduce((total, one) => total + factorials[one]!, 0) +
    columns.reduce((total, one) => total + factorials[one]!, 0) -
    factorials[n]!
  const cells = (of: readonly number[]) => of.reduce((total, one) => total - factorials[one]!, 0)
  const observed = front + counts.reduce((total, row) => total + cells(row), 0)
  const bound = observed + Math.log(AS_LIKELY)
  let [p, looked, steps] = [0, 0, 0]
  const left = [...rows]
  // One column after the other; the last is what is left.
  const fill = (column: number, so: number): void => {
    if (looked > MOST_TABLES) return
    if (column === columns.length - 1) {
      looked += 1
      const log = so + cells(left)
      if (log <= bound) p += Math.exp(log)
      return
    }
    place(0, columns[column]!, column, so)
  }
  const place = (row: number, rest: number, column: number, so: number): void => {
    // A large table has more dead ends than tables.
    steps += 1
    if (steps > MOST_STEPS || looked > MOST_TABLES) return
    if (row === left.length - 1) {
      if (rest > left[row]!) return
      left[row]! -= rest
      fill(column + 1, so - factorials[rest]!)
      left[row]! += rest
      return
    }
    for (let one = Math.min(rest, left[row]!); one >= 0; one -= 1) {
      left[row]! -= one
      place(row + 1, rest - one, column, so - factorials[one]!)
      left[row]! += one
    }
  }
  fill(0, front)
  return looked > MOST_TABLES || steps > MOST_STEPS ? undefined : { p: Math.min(1, p) }
}

function logFactorials(n: number): Float64Array {
  const of = new Float64Array(n + 1)
  for (let i = 2; i <= n; i += 1) of[i] = of[i - 1]! + Math.log(i)
  return of
}

/** With the conditional estimate of the odds ratio and its exact interval. */
function fisherTwo([[a = 0, b = 0] = [], [c = 0, d = 0] = []]: readonly (readonly number[])[]): Fisher {
  const [first, second, taken] = [a + c, b + d, a + b]
  const low = Math.max(0, taken - second)
  const high = Math.min(taken, first)
  const choose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1)
  const logs = Array.from(
    { length: high - low + 1 },
    (_, i) => choose(first, low + i) + choose(second, taken - low - i),
  )
  const shares = (log: number) => {
    const weights = logs.map((one, i) => one + (low + i) * log)
    const most = Math.max(...weights)
    const parts = weights.map((one) => Math.exp(one - most))
    const all = parts.reduce((total, one) => total + one, 0)
    return parts.map((one) => one / all)
  }
  const even = shares(0)
  const bound = even[a - low]! * AS_LIKELY
  const p = Math.min(
    1,
    even.reduce((total, one) => total + (one <= bound ? one : 0), 0),
  )
  const average = (log: number) => shares(log).reduce((total, one, i) => total + one * (low + i), 0)
  const from = (log: number, k: number) =>
    shares(log).reduce((total, one, i) => total + (low + i >= k ? one : 0), 0)
  const tail = (1 - CONFIDENCE) / 2
  const at = (rising: (log: number) => number, value: number) =>
    Math.exp(findWhere(rising, value, { from: -1 }))
  return {
    p,
    oddsRatio: a === low ? 0 : a === high ? Number.POSITIVE_INFINITY : at(average, a),
    interval: [
      a === low ? 0 : at((log) => from(log, a), tail),
      a === high ? Number.POSITIVE_INFINITY : at((log) => from(log, a + 1), 1 - tail),
    ],
  }
}
