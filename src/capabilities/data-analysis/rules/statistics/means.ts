/** Student's and Welch's t, with Cohen's d and its interval from the noncentral distribution. */
import { noncentralTBelow, pOfT, tQuantile } from '#kit/statistics/distributions.ts'
import { findWhere } from '#kit/statistics/special-functions.ts'
import { CONFIDENCE, deviation, type Interval, mean, type Numbers, variance } from './basics.ts'

export type TTest = {
  t: number
  df: number
  p: number
  difference: number
  se: number
  interval: Interval
}
export type Effect = { value: number; interval: Interval }

const TAIL = (1 - CONFIDENCE) / 2

function tTest(difference: number, se: number, df: number): TTest {
  const t = difference / se
  const reach = tQuantile(1 - TAIL, df) * se
  return { t, df, p: pOfT(t, df), difference, se, interval: [difference - reach, difference + reach] }
}

/** A t that came from d × √(size): the shifts under which it would be at the end of its range. */
function effect(t: number, df: number, scale: number): Effect {
  const shift = (share: number) => findWhere((at) => -noncentralTBelow(t, df, at), -share, { from: t - 2 })
  return { value: t * scale, interval: [shift(1 - TAIL) * scale, shift(TAIL) * scale] }
}

export function oneSampleT(values: Numbers, against: number): TTest & { d: Effect } {
  const n = values.length
  const test = tTest(mean(values) - against, deviation(values) / Math.sqrt(n), n - 1)
  return { ...test, d: effect(test.t, n - 1, 1 / Math.sqrt(n)) }
}

export const pairedT = (first: Numbers, second: Numbers): TTest & { d: Effect } =>
  oneSampleT(
    Float64Array.from(first, (one, at) => one - second[at]!),
    0,
  )

export type IndependentT = { equal: TTest; welch: TTest; d: Effect; g: number }

/** What is known of a group whose data may not be at hand. */
export type Group = { mean: number; variance: number; n: number }
const groupOf = (values: Numbers): Group => ({
  mean: mean(values),
  variance: variance(values),
  n: values.length,
})

export const pooledVariance = (a: Group, b: Group): number =>
  ((a.n - 1) * a.variance + (b.n - 1) * b.variance) / (a.n + b.n - 2)

export function welchT(a: Group, b: Group): TTest {
  const [first, second] = [a.variance / a.n, b.variance / b.n]
  const parts = first + second
  const df = parts ** 2 / (first ** 2 / (a.n - 1) + second ** 2 / (b.n - 1))
  return tTest(a.mean - b.mean, Math.sqrt(parts), df)
}

export function independentT(one: Numbers, other: Numbers): IndependentT {
  const [a, b] = [groupOf(one), groupOf(other)]
  const df = a.n + b.n - 2
  const equal = tTest(a.mean - b.mean, Math.sqrt(pooledVariance(a, b) * (1 / a.n + 1 / b.n)), df)
  const d = effect(equal.t, df, Math.sqrt(1 / a.n + 1 / b.n))
  return { equal, welch: welchT(a, b), d, g: d.value * (1 - 3 / (4 * df - 1)) }
}
