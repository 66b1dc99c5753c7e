/** Least squares. Columns are centred and scaled first, so that years and kwacha can stand side by side. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { pOfF, pOfT, tQuantile } from '#kit/statistics/distributions.ts'
import { CONFIDENCE, type Interval, mean, type Numbers, squares } from './basics.ts'

export type Term = { name: string; values: Numbers }
export type Coefficient = {
  name: string
  b: number
  se: number
  t: number
  p: number
  interval: Interval
  /** Standardised; not for the constant. */
  beta?: number
  vif?: number
}
export type Fit = {
  coefficients: Coefficient[]
  n: number
  rss: number
  tss: number
  df: number
  r2: number
  adjusted: number
  f: number
  df1: number
  p: number
  /** Standard error of the estimate. */
  sigma: number
  fitted: Float64Array
  residuals: Float64Array
  leverages: Float64Array
}

/** Below this share of its own variation a column repeats the others. */
const REPEATS = 1e-9

type Scaled = { columns: Float64Array[]; means: number[]; scales: number[] }

function scale(terms: readonly Term[]): Scaled {
  const means = terms.map(({ values }) => mean(values))
  const scales = terms.map(({ values }) => Math.sqrt(squares(values)) || 1)
  const columns = terms.map(({ values }, at) =>
    Float64Array.from(values, (one) => (one - means[at]!) / scales[at]!),
  )
  return { columns, means, scales }
}

const dot = (a: Float64Array, b: Float64Array) => {
  let total = 0
  for (let i = 0; i < a.length; i += 1) total += a[i]! * b[i]!
  return total
}

/** The terms that are an exact combination of those before them, or that never vary. */
export function repeated(terms: readonly Term[]): string[] {
  const { columns } = scale(terms)
  const kept: Float64Array[] = []
  return terms.flatMap(({ name }, at) => {
    const rest = Float64Array.from(columns[at]!)
    for (let pass = 0; pass < 2; pass += 1)
      for (const one of kept) {
        const share = dot(rest, one)
        for (let i = 0; i < rest.length; i += 1) rest[i]! -= share * one[i]!
      }
    const left = dot(rest, rest)
    if (left < REPEATS) return [name]
    const size = Math.sqrt(left)
    kept.push(rest.map((one) => one / size))
    return []
  })
}

/** The terms must not repeat each other: `repeated` says which do. */
export function leastSquares(outcome: Numbers, terms: readonly Term[]): Fit {
  const n = outcome.length
  const { columns, means, scales } = scale(terms)
  const middle = mean(outcome)
  const y = Float64Array.from(outcome, (one) => one - middle)
  const inverse = inverseOfProducts(columns)
  const b = solution(columns, y, inverse)
  const fitted = new Float64Array(n).fill(middle)
  columns.forEach((column, j) => {
    for (let i = 0; i < n; i += 1) fitted[i]! += b[j]! * column[i]!
  })
  const residuals = Float64Array.from(outcome, (one, i) => one - fitted[i]!)
  const k = terms.length
  const df = n - k - 1
  const [rss, tss] = [dot(residuals, residuals), dot(y, y)]
  const s2 = rss / df
  const r2 = 1 - rss / tss
  const f = k === 0 ? Number.NaN : (tss - rss) / k / s2
  const reach = tQuantile((1 + CONFIDENCE) / 2, df)
  const coefficient = (name: string, value: number, se: number): Coefficient => {
    const t = value / se
    return { name, b: value, se, t, p: pOfT(t, df), interval: [value - reach * se, value + reach * se] }
  }
  const slopes = terms.map(({ name }, j) => ({
    ...coefficient(name, b[j]! / scales[j]!, Math.sqrt(s2 * inverse.get(j, j)) / scales[j]!),
    beta: b[j]! / Math.sqrt(tss),
    vif: inverse.get(j, j),
  }))
  const toMeans = means.map((one, j) => one / scales[j]!)
  let spread = 1 / n
  for (let i = 0; i < k; i += 1)
    for (let j = 0; j < k; j += 1) spread += toMeans[i]! * toMeans[j]! * inverse.get(i, j)
  const constant = middle - slopes.reduce((total, slope, j) => total + slope.b * means[j]!, 0)
  return {
    coefficients: [coefficient('(Constant)', constant, Math.sqrt(s2 * spread)), ...slopes],
    n,
    rss,
    tss,
    df,
    r2,
    f,
    sigma: Math.sqrt(s2),
    fitted,
    residuals,
    adjusted: 1 - ((1 - r2) * (n - 1)) / df,
    df1: k,
    p: k === 0 ? Number.NaN : pOfF(f, k, df),
    leverages: leverages(columns, inverse, n),
  }
}

function inverseOfProducts(columns: readonly Float64Array[]): Matrix {
  const k = columns.length
  const gram = Matrix.zeros(k, k)
  for (let i = 0; i < k; i += 1)
    for (let j = i; j < k; j += 1) {
      const value = dot(columns[i]!, columns[j]!)
      gram.set(i, j, value)
      gram.set(j, i, value)
    }
  return k === 0 ? gram : new CholeskyDecomposition(gram).solve(Matrix.eye(k))
}

function solution(columns: readonly Float64Array[], y: Float64Array, inverse: Matrix): number[] {
  const right = columns.map((column) => dot(column, y))
  return right.map((_, j) => right.reduce((total, one, i) => total + inverse.get(j, i) * one, 0))
}

function leverages(columns: readonly Float64Array[], inverse: Matrix, n: number): Float64Array {
  const h = new Float64Array(n).fill(1 / n)
  columns.forEach((one, i) => {
    columns.slice(0, i + 1).forEach((other, j) => {
      // Each pair stands twice in the sum.
      const weight = inverse.get(i, j) * (i === j ? 1 : 2)
      for (let row = 0; row < n; row += 1) h[row]! += weight * one[row]! * other[row]!
    })
  })
  return h
}

/** Cook's distances. */
export function cooks({ residuals, leverages: h, sigma, df1 }: Fit): Float64Array {
  return residuals.map((e, i) => (e * e * h[i]!) / ((df1 + 1) * sigma ** 2 * (1 - h[i]!) ** 2))
}

export function durbinWatson({ residuals, rss }: Fit): number {
  let total = 0
  for (let i = 1; i < residuals.length; i += 1) total += (residuals[i]! - residuals[i - 1]!) ** 2
  return total / rss
}
