/** Intervals of coefficients and odds ratios: symmetric about their estimate, and as wide as the standard error implies. */

import { pOfT } from '#kit/statistics/distributions.ts'
import { type Printed, type Range, shownAs } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { Coefficient } from './coefficient.ts'

type IntervalEvidence = StatisticRow['evidence']

/** The multiplier of a 95% interval: 1.96 for z, more for t. */
export function multiplierOf(df: number | null): number {
  if (df === null) return 1.959964
  let [low, high] = [1.9, 13]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (pOfT(middle, df) > 0.05) low = middle
    else high = middle
  }
  return low
}

const LARGEST_MULTIPLIER = 2.8

const halfOf = (...numbers: Printed[]) => Math.max(...numbers.map(({ decimals }) => 0.5 * 10 ** -decimals))

/** With a doubtful minus sign the interval may be a different one, and is not judged. */
export function coefficientInterval(
  { b, error, low, high }: Coefficient,
  named: string,
  df: number | null,
  evidence: IntervalEvidence,
): StatisticRow | null {
  if (!b || !low || !high) return null
  const row = { reports: `${named}B = ${b.text}, [${low.text}, ${high.text}]`, writes: '95% CI', evidence }
  if ([b, low, high].some(({ unsure }) => unsure))
    return {
      ...row,
      computes: '–',
      verdict: 'cannot-be-computed',
      note: 'A sign in this row cannot be read in the file.',
    }
  const rounding = halfOf(b, low, high)
  const centre = (low.value + high.value) / 2
  // A minus lost in extraction moves the centre by twice a limit; that is not the student's fault.
  if (low.value > high.value)
    return {
      ...row,
      computes: '–',
      verdict: 'cannot-be-computed',
      note: 'The limits stand the other way round: a sign may be lost in the file.',
    }
  if (Math.abs(centre - b.value) > 2.5 * rounding)
    return {
      ...row,
      computes: `the middle of the interval is ${shownAs(centre, b.decimals)}`,
      verdict: 'look-again',
      note: 'An interval of a coefficient is even about it. One of the three may be mistyped.',
    }
  if (!error || error.value <= 0) return { ...row, computes: `${b.text} is its middle`, verdict: 'agrees' }
  const width = (high.value - low.value) / 2
  const [least, most] =
    df === null ? [1.94, LARGEST_MULTIPLIER] : [multiplierOf(df) - 0.02, multiplierOf(df) + 0.02]
  const range: Range = { low: least * error.low - 2 * rounding, high: most * error.high + 2 * rounding }
  const exact = multiplierOf(df) * error.value
  const limits = `[${shownAs(b.value - exact, low.decimals)}, ${shownAs(b.value + exact, high.decimals)}]`
  return width >= range.low && width <= range.high
    ? { ...row, computes: limits, verdict: 'agrees' }
    : {
        ...row,
        computes: limits,
        verdict: 'look-again',
        note: 'A 95% interval reaches about two standard errors to either side. The error or a limit may be mistyped.',
      }
}

/** On the log scale the interval of a ratio is symmetric about it. */
export function oddsInterval(
  { b, error, odds, low, high }: Coefficient,
  named: string,
  evidence: IntervalEvidence,
): StatisticRow | null {
  if (!odds || !low || !high || odds.value <= 0 || low.value <= 0 || high.value === low.value) return null
  const row = {
    reports: `${named}OR = ${odds.text}, [${low.text}, ${high.text}]`,
    writes: '95% CI',
    evidence,
  }
  // No sign can have been lost: nothing here is below zero.
  if (low.value > high.value)
    return {
      ...row,
      computes: '–',
      verdict: 'look-again',
      note: 'The lower limit is above the upper one. One of the two may be mistyped, or they stand the wrong way round.',
    }
  const logs = (printed: Printed): Range | null =>
    printed.low <= 0 ? null : { low: Math.log(printed.low), high: Math.log(printed.high) }
  const [from, to, at] = [logs(low), logs(high), logs(odds)]
  if (!from || !to || !at) return null
  const centre = { low: (from.low + to.low) / 2, high: (from.high + to.high) / 2 }
  // Exact and profile intervals are slightly asymmetric; those from B and its error are not.
  const slack = b && error ? 0.02 : 0.25 * (to.high - from.low)
  if (centre.high < at.low - slack || centre.low > at.high + slack)
    return {
      ...row,
      computes: `the middle of the interval is ${shownAs(Math.exp((centre.low + centre.high) / 2), odds.decimals)}`,
      verdict: 'look-again',
      note: 'An interval of an odds ratio is even about it on the scale of logarithms. One of the three may be mistyped.',
    }
  if (!b || !error || error.value <= 0)
    return { ...row, computes: `${odds.text} is its middle`, verdict: 'agrees' }
  const half = { low: (to.low - from.high) / 2, high: (to.high - from.low) / 2 }
  const limits = [-1.96, 1.96].map((by) => shownAs(Math.exp(b.value + by * error.value), low.decimals))
  return half.high >= 1.94 * error.low - slack && half.low <= 1.98 * error.high + slack
    ? { ...row, computes: `[${limits.join(', ')}]`, verdict: 'agrees' }
    : {
        ...row,
        computes: `[${limits.join(', ')}]`,
        verdict: 'look-again',
        note: 'A 95% interval of an odds ratio reaches 1.96 standard errors of B to either side, on the scale of logarithms.',
      }
}
