/** Logistic and Poisson regression, by iteratively reweighted least squares. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { normalQuantile, pOfChiSquare, pOfZ } from '#kit/statistics/distributions.ts'
import { logGamma } from '#kit/statistics/special-functions.ts'
import { CONFIDENCE, deviation, type Interval, mean, type Numbers, quantile, sorted } from './basics.ts'
import type { Term } from './linear-model.ts'

export type LikelihoodCoefficient = {
  name: string
  b: number
  se: number
  z: number
  p: number
  /** Odds ratio, or ratio of rates. */
  ratio: number
  interval: Interval
}
export type LikelihoodFit = {
  coefficients: LikelihoodCoefficient[]
  n: number
  logLikelihood: number
  nullLogLikelihood: number
  chiSquare: number
  df: number
  p: number
  fitted: Float64Array
  deviance: number
}
export type Separated = { separated: string }
type Family = 'logistic' | 'poisson'

const MOST_STEPS = 60
const STANDS_STILL = 1e-12
/** Chances this near to certain, together with a coefficient that never settles. */
const CERTAIN = 1e-6

export function likelihoodFit(
  family: Family,
  outcome: Numbers,
  terms: readonly Term[],
): LikelihoodFit | Separated {
  const n = outcome.length
  const scales = terms.map(({ values }) => deviation(values) || 1)
  const means = terms.map(({ values }) => mean(values))
  const columns = [
    new Float64Array(n).fill(1),
    ...terms.map(({ values }, j) => Float64Array.from(values, (one) => (one - means[j]!) / scales[j]!)),
  ]
  const k = columns.length
  let b = new Array<number>(k).fill(0)
  b[0] = family === 'logistic' ? Math.log(mean(outcome) / (1 - mean(outcome))) : Math.log(mean(outcome))
  let fitted = fittedAt(family, columns, b)
  let likelihood = logLikelihood(family, outcome, fitted)
  const nullLogLikelihood = likelihood
  let information = Matrix.eye(k)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    information = informationOf(family, columns, fitted)
    const score = columns.map((column) => {
      let total = 0
      for (let i = 0; i < n; i += 1) total += column[i]! * (outcome[i]! - fitted[i]!)
      return total
    })
    const decomposed = new CholeskyDecomposition(information)
    if (!decomposed.isPositiveDefinite()) break
    const move = decomposed.solve(Matrix.columnVector(score)).to1DArray()
    b = b.map((one, j) => one + move[j]!)
    fitted = fittedAt(family, columns, b)
    const next = logLikelihood(family, outcome, fitted)
    const change = Math.abs(next - likelihood)
    likelihood = next
    if (change < STANDS_STILL * (Math.abs(next) + 0.1)) break
  }
  const apart = family === 'logistic' ? separatedBy(terms, fitted, b) : undefined
  if (apart !== undefined) return { separated: apart }
  information = informationOf(family, columns, fitted)
  const covariance = new CholeskyDecomposition(information).solve(Matrix.eye(k))
  const chiSquare = 2 * (likelihood - nullLogLikelihood)
  const df = terms.length
  return {
    coefficients: coefficientsOf(terms, b, covariance, means, scales),
    n,
    logLikelihood: likelihood,
    nullLogLikelihood,
    chiSquare,
    df,
    p: pOfChiSquare(chiSquare, df),
    fitted,
    deviance: family === 'logistic' ? -2 * likelihood : poissonDeviance(outcome, fitted),
  }
}

function fittedAt(family: Family, columns: readonly Float64Array[], b: readonly number[]): Float64Array {
  const n = columns[0]!.length
  const out = new Float64Array(n)
  columns.forEach((column, j) => {
    for (let i = 0; i < n; i += 1) out[i]! += b[j]! * column[i]!
  })
  return out.map((eta) => (family === 'logistic' ? 1 / (1 + Math.exp(-eta)) : Math.exp(Math.min(700, eta))))
}

function informationOf(family: Family, columns: readonly Float64Array[], fitted: Float64Array): Matrix {
  const k = columns.length
  const weights = family === 'logistic' ? fitted.map((one) => one * (1 - one)) : fitted
  const of = Matrix.zeros(k, k)
  for (let a = 0; a < k; a += 1)
    for (let b = a; b < k; b += 1) {
      let total = 0
      for (let i = 0; i < fitted.length; i += 1) total += weights[i]! * columns[a]![i]! * columns[b]![i]!
      of.set(a, b, total)
      of.set(b, a, total)
    }
  return of
}

function logLikelihood(family: Family, outcome: Numbers, fitted: Float64Array): number {
  let total = 0
  for (let i = 0; i < fitted.length; i += 1) {
    const [y, mu] = [outcome[i]!, fitted[i]!]
    if (family === 'logistic') total += Math.log(Math.max(1e-300, y === 1 ? mu : 1 - mu))
    else total += y * Math.log(mu) - mu - logGamma(y + 1)
  }
  return total
}

const poissonDeviance = (outcome: Numbers, fitted: Float64Array) =>
  fitted.reduce((total, mu, i) => {
    const y = outcome[i]!
    return total + 2 * ((y > 0 ? y * Math.log(y / mu) : 0) - (y - mu))
  }, 0)

/** The term that tells the outcome apart without a mistake, if one does. */
function separatedBy(terms: readonly Term[], fitted: Float64Array, b: readonly number[]): string | undefined {
  const isCertain = fitted.some((one) => one < CERTAIN || one > 1 - CERTAIN)
  const slopes = b.slice(1).map(Math.abs)
  const most = slopes.indexOf(Math.max(...slopes))
  return isCertain && slopes[most]! > 4 ? terms[most]!.name : undefined
}

function coefficientsOf(
  terms: readonly Term[],
  b: readonly number[],
  covariance: Matrix,
  means: readonly number[],
  scales: readonly number[],
): LikelihoodCoefficient[] {
  const reach = normalQuantile((1 + CONFIDENCE) / 2)
  const make = (name: string, value: number, se: number): LikelihoodCoefficient => ({
    name,
    b: value,
    se,
    z: value / se,
    p: pOfZ(value / se),
    ratio: Math.exp(value),
    interval: [Math.exp(value - reach * se), Math.exp(value + reach * se)],
  })
  const back = [1, ...means.map((one, j) => -one / scales[j]!)]
  let spread = 0
  for (let i = 0; i < back.length; i += 1)
    for (let j = 0; j < back.length; j += 1) spread += back[i]! * back[j]! * covariance.get(i, j)
  const constant = back.reduce((total, one, j) => total + one * b[j]!, 0)
  return [
    make('(Constant)', constant, Math.sqrt(spread)),
    ...terms.map(({ name }, j) =>
      make(name, b[j + 1]! / scales[j]!, Math.sqrt(covariance.get(j + 1, j + 1)) / scales[j]!),
    ),
  ]
}

export type LogisticFigures = {
  coxSnell: number
  nagelkerke: number
  /** Undefined where too few different chances were predicted. */
  hosmer?: { chiSquare: number; df: number; p: number }
  /** Rows: observed no, yes; columns: predicted. */
  classified: [[number, number], [number, number]]
  correct: number
}

export function logisticFigures(outcome: Numbers, fit: LikelihoodFit): LogisticFigures {
  const { n, logLikelihood: full, nullLogLikelihood: none, fitted } = fit
  const coxSnell = 1 - Math.exp((2 * (none - full)) / n)
  const classified: LogisticFigures['classified'] = [
    [0, 0],
    [0, 0],
  ]
  fitted.forEach((one, i) => {
    classified[outcome[i] === 1 ? 1 : 0][one >= 0.5 ? 1 : 0] += 1
  })
  const hosmer = hosmerLemeshow(outcome, fitted)
  return {
    coxSnell,
    nagelkerke: coxSnell / (1 - Math.exp((2 * none) / n)),
    ...(hosmer ? { hosmer } : {}),
    classified,
    correct: (classified[0][0] + classified[1][1]) / n,
  }
}

const TENTHS = 10

function hosmerLemeshow(outcome: Numbers, fitted: Float64Array): LogisticFigures['hosmer'] {
  const ordered = sorted(fitted)
  const ends = [...new Set(Array.from({ length: TENTHS + 1 }, (_, i) => quantile(ordered, i / TENTHS)))]
  const groups = ends.slice(1).map(() => ({ n: 0, seen: 0, due: 0 }))
  if (groups.length < 3) return undefined
  fitted.forEach((one, i) => {
    const found = ends.slice(1).findIndex((end) => one <= end)
    const group = groups[found < 0 ? groups.length - 1 : found]!
    group.n += 1
    group.seen += outcome[i]!
    group.due += one
  })
  const chiSquare = groups.reduce(
    (total, { n, seen, due }) =>
      total + (n === 0 ? 0 : (seen - due) ** 2 / due + (seen - due) ** 2 / (n - due)),
    0,
  )
  const df = groups.length - 2
  return { chiSquare, df, p: pOfChiSquare(chiSquare, df) }
}
