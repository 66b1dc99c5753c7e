/** Arithmetic written out with its result: "1 − 184.32/270.54 = 0.319", "20 × 100 = 2,000". */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { decimalsOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type ArithmeticToken, arithmeticResult, signsOf, stepsOf, withLostSquares } from './arithmetic.ts'

const CALCULATION = /[-+−–×x*∗·÷/()[\].,%²^\d\s]{5,200}$/
/** The end of what stands before it. */
const LEADING = /^[-\s.,;)\]/]+/
const RESULT = /^\s*([-−–]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s?(%)?(?=$|[\s.,;)\]≈~])/
const MOST_NUMBERS = 14
/** "1 + 1 = 0" is algebra. */
const SMALLEST_RESULT = 10

export const findArithmeticRows = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence) => {
    const text = plainFigures(sentence.text)
    return /[\d)²%]\s*[=≈]/.test(text) ? inText(text, sentence) : []
  })

function inText(text: string, sentence: ReadSentence): StatisticRow[] {
  const parts = text.split(/[=≈]/)
  return parts.slice(0, -1).flatMap((before, at): StatisticRow[] => {
    const result = parts[at + 1]!.match(RESULT)
    const written = before.match(CALCULATION)?.[0].replace(LEADING, '')
    // A letter that touches it belongs to it: "F(2, 40)", "b1 − 3".
    if (!result?.[1] || !written || /[\p{L}_]$/u.test(before.slice(0, -written.length))) return []
    const row = arithmeticRow(written.trim(), result[1], result[2] === '%', sentence)
    return row ? [row] : []
  })
}

function arithmeticRow(
  written: string,
  result: string,
  isShare: boolean,
  sentence: ReadSentence,
): StatisticRow | null {
  const steps = stepsOf(written)
  const numbers = steps?.filter(({ kind }) => kind === 'number').length ?? 0
  if (!steps || numbers < 2 || numbers > MOST_NUMBERS || signsOf(steps).length === 0) return null
  const printed = Number(result.replaceAll(',', '').replace(/[−–]/, '-'))
  const decimals = decimalsOf(result)
  const asShown = (value: number) => (isShare ? 100 * value : value)
  const candidates = [steps, withLostSquares(steps)].flatMap((one) => {
    const value = arithmeticResult(one)
    return value === null ? [] : isShare ? [value, asShown(value)] : [value]
  })
  const [exact] = candidates
  if (exact === undefined || Number.isNaN(printed)) return null
  const fitting = candidates.find((value) => comesOut(value, printed, decimals, steps))
  const row = {
    reports: written.replace(/\s+/g, ' '),
    writes: `= ${result}${isShare ? '%' : ''}`,
    evidence: evidenceOf(sentence),
  }
  const shown = (value: number) => `= ${Number(value.toFixed(Math.max(2, decimals)))}`
  if (fitting !== undefined) return { ...row, computes: shown(fitting), verdict: 'agrees' }
  return isPlain(steps) && !isShare && printed >= SMALLEST_RESULT
    ? {
        ...row,
        computes: shown(exact),
        verdict: 'look-again',
        note: 'The calculation as it is written gives another result. A number or the result may be mistyped.',
      }
    : null
}

/** Rounded, truncated, or rounded up to whole people; the inputs were rounded too. */
function comesOut(
  value: number,
  printed: number,
  decimals: number,
  steps: readonly ArithmeticToken[],
): boolean {
  const loose = steps.some((step) => step.kind === 'number' && /\./.test(step.raw))
  const unit = 10 ** -decimals
  return Math.abs(value - printed) <= unit + (loose ? 0.004 * Math.abs(printed) : 0) + 1e-9
}

/** Two or more whole numbers and one kind of sign: nothing that a lost exponent or a broken line could explain. */
function isPlain(steps: readonly ArithmeticToken[]): boolean {
  const kinds = new Set(signsOf(steps))
  const brackets = steps.some((step) => step.kind === 'sign' && /[()²%]/.test(step.sign))
  const isWhole = steps.every((step) => step.kind === 'sign' || !step.raw.includes('.'))
  const alternates = steps.every((step, at) => (at % 2 === 0) === (step.kind === 'number'))
  return !brackets && isWhole && alternates && kinds.size === 1 && (kinds.has('+') || kinds.has('×'))
}
