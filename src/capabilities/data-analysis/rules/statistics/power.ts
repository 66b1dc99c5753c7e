/** How many people a study needs, and what chance it has to see an effect. */
import {
  chiSquareQuantile,
  fQuantile,
  noncentralChiSquareAbove,
  noncentralFAbove,
  noncentralTBelow,
  normalBelow,
  normalQuantile,
  tQuantile,
} from '#kit/statistics/distributions.ts'

/** `n`: in each group for t and ANOVA, in all for the others. */
export type PowerOf = (n: number) => number

export const powerOfT =
  (d: number, alpha: number, kind: 'independent' | 'paired'): PowerOf =>
  (n) => {
    const df = kind === 'independent' ? 2 * n - 2 : n - 1
    const shift = Math.abs(d) * Math.sqrt(kind === 'independent' ? n / 2 : n)
    const at = tQuantile(1 - alpha / 2, df)
    return 1 - noncentralTBelow(at, df, shift) + noncentralTBelow(-at, df, shift)
  }

export const powerOfAnova =
  (f: number, groups: number, alpha: number): PowerOf =>
  (n) => {
    const [df1, df2] = [groups - 1, groups * (n - 1)]
    return noncentralFAbove(fQuantile(1 - alpha, df1, df2), df1, df2, groups * n * f * f)
  }

export const powerOfR =
  (r: number, alpha: number): PowerOf =>
  (n) => {
    const t = tQuantile(1 - alpha / 2, n - 2)
    const least = Math.atanh(Math.sqrt((t * t) / (t * t + n - 2)))
    const z = Math.atanh(Math.abs(r)) + Math.abs(r) / (2 * (n - 1))
    const scale = Math.sqrt(n - 3)
    return normalBelow((z - least) * scale) + normalBelow((-z - least) * scale)
  }

export const powerOfChiSquare =
  (w: number, df: number, alpha: number): PowerOf =>
  (n) =>
    noncentralChiSquareAbove(chiSquareQuantile(1 - alpha, df), df, n * w * w)

export const powerOfRegression =
  (f2: number, predictors: number, alpha: number): PowerOf =>
  (n) => {
    const v = n - predictors - 1
    return noncentralFAbove(fQuantile(1 - alpha, predictors, v), predictors, v, f2 * n)
  }

const MOST = 1_000_000

/** The smallest whole number that reaches the power; undefined beyond a million. */
export function neededFor(power: PowerOf, wanted: number, least = 4): number | undefined {
  let [low, high] = [least, least]
  while (power(high) < wanted) {
    low = high
    high *= 2
    if (high > MOST) return undefined
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (power(middle) < wanted) low = middle
    else high = middle
  }
  return power(low) >= wanted ? low : high
}

export const yamane = (population: number, margin: number): number =>
  population / (1 + population * margin ** 2)

/** Cochran's, with the correction for a population that is small. */
export function cochran({
  share,
  margin,
  confidence,
  population,
}: {
  share: number
  margin: number
  confidence: number
  population?: number | undefined
}): number {
  const z = normalQuantile((1 + confidence) / 2)
  const many = (z * z * share * (1 - share)) / margin ** 2
  return population === undefined ? many : many / (1 + (many - 1) / population)
}

export function krejcieMorgan(population: number, margin = 0.05): number {
  const chi = 3.841
  return (chi * population * 0.25) / (margin ** 2 * (population - 1) + chi * 0.25)
}
