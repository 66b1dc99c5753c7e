/**
 * Confidence intervals with the estimate before them: whether the estimate lies inside, in the middle where it should,
 * and on the side of its null value that the p implies.
 */

import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { COUNT, DECIMAL, decimalsOf, readDecimal, roundingOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'

const RATIOS =
  '[aAcC]?ORs?|a?RR|a?HR|a?IRR|APR|PR|[Oo]dds ratio|[Rr]isk ratio|[Rr]elative risk|[Hh]azard ratio'
const DIFFERENCES = "mean difference|difference|MD|SMD|Cohen['’]s d|Hedges['’]? g|d|g|β|B|b"
const NAME = `(?<name>${RATIOS}|${DIFFERENCES}|M|[Mm]ean|r)`
const LIMITS = String.raw`[\s,;()[\]]{0,4}(?:with an? |and a )?(?<level>9[05]|99)\s?%\s*(?:CIs?|UIs?|CrIs?|(?:confidence|uncertainty|credible) intervals?|C\.I\.)\s*(?:\(CI\))?\s*(?:of|from|was|[:=,])?\s*[[({]?\s*(?<low>${DECIMAL})\s?%?\s*(?:,|;|\bto\b|–|-|—)\s*(?<high>${DECIMAL})\s?%?[\])}]*`
const P = String.raw`(?:[,;\s(]{1,3}(?:and |with )?(?<p>[pP](?:[- ]?values?)?\s*(?<sign>[=<>≤≥])?\s*(?<pValue>0?\.\d+)))?`
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![A-Za-zÀ-ɏ\d])${NAME}(?:\s+(?:in|of|between|for)\s(?:[A-Za-z-]+\s){1,6}?)?\s*(?:\(\d+\))?\s*(?:=|of|was|is|:|,)?\s*(?<value>${DECIMAL})(?:\s+[a-z]{1,12}(?=[\s,;(]))?[^\d%]{0,3}(?:\s*(?:SD|SE|[nN])\s*=\s*[\d.,]*\d)?${LIMITS}${P}`,
    'g',
  ),
  // 58.3% (95% CI 53.2 to 63.2); reached 98% by 2020 (95% UI …) is another one
  new RegExp(String.raw`(?<![\d.,–-])(?<value>\d{1,3}(?:\.\d+)?)\s?%${LIMITS}`, 'g'),
]
const _N = new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])[nN]\s*=\s*(${COUNT})`)
const _DF = /(?<![A-Za-zÀ-ɏ])r\s*\((\d+)\)/
const IS_RATIO = new RegExp(`^(?:${RATIOS})$`)
const MAY_BE_ASKEW =
  /\b(?:bootstrap\w*|log|transformed|back-transformed|profile|Bayes\w*|credible|median|exact)\b/i

type Interval = {
  kind: 'ratio' | 'difference' | 'mean' | 'r' | 'share'
  value: number
  low: number
  high: number
  level: number
  decimals: number
  /** As the document prints it. */
  reports: string
  writes: string
  p: { sign: string; value: number } | null
}

export const findIntervalRows = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence) =>
    /\b(?:CI|UI|CrI)s?\b|C\.I\.|\b(?:confidence|uncertainty|credible) interval/i.test(sentence.text)
      ? FORMS.flatMap((form) =>
          [...plainFigures(sentence.text).matchAll(form)].map((match) =>
            intervalRow(readInterval(match), evidenceOf(sentence), match.input),
          ),
        )
      : [],
  )

function intervalKind(name: string): Interval['kind'] {
  if (name === '') return 'share'
  if (IS_RATIO.test(name)) return 'ratio'
  if (name === 'r') return 'r'
  return /^M$|^[Mm]ean$/.test(name) ? 'mean' : 'difference'
}

function readInterval({ groups }: RegExpExecArray): Interval {
  const { name = '', value = '', low = '', high = '', level = '', sign, p, pValue } = groups ?? {}
  const estimate = name === '' ? `${value}%` : `${name} = ${value}`
  return {
    kind: intervalKind(name),
    value: readDecimal(value),
    low: readDecimal(low),
    high: readDecimal(high),
    level: Number(level),
    decimals: Math.min(decimalsOf(value), decimalsOf(low), decimalsOf(high)),
    reports: `${estimate}, [${low}, ${high}]`,
    writes: `${level}% CI${p ? `, ${p}` : ''}`,
    p: pValue ? { sign: sign ?? '=', value: Number(pValue) } : null,
  }
}

function intervalRow(interval: Interval, evidence: StudyEvidence, sentence: string): StatisticRow {
  const { value, reports, writes } = interval
  const row = { reports, writes, evidence }
  const wrong = isOutside(interval) ?? isAskew(interval, sentence) ?? disagreesWithP(interval)
  if (wrong) return { ...row, computes: wrong.computes, verdict: 'look-again', note: wrong.note }
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

/** The position of the estimate in the interval, from 0 to 1; ratios are symmetric on the log scale. */
function isAskew({ kind, value, low, high, decimals }: Interval, sentence: string): Fault | null {
  if (kind === 'r' || kind === 'share' || MAY_BE_ASKEW.test(sentence)) return null
  if (kind === 'ratio') {
    if (low <= 4 * roundingOf(decimals) || value <= 0) return null
    const half = roundingOf(decimals)
    // Profile intervals and rounding move it a little; a mistyped limit moves it far.
    const isEven = [-half, 0, half].some((shift) => {
      const place = Math.log((value + shift) / (low - half)) / Math.log((high + half) / (low - half))
      return place > 0.25 && place < 0.75
    })
    return isEven
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
  if (
    !p ||
    level !== 95 ||
    kind === 'mean' ||
    kind === 'share' ||
    (p.sign === '=' && Math.abs(p.value - 0.05) < 0.006)
  )
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
