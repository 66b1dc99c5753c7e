/** Analyses of variance: one-way, Welch's, two-way, repeated measures; and tests of equal variances. */
import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { noncentralFAbove, pOfChiSquare, pOfF } from '#kit/statistics/distributions.ts'
import { findWhere } from '#kit/statistics/special-functions.ts'
import { addUp, type Interval, mean, type Numbers, quantile, sorted, squares, variance } from './basics.ts'
import { leastSquares, type Term } from './linear-model.ts'

export type FTest = { f: number; df1: number; df2: number; p: number }
export const fTest = (f: number, df1: number, df2: number): FTest => ({ f, df1, df2, p: pOfF(f, df1, df2) })

const LARGEST_F = 1e5

/** A 90 % interval of a share of variance: it cannot be below nought, so that 90 % agrees with a test at 5 %. */
export function shareInterval({ f, df1, df2 }: FTest): Interval {
  // Groups without any spread: all of the variance lies between them, and the search below would have no end.
  if (f > LARGEST_F) return [1, 1]
  const shift = (share: number) =>
    noncentralFAbove(f, df1, df2, 0) >= share
      ? 0
      : findWhere((at) => noncentralFAbove(f, df1, df2, at), share, { least: 0, step: 1 })
  const share = (at: number) => at / (at + df1 + df2 + 1)
  return [share(shift(0.05)), share(shift(0.95))]
}

export type OneWay = FTest & {
  between: number
  within: number
  eta2: number
  omega2: number
  interval: Interval
}

export function oneWay(groups: readonly Numbers[]): OneWay {
  const n = groups.reduce((total, { length }) => total + length, 0)
  const grand = groups.reduce((total, group) => total + addUp(group), 0) / n
  const between = groups.reduce((total, group) => total + group.length * (mean(group) - grand) ** 2, 0)
  const within = groups.reduce((total, group) => total + squares(group), 0)
  const [df1, df2] = [groups.length - 1, n - groups.length]
  const error = within / df2
  const test = fTest(between / df1 / error, df1, df2)
  return {
    ...test,
    between,
    within,
    eta2: between / (between + within),
    omega2: Math.max(0, (between - df1 * error) / (between + within + error)),
    interval: shareInterval(test),
  }
}

export function welchOneWay(groups: readonly Numbers[]): FTest {
  const k = groups.length
  const weights = groups.map((group) => group.length / variance(group))
  const all = weights.reduce((total, one) => total + one, 0)
  const grand = groups.reduce((total, group, at) => total + weights[at]! * mean(group), 0) / all
  const doubt = groups.reduce(
    (total, group, at) => total + (1 - weights[at]! / all) ** 2 / (group.length - 1),
    0,
  )
  const above =
    groups.reduce((total, group, at) => total + weights[at]! * (mean(group) - grand) ** 2, 0) / (k - 1)
  return fTest(above / (1 + (2 * (k - 2) * doubt) / (k * k - 1)), k - 1, (k * k - 1) / (3 * doubt))
}

/** Levene's test; around the median it is Brown and Forsythe's. */
export function levene(groups: readonly Numbers[], around: 'mean' | 'median'): FTest {
  const { f, df1, df2, p } = oneWay(
    groups.map((group) => {
      const middle = around === 'mean' ? mean(group) : quantile(sorted(group), 0.5)
      return Float64Array.from(group, (one) => Math.abs(one - middle))
    }),
  )
  return { f, df1, df2, p }
}

export type Source = FTest & {
  name: 'first' | 'second' | 'both'
  ss: number
  partialEta2: number
  interval: Interval
}
export type TwoWay = { sources: Source[]; rss: number; df: number }

/** Type III sums of squares, as SPSS has them: each effect with all others held. */
export function twoWay(
  outcome: Numbers,
  first: { codes: Numbers; levels: number },
  second: { codes: Numbers; levels: number },
): TwoWay {
  const code = ({ codes, levels }: typeof first): Term[] =>
    Array.from({ length: levels - 1 }, (_, level) => ({
      name: String(level),
      values: Float64Array.from(codes, (one) => (one === level ? 1 : one === levels - 1 ? -1 : 0)),
    }))
  const [a, b] = [code(first), code(second)]
  const both = a.flatMap((one) =>
    b.map((other) => ({
      name: '',
      values: Float64Array.from(one.values, (value, i) => value * other.values[i]!),
    })),
  )
  const full = leastSquares(outcome, [...a, ...b, ...both])
  const source = (name: Source['name'], rest: Term[], df1: number): Source => {
    const ss = leastSquares(outcome, rest).rss - full.rss
    const test = fTest(ss / df1 / (full.rss / full.df), df1, full.df)
    return { ...test, name, ss, partialEta2: ss / (ss + full.rss), interval: shareInterval(test) }
  }
  return {
    sources: [
      source('first', [...b, ...both], a.length),
      source('second', [...a, ...both], b.length),
      source('both', [...a, ...b], both.length),
    ],
    rss: full.rss,
    df: full.df,
  }
}

export type Repeated = FTest & {
  ss: number
  error: number
  partialEta2: number
  interval: Interval
  /** Mauchly's test; absent for two measures, which are always spherical. */
  mauchly?: { w: number; chiSquare: number; df: number; p: number }
  /** Greenhouse and Geisser, Huynh and Feldt: factors of the degrees of freedom. */
  greenhouse: number
  huynh: number
  pGreenhouse: number
  pHuynh: number
}

/** `measures`: one list for each time, in the order of the people. */
export function repeatedMeasures(measures: readonly Numbers[]): Repeated {
  const k = measures.length
  const n = measures[0]!.length
  const columnMeans = measures.map(mean)
  const grand = mean(columnMeans)
  const people = Array.from({ length: n }, (_, i) => measures.reduce((total, one) => total + one[i]!, 0) / k)
  const ss = columnMeans.reduce((total, one) => total + n * (one - grand) ** 2, 0)
  let error = 0
  measures.forEach((one, j) => {
    for (let i = 0; i < n; i += 1) error += (one[i]! - people[i]! - columnMeans[j]! + grand) ** 2
  })
  const [df1, df2] = [k - 1, (k - 1) * (n - 1)]
  const test = fTest(ss / df1 / (error / df2), df1, df2)
  const values = contrastVariances(measures)
  const trace = values.reduce((total, one) => total + one, 0)
  const greenhouse = trace ** 2 / (df1 * values.reduce((total, one) => total + one * one, 0))
  const huynh = Math.min(1, (n * df1 * greenhouse - 2) / (df1 * (n - 1 - df1 * greenhouse)))
  return {
    ...test,
    ss,
    error,
    partialEta2: ss / (ss + error),
    interval: shareInterval(test),
    ...(k > 2 ? { mauchly: mauchly(values, n - 1) } : {}),
    greenhouse,
    huynh,
    pGreenhouse: pOfF(test.f, df1 * greenhouse, df2 * greenhouse),
    pHuynh: pOfF(test.f, df1 * huynh, df2 * huynh),
  }
}

/** The variances along the main axes of the differences between times. */
function contrastVariances(measures: readonly Numbers[]): number[] {
  const k = measures.length
  const means = measures.map(mean)
  const centred = new Matrix(measures.map((one, j) => Array.from(one, (value) => value - means[j]!)))
  const covariance = centred.mmul(centred.transpose()).div(centred.columns - 1)
  // Helmert's contrasts, each of length one.
  const contrasts = new Matrix(
    Array.from({ length: k - 1 }, (_, row) =>
      Array.from({ length: k }, (__, j) => (j <= row ? 1 : j === row + 1 ? -(row + 1) : 0)).map(
        (one) => one / Math.sqrt((row + 1) * (row + 2)),
      ),
    ),
  )
  const of = contrasts.mmul(covariance).mmul(contrasts.transpose())
  return new EigenvalueDecomposition(of, { assumeSymmetric: true }).realEigenvalues
}

function mauchly(values: readonly number[], n: number): NonNullable<Repeated['mauchly']> {
  const p = values.length
  const trace = values.reduce((total, one) => total + one, 0)
  const w = values.reduce((product, one) => product * one, 1) / (trace / p) ** p
  const rho = 1 - (2 * p * p + p + 2) / (6 * n * p)
  const second =
    ((p + 2) * (p - 1) * (p - 2) * (2 * p ** 3 + 6 * p * p + 3 * p + 2)) / (288 * (n * p * rho) ** 2)
  const chiSquare = -n * rho * Math.log(w)
  const df = (p * (p + 1)) / 2 - 1
  const first = pOfChiSquare(chiSquare, df)
  return { w, chiSquare, df, p: first + second * (pOfChiSquare(chiSquare, df + 4) - first) }
}
