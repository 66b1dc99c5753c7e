/** Does the printed p follow from the printed statistic? Rounding is forgiven; nothing else is. */
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from './p-values.ts'
import type { TestResult } from './test-results.ts'

export type Recomputed = {
  p: number
  consistent: boolean
  /** The mistake changes which side of .05 the result is on. */
  changesDecision: boolean
  /** It agrees only as half of the two-sided p. */
  isOneSided: boolean
}

function tailOf({ test, df, n }: TestResult, value: number): number | null {
  // A correlation printed with its n has two degrees of freedom fewer.
  const [first = test === 'r' && n !== null ? n - 2 : undefined, second] = df
  if (test === 'z') return pOfZ(value)
  if (first === undefined || first <= 0) return null
  if (test === 't') return pOfT(value, first)
  if (test === 'F') return second ? pOfF(value, first, second) : null
  if (test === 'χ2' || test === 'Q' || test === 'H') return pOfChiSquare(value, first)
  return test === 'r' ? pOfR(value, first) : null
}

export function recompute(result: TestResult): Recomputed | null {
  if (result.sign !== '=' || result.p === null) return null
  const half = 0.5 * 10 ** -result.decimals
  const size = Math.abs(result.value)
  const p = tailOf(result, size)
  const highest = tailOf(result, Math.max(0, size - half))
  const lowest = tailOf(result, size + half)
  if (p === null || highest === null || lowest === null) return null

  const printed = result.p
  if (printed === 'ns')
    return { p, consistent: highest > 0.05, changesDecision: highest <= 0.05, isOneSided: false }
  const rounding = printed.sign === '=' ? 0.5 * 10 ** -printed.decimals : 0
  const agrees = (low: number, high: number) => {
    if (printed.sign === '=') return high >= printed.value - rounding && low <= printed.value + rounding
    return printed.sign === '<' || printed.sign === '≤' ? low <= printed.value : high >= printed.value
  }
  // A one-tailed p is half the two-tailed one, and whoever planned it so was right to print it.
  const asTwoSided = agrees(lowest, highest)
  const isOneSided = !asTwoSided && isTwoSided(result) && agrees(lowest / 2, highest / 2)
  const consistent = asTwoSided || isOneSided
  const saysSignificant = printed.sign === '>' || printed.sign === '≥' ? false : printed.value <= 0.05
  return { p, consistent, changesDecision: !consistent && saysSignificant !== p <= 0.05, isOneSided }
}

const isTwoSided = ({ test }: TestResult) => test === 't' || test === 'z' || test === 'r'
