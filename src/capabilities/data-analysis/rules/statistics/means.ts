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

export function independentT(a: Numbers, b: Numbers): IndependentT {
  const [m, n] = [a.length, b.length]
  const difference = mean(a) - mean(b)
  const [va, vb] = [variance(a), variance(b)]
  const df = m + n - 2
  const pooled = ((m - 1) * va + (n - 1) * vb) / df
  const equal = tTest(difference, Math.sqrt(pooled * (1 / m + 1 / n)), df)
  const parts = va / m + vb / n
  const welchDf = parts ** 2 / ((va / m) ** 2 / (m - 1) + (vb / n) ** 2 / (n - 1))
  const welch = tTest(difference, Math.sqrt(parts), welchDf)
  const d = effect(equal.t, df, Math.sqrt(1 / m + 1 / n))
  return { equal, welch, d, g: d.value * (1 - 3 / (4 * df - 1)) }
}
