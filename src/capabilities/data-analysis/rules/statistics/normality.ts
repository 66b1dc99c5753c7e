/** Shapiro and Wilk's test, as Royston computes it (AS R94); skewness and kurtosis as SPSS prints them. */
import { normalBelow, normalQuantile } from '#kit/statistics/distributions.ts'
import { mean, type Numbers, sorted, squares } from './basics.ts'

export const SHAPIRO_MOST = 5_000

const along = (of: readonly number[], x: number) => of.reduceRight((total, one) => total * x + one, 0)

const FIRST = [0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056]
const SECOND = [0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633]

/** For 3 to 5,000 values that are not all equal. */
export function shapiroWilk(values: Numbers): { w: number; p: number } {
  const x = sorted(values)
  const n = x.length
  const a = weights(n)
  const half = Math.floor(n / 2)
  let slope = 0
  for (let i = 0; i < half; i += 1) slope += a[i]! * (x[n - 1 - i]! - x[i]!)
  const w = Math.min(1, slope ** 2 / squares(x))
  return { w, p: pOfW(w, n) }
}

function weights(n: number): Float64Array {
  const half = Math.floor(n / 2)
  if (n === 3) return Float64Array.of(Math.SQRT1_2)
  const m = Float64Array.from({ length: half }, (_, i) => normalQuantile((i + 1 - 0.375) / (n + 0.25)))
  const all = 2 * m.reduce((total, one) => total + one * one, 0)
  const root = Math.sqrt(all)
  const small = 1 / Math.sqrt(n)
  const [m1, m2] = [m[0]!, m[1] ?? 0]
  const a1 = along(FIRST, small) - m1 / root
  if (n <= 5) {
    const factor = Math.sqrt((all - 2 * m1 * m1) / (1 - 2 * a1 * a1))
    return m.map((one, i) => (i === 0 ? a1 : -one / factor))
  }
  const a2 = along(SECOND, small) - m2 / root
  const factor = Math.sqrt((all - 2 * m1 * m1 - 2 * m2 * m2) / (1 - 2 * a1 * a1 - 2 * a2 * a2))
  return m.map((one, i) => (i === 0 ? a1 : i === 1 ? a2 : -one / factor))
}

function pOfW(w: number, n: number): number {
  if (n === 3) return Math.max(0, (6 / Math.PI) * (Math.asin(Math.sqrt(w)) - Math.asin(Math.sqrt(0.75))))
  const y = Math.log(1 - w)
  const size = Math.log(n)
  if (n <= 11) {
    const gamma = -2.273 + 0.459 * n
    if (y >= gamma) return 1e-99
    const middle = along([0.544, -0.39978, 0.025054, -6.714e-4], n)
    const spread = Math.exp(along([1.3822, -0.77857, 0.062767, -0.0020322], n))
    return normalBelow(-(-Math.log(gamma - y) - middle) / spread)
  }
  const middle = along([-1.5861, -0.31082, -0.083751, 0.0038915], size)
  const spread = Math.exp(along([-0.4803, -0.082676, 0.0030302], size))
  return normalBelow(-(y - middle) / spread)
}

function moment(values: Numbers, power: number): number {
  const middle = mean(values)
  let total = 0
  for (let i = 0; i < values.length; i += 1) total += (values[i]! - middle) ** power
  return total / values.length
}

export function skewness(values: Numbers): number {
  const n = values.length
  const plain = moment(values, 3) / moment(values, 2) ** 1.5
  return (plain * Math.sqrt(n * (n - 1))) / (n - 2)
}

export function kurtosis(values: Numbers): number {
  const n = values.length
  const plain = moment(values, 4) / moment(values, 2) ** 2 - 3
  return ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * plain + 6)
}
