/**
 * Confidence intervals with the estimate before them: whether the estimate lies inside, in the middle where it should,
 * and on the side of its null value that the p says.
 */
import { type Evidence, evidenceOf } from '../evidence.ts'
import { pOfZ } from '../p-values.ts'
import { repairSymbols } from '../repair-symbols.ts'
import type { OwnStudy } from './own-study.ts'
import { COUNT, DECIMAL, decimalsOf, readCount, readDecimal, roundingOf } from './printed-number.ts'
import type { StatisticRow } from './statistic-row.ts'

const RATIOS = String.raw`[aAcC]?ORs?|a?RR|a?HR|a?IRR|APR|PR|[Oo]dds ratio|[Rr]isk ratio|[Rr]elative risk|[Hh]azard ratio`
const DIFFERENCES = "mean difference|difference|MD|SMD|Cohen['’]s d|Hedges['’]? g|d|g|β|B|b"
const NAME = `(?<name>${RATIOS}|${DIFFERENCES}|M|[Mm]ean|r)`
const FORM = new RegExp(
  String.raw`(?<![A-Za-zÀ-ɏ\d])${NAME}\s*(?:\(\d+\))?\s*(?:=|of|was|is|:|,)?\s*(?<value>${DECIMAL})(?:\s+[a-z]{1,12}(?=[\s,;(]))?[^\d%]{0,3}(?:\s*(?:SD|SE|[nN])\s*=\s*[\d.,]*\d)?[\s,;()[\]]{0,4}(?:with an? |and a )?(?<level>9[05]|99)\s?%\s*(?:CIs?|confidence intervals?|C\.I\.)\s*(?:\(CI\))?\s*(?:of|from|was|[:=,])?\s*[[({]?\s*(?<low>${DECIMAL})\s*(?:,|;|\bto\b|–|-|—)\s*(?<high>${DECIMAL})[\])}]*(?:[,;\s(]{1,3}(?:and |with )?[pP](?:[- ]?values?)?\s*(?<sign>[=<>≤≥])?\s*(?<p>0?\.\d+))?`,
  'g',
)
const N = new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])[nN]\s*=\s*(${COUNT})`)
const DF = /(?<![A-Za-zÀ-ɏ])r\s*\((\d+)\)/
const MAY_BE_ASKEW =
  /\b(?:bootstrap\w*|log|transformed|back-transformed|profile|Bayes\w*|credible|median|exact)\b/i

type Interval = {
  kind: 'ratio' | 'difference' | 'mean' | 'r'
  name: string
  value: number
  low: number
  high: number
  level: number
  decimals: number
  text: string
  p: { sign: string; value: number } | null
}

export const findIntervalRows = ({ sentences }: OwnStudy): StatisticRow[] =>
  sentences.flatMap((sentence) =>
    /\bCIs?\b|C\.I\.|confidence interval/i.test(sentence.text)
      ? [...repairSymbols(sentence.text).matchAll(FORM)].map((match) =>
          rowOf(read(match), evidenceOf(sentence), match.input),
        )
      : [],
  )

function read({ groups, 0: text }: RegExpExecArray): Interval {
  const { name = '', value = '', low = '', high = '', level = '', sign, p } = groups ?? {}
  const kind = new RegExp(`^(?:${RATIOS})$`).test(name)
    ? 'ratio'
    : name === 'r'
      ? 'r'
      : /^M$|^[Mm]ean$/.test(name)
        ? 'mean'
        : 'difference'
  return {
    kind,
    name,
    value: readDecimal(value),
    low: readDecimal(low),
    high: readDecimal(high),
    level: Number(level),
    decimals: Math.min(decimalsOf(value), decimalsOf(low), decimalsOf(high)),
    text,
    p: p ? { sign: sign ?? '=', value: Number(p) } : null,
  }
}

function rowOf(interval: Interval, evidence: Evidence, sentence: string): StatisticRow {
  const { name, value, low, high, level, text } = interval
  const row = {
    reports: `${name} = ${value}, [${low}, ${high}]`,
    writes: `${level}% CI${text.match(/,?\s*[pP](?:[- ]?value)?\s*[=<>≤≥]?\s*0?\.\d+$/)?.[0] ?? ''}`,
    evidence,
  }
  const wrong = isOutside(interval) ?? isAskew(interval, sentence) ?? disagreesWithP(interval)
  if (wrong) return { ...row, computes: wrong.computes, verdict: 'look again', note: wrong.note }
  const fisher = interval.kind === 'r' ? fisherOf(interval, sentence) : null
  if (fisher)
    return fisher.agrees
      ? { ...row, computes: fisher.computes, verdict: 'agrees' }
      : {
          ...row,
          computes: fisher.computes,
          verdict: 'look again',
          note: `This is Fisher’s interval for r with n = ${fisher.n}. Another n, or a bootstrap, would explain a difference.`,
        }
  return { ...row, computes: `${value} lies inside`, verdict: 'agrees' }
}

type Fault = { computes: string; note: string }

function isOutside({ value, low, high, decimals }: Interval): Fault | null {
  const slack = 2 * roundingOf(decimals)
  if (low > high)
    return { computes: 'limits the wrong way round', note: 'The lower limit is above the upper.' }
  if (value >= low - slack && value <= high + slack) return null
  return { computes: `${value} lies outside`, note: 'An interval holds the estimate it belongs to.' }
}

/** Where in the interval the estimate stands, from 0 to 1; ratios are even on the log scale. */
function isAskew({ kind, value, low, high, decimals }: Interval, sentence: string): Fault | null {
  if (kind === 'r' || MAY_BE_ASKEW.test(sentence)) return null
  if (kind === 'ratio') {
    if (low <= 4 * roundingOf(decimals) || value <= 0) return null
    const place = Math.log(value / low) / Math.log(high / low)
    // Profile intervals and rounding move it a little; a mistyped limit moves it far.
    return place > 0.25 && place < 0.75
      ? null
      : {
          computes: `middle ${Math.sqrt(low * high).toFixed(decimals)} on the log scale`,
          note: 'The interval of a ratio is about even round it on the log scale. One of the three numbers may be mistyped.',
        }
  }
  const middle = (low + high) / 2
  const slack = 3 * roundingOf(decimals) + 0.1 * (high - low)
  return Math.abs(middle - value) <= slack
    ? null
    : {
        computes: `middle ${middle.toFixed(decimals)}`,
        note: 'The interval of a mean or difference is even round it. One of the three numbers may be mistyped.',
      }
}

function disagreesWithP({ kind, low, high, level, decimals, p }: Interval): Fault | null {
  if (!p || level !== 95 || kind === 'mean' || (p.sign === '=' && Math.abs(p.value - 0.05) < 0.006))
    return null
  const nothing = kind === 'ratio' ? 1 : 0
  const slack = roundingOf(decimals) + 1e-9
  if (Math.abs(low - nothing) <= slack || Math.abs(high - nothing) <= slack) return null
  const holdsNothing = low < nothing && high > nothing
  const isBelow = p.sign === '<' || p.sign === '≤' || p.sign === '=' ? p.value <= 0.05 : false
  const isAbove = p.sign === '=' ? p.value > 0.05 : (p.sign === '>' || p.sign === '≥') && p.value >= 0.05
  if (holdsNothing && isBelow)
    return {
      computes: `the interval holds ${nothing}`,
      note: `A 95% interval that holds ${nothing} goes with p above .05.`,
    }
  return !holdsNothing && isAbove
    ? {
        computes: `the interval leaves out ${nothing}`,
        note: `A 95% interval without ${nothing} goes with p below .05.`,
      }
    : null
}

/** The multiplier of a level: 1.96 for 95, by halving, from the same tail as every z here. */
function multiplierOf(level: number): number {
  let [low, high] = [0, 5]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (pOfZ(middle) > 1 - level / 100) low = middle
    else high = middle
  }
  return low
}

function fisherOf({ value, low, high, level, decimals }: Interval, sentence: string) {
  const size = sentence.match(N)?.[1]
  const df = sentence.match(DF)?.[1]
  const n = size ? readCount(size) : df ? Number(df) + 2 : 0
  if (n < 4 || Math.abs(value) >= 1) return null
  const half = multiplierOf(level) / Math.sqrt(n - 3)
  const limits = [-half, half].map((step) => Math.tanh(Math.atanh(value) + step))
  const [from = 0, to = 0] = limits
  const slack = 2 * roundingOf(decimals) + 0.001
  const agrees = Math.abs(from - low) <= slack && Math.abs(to - high) <= slack
  return { n, agrees, computes: `[${from.toFixed(2)}, ${to.toFixed(2)}]` }
}
