/** Tail probabilities and quantiles of the distributions that tests are held against. */
import { findWhere, incompleteBeta, integrate, logGamma, upperGamma } from './special-functions.ts'

/** All two-sided, except those of F and χ², which are one-sided. */
export const pOfT = (t: number, df: number): number => incompleteBeta(df / (df + t * t), df / 2, 0.5)
export const pOfF = (f: number, df1: number, df2: number): number =>
  f <= 0 ? 1 : incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2)
export const pOfChiSquare = (value: number, df: number): number => upperGamma(df / 2, value / 2)
export const pOfZ = (z: number): number => upperGamma(0.5, (z * z) / 2)
export const pOfR = (r: number, df: number): number =>
  Math.abs(r) >= 1 ? 0 : pOfT(r * Math.sqrt(df / (1 - r * r)), df)

const ABOVE = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
]
const BELOW = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
]
const series = (of: readonly number[], x: number) => of.reduce((sum, one) => sum * x + one, 0)

/** Φ(z), by Hart's rational approximation: the integrals below ask for it thousands of times. */
export function normalBelow(z: number): number {
  const size = Math.abs(z)
  if (size > 37) return z > 0 ? 1 : 0
  const front = Math.exp((-size * size) / 2)
  const tail =
    size < 7.07106781186547
      ? (front * series(ABOVE, size)) / series(BELOW, size)
      : front / (size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))))) / 2.506628274631
  return z > 0 ? 1 - tail : tail
}

export const normalQuantile = (p: number): number =>
  p > 0.5 ? -normalQuantile(1 - p) : findWhere(normalBelow, p)
export const tQuantile = (p: number, df: number): number =>
  p < 0.5 ? -tQuantile(1 - p, df) : findWhere((t) => -pOfT(t, df) / 2, p - 1, { least: 0 })
export const chiSquareQuantile = (p: number, df: number): number =>
  findWhere((value) => -pOfChiSquare(value, df), p - 1, { least: 0 })
export const fQuantile = (p: number, df1: number, df2: number): number =>
  findWhere((f) => -pOfF(f, df1, df2), p - 1, { least: 0 })

/** The density of √(χ²/df), in which the spread of a sample varies. */
function spreadDensity(s: number, df: number): number {
  const log =
    (df / 2) * Math.log(df / 2) - logGamma(df / 2) + Math.log(2) + (df - 1) * Math.log(s) - (df * s * s) / 2
  return Math.exp(log)
}

const spreadEnds = (df: number): [number, number] => [
  Math.max(1e-12, 1 - 12 / Math.sqrt(2 * df)),
  1 + 14 / Math.sqrt(2 * df),
]

/** P(T ≤ t) of Student's t around `shift`. */
export function noncentralTBelow(t: number, df: number, shift: number): number {
  const [from, to] = spreadEnds(df)
  return integrate((s) => normalBelow(t * s - shift) * spreadDensity(s, df), from, to, 6)
}

/** Poisson weights from the largest outwards, so that a large shift loses nothing. */
function poissonMixture(mean: number, part: (k: number) => number): number {
  const middle = Math.floor(mean)
  const weightAt = (k: number) => Math.exp(-mean + k * Math.log(mean) - logGamma(k + 1))
  if (mean === 0) return part(0)
  let sum = 0
  for (let k = middle, weight = weightAt(middle); k >= 0 && weight > 1e-17; k -= 1) {
    sum += weight * part(k)
    weight *= k / mean
  }
  for (let k = middle + 1, weight = weightAt(middle + 1); weight > 1e-17; k += 1) {
    sum += weight * part(k)
    weight *= mean / (k + 1)
  }
  return sum
}

export const noncentralChiSquareAbove = (value: number, df: number, shift: number): number =>
  poissonMixture(shift / 2, (k) => upperGamma(df / 2 + k, value / 2))

export const noncentralFAbove = (f: number, df1: number, df2: number, shift: number): number =>
  f <= 0 ? 1 : poissonMixture(shift / 2, (k) => incompleteBeta(df2 / (df2 + df1 * f), df2 / 2, df1 / 2 + k))

/** P(range of k normal values > w). */
function rangeAbove(w: number, k: number): number {
  const below = integrate(
    (z) =>
      ((k * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)) *
      (normalBelow(z) - normalBelow(z - w)) ** (k - 1),
    -8.5,
    8.5,
    2,
  )
  return 1 - below
}

/** The studentised range of k means, from above. */
export function pOfRange(q: number, k: number, df: number): number {
  if (q <= 0) return 1
  const [from, to] = spreadEnds(df)
  const p = integrate((s) => rangeAbove(q * s, k) * spreadDensity(s, df), from, to, df < 10 ? 3 : 1)
  return Math.min(1, Math.max(0, p))
}

export const rangeQuantile = (p: number, k: number, df: number): number => {
  // Six digits are enough for an interval, and each look costs a double integral.
  let [low, high] = [0, 8]
  while (pOfRange(high, k, df) > 1 - p) high *= 2
  for (let i = 0; i < 34; i += 1) {
    const middle = (low + high) / 2
    if (pOfRange(middle, k, df) > 1 - p) low = middle
    else high = middle
  }
  return (low + high) / 2
}
