/** Factor analysis: sampling adequacy, Bartlett's test, principal components or principal axes, varimax. */
import { EigenvalueDecomposition, inverse, Matrix, SVD } from 'ml-matrix'
import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import { deviation, type Numbers, products } from './basics.ts'

export type Factors = {
  kmo: number
  kmoOfItems: number[]
  bartlett: { chiSquare: number; df: number; p: number }
  /** Of the correlation matrix, the largest first. */
  eigenvalues: number[]
  count: number
  /** Item by factor, after rotation. */
  loadings: number[][]
  communalities: number[]
  /** Sums of squared loadings after rotation. */
  explained: number[]
  /** A communality above one: the solution cannot be trusted. */
  isImproper: boolean
}
export type Extraction = 'components' | 'axes'

export function correlations(items: readonly Numbers[]): Matrix {
  const n = items[0]!.length
  const sds = items.map(deviation)
  return new Matrix(
    items.map((a, i) => items.map((b, j) => (i === j ? 1 : products(a, b) / ((n - 1) * sds[i]! * sds[j]!)))),
  )
}

/** Undefined where an item is an exact combination of others. */
export function factors(
  items: readonly Numbers[],
  { extraction, count }: { extraction: Extraction; count?: number | undefined },
): Factors | undefined {
  const r = correlations(items)
  const k = items.length
  const ordered = eigen(r)
  if (ordered.at(-1)!.value < 1e-9) return undefined
  const inverted = inverse(r)
  const eigenvalues = ordered.map(({ value }) => value)
  const used = Math.min(k, Math.max(1, count ?? eigenvalues.filter((one) => one > 1).length))
  const raw = extraction === 'components' ? loadingsOf(ordered, used) : principalAxes(r, inverted, used)
  const turned = used > 1 ? varimax(raw) : raw
  const { loadings, explained } = inOrder(turned)
  const communalities = loadings.map((row) => row.reduce((total, one) => total + one * one, 0))
  const n = items[0]!.length
  const logDeterminant = eigenvalues.reduce((total, one) => total + Math.log(one), 0)
  const chiSquare = -(n - 1 - (2 * k + 5) / 6) * logDeterminant
  const df = (k * (k - 1)) / 2
  return {
    ...adequacy(r, inverted),
    bartlett: { chiSquare, df, p: pOfChiSquare(chiSquare, df) },
    eigenvalues,
    count: used,
    loadings,
    communalities,
    explained,
    isImproper: communalities.some((one) => one > 1 + 1e-6),
  }
}

type Axis = { value: number; vector: number[] }

function eigen(r: Matrix): Axis[] {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(r, { assumeSymmetric: true })
  return realEigenvalues
    .map((value, j) => ({ value, vector: eigenvectorMatrix.getColumn(j) }))
    .sort((a, b) => b.value - a.value)
}

const loadingsOf = (axes: readonly Axis[], count: number): Matrix =>
  new Matrix(
    axes[0]!.vector.map((_, i) =>
      axes.slice(0, count).map(({ value, vector }) => vector[i]! * Math.sqrt(Math.max(0, value))),
    ),
  )

const MOST_STEPS = 5_000

/** The diagonal begins with what each item shares with the others, and is replaced until it stands still. */
function principalAxes(r: Matrix, inverted: Matrix, count: number): Matrix {
  const k = r.rows
  let shared = Array.from({ length: k }, (_, i) => 1 - 1 / inverted.get(i, i))
  let loadings = new Matrix(k, count)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const reduced = r.clone()
    shared.forEach((one, i) => {
      reduced.set(i, i, one)
    })
    loadings = loadingsOf(eigen(reduced), count)
    const next = loadings.to2DArray().map((row) => row.reduce((total, one) => total + one * one, 0))
    const change = next.reduce((most, one, i) => Math.max(most, Math.abs(one - shared[i]!)), 0)
    shared = next
    if (change < 1e-9 || shared.some((one) => one > 1.5)) break
  }
  return loadings
}

/** With Kaiser's normalisation. */
function varimax(raw: Matrix): Matrix {
  const [k, m] = [raw.rows, raw.columns]
  const lengths = raw
    .to2DArray()
    .map((row) => Math.sqrt(row.reduce((total, one) => total + one * one, 0)) || 1)
  const normal = new Matrix(raw.to2DArray().map((row, i) => row.map((one) => one / lengths[i]!)))
  let turn = Matrix.eye(m)
  let before = 0
  for (let step = 0; step < 1_000; step += 1) {
    const z = normal.mmul(turn)
    const weights = Array.from(
      { length: m },
      (_, j) => z.getColumn(j).reduce((total, one) => total + one * one, 0) / k,
    )
    const cubed = new Matrix(z.to2DArray().map((row) => row.map((one, j) => one ** 3 - one * weights[j]!)))
    const { leftSingularVectors, rightSingularVectors, diagonal } = new SVD(normal.transpose().mmul(cubed))
    turn = leftSingularVectors.mmul(rightSingularVectors.transpose())
    const now = diagonal.reduce((total, one) => total + one, 0)
    if (now < before * (1 + 1e-14)) break
    before = now
  }
  return new Matrix(
    normal
      .mmul(turn)
      .to2DArray()
      .map((row, i) => row.map((one) => one * lengths[i]!)),
  )
}

/** The factor that explains most comes first, and points to where its loadings do. */
function inOrder(turned: Matrix): Pick<Factors, 'loadings' | 'explained'> {
  const columns = Array.from({ length: turned.columns }, (_, j) => turned.getColumn(j))
    .map((column) => {
      const sign = column.reduce((total, one) => total + one, 0) < 0 ? -1 : 1
      return {
        values: column.map((one) => one * sign),
        ss: column.reduce((total, one) => total + one * one, 0),
      }
    })
    .sort((a, b) => b.ss - a.ss)
  return {
    loadings: Array.from({ length: turned.rows }, (_, i) => columns.map(({ values }) => values[i]!)),
    explained: columns.map(({ ss }) => ss),
  }
}

/** Kaiser, Meyer and Olkin's measure. */
function adequacy(r: Matrix, inverted: Matrix): Pick<Factors, 'kmo' | 'kmoOfItems'> {
  const k = r.rows
  const [plain, partial] = [new Float64Array(k), new Float64Array(k)]
  for (let i = 0; i < k; i += 1)
    for (let j = 0; j < k; j += 1) {
      if (i === j) continue
      plain[i]! += r.get(i, j) ** 2
      partial[i]! += inverted.get(i, j) ** 2 / (inverted.get(i, i) * inverted.get(j, j))
    }
  const all = (of: Float64Array) => of.reduce((total, one) => total + one, 0)
  return {
    kmo: all(plain) / (all(plain) + all(partial)),
    kmoOfItems: [...plain].map((one, i) => one / (one + partial[i]!)),
  }
}
