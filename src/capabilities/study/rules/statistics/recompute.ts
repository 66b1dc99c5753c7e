/** Does the printed p follow from the printed statistic? Rounding is allowed for; nothing else is. */
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from '#kit/statistics/distributions.ts'
import type { PrintedP, TestResult } from './test-results.ts'

export type Recomputed = {
  p: number
  consistent: boolean
  /** The error moves the result to the other side of .05. */
  changesDecision: boolean
  /** The one-sided p, if only that agrees. */
  oneSided: number | null
}

function tailOf({ test, df, n }: TestResult, value: number): number | null {
  // A correlation printed with its n has n − 2 degrees of freedom.
  const [first = test === 'r' && n !== null ? n - 2 : undefined, second] = df
  if (test === 'z') return pOfZ(value)
  if (first === undefined || first <= 0) return null
  if (test === 't') return pOfT(value, first)
  if (test === 'F') return second ? pOfF(value, first, second) : null
  if (test === 'χ2' || test === 'Q' || test === 'H') return pOfChiSquare(value, first)
  return test === 'r' ? pOfR(value, first) : null
}

/** The direction of the tests, as the text gives it: one-sided, two-sided, or both. */
export type Sides = { saysOne: boolean; saysTwo: boolean }
const NOT_SAID: Sides = { saysOne: false, saysTwo: false }

/** A round p may be a bound; one like .163 is always exact. */
const isBound = ({ value, decimals }: PrintedP) =>
  decimals < 3 || /^0*[15]0*$/.test(value.toFixed(decimals).slice(2))

export function recompute(result: TestResult, sides: Sides = NOT_SAID): Recomputed | null {
  if (result.sign !== '=' || result.p === null) return null
  const half = 0.5 * 10 ** -result.decimals
  const size = Math.abs(result.value)
  const p = tailOf(result, size)
  const highest = tailOf(result, Math.max(0, size - half))
  const lowest = tailOf(result, size + half)
  if (p === null || highest === null || lowest === null) return null

  const printed = result.p
  if (printed === 'ns')
    return { p, consistent: highest > 0.05, changesDecision: highest <= 0.05, oneSided: null }
  const sign = printed.sign === 'unknown' ? (isBound(printed) ? null : '=') : printed.sign
  if (sign === null) return null
  const unit = sign === '=' ? 10 ** -printed.decimals : 0
  // A five may be rounded either way; a p with three decimals is sometimes truncated.
  const above = printed.decimals >= 3 ? unit : unit / 2
  const agrees = (low: number, high: number) => {
    if (sign === '=') return high >= printed.value - unit / 2 - 1e-12 && low <= printed.value + above + 1e-12
    return sign === '<' || sign === '≤' ? low <= printed.value : high >= printed.value
  }
  const asTwoSided = agrees(lowest, highest)
  // A one-tailed p is half the two-tailed one, and is right if the test was planned so.
  const mayBeOneSided = !asTwoSided && isTwoSided(result) && (sides.saysOne || !sides.saysTwo)
  const asHalf = mayBeOneSided && agrees(lowest / 2, highest / 2)
  // If the difference is in the unexpected direction, the one-tailed p is one minus that half; above .5 it is always so.
  const isOneSided = sides.saysOne || (sign === '=' && printed.value > 0.5)
  const asRest = mayBeOneSided && !asHalf && isOneSided && agrees(1 - highest / 2, 1 - lowest / 2)
  const consistent = asTwoSided || asHalf || asRest
  const saysSignificant = sign === '>' || sign === '≥' ? false : printed.value <= 0.05
  return {
    p,
    consistent,
    changesDecision: !consistent && saysSignificant !== p <= 0.05,
    oneSided: asHalf ? p / 2 : asRest ? 1 - p / 2 : null,
  }
}

const isTwoSided = ({ test }: TestResult) => test === 't' || test === 'z' || test === 'r'
