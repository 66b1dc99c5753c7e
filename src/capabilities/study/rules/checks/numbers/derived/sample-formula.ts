/**
 * Required sample size, by the formulas theses name: Cochran's z²pq/e², Yamane's (Slovin's) N/(1 + Ne²). Formulas are
 * extracted in pieces, so their inputs are looked for near the name, and only agreement is reported.
 */
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { COUNT, grouped, readCount } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'

const NAMED =
  /\b(?:Cochran|Yamane|Yamani|Slovin|Fisher['’]?s? (?:et al\.? )?(?:formula|method)|Taro)\b|\b[Ss]ample size (?:formula|determination|calculation)/
const AROUND = 14
const ERROR = /(?:(?<![\d.])(0?\.(?:0[1-9]|10?|0[1-9]\d))(?!\d)|(?<![\d.])(\d{1,2})\s?%)/g
const Z = /(?<![\d.])(1\.96|1\.645|2\.58|2\.576)/g
const SAMPLE = new RegExp(
  String.raw`\bsample(?: size)?\b[^.;]{0,60}?\b(?:of|was|is|=|to)\s*(?:about |approximately )?(${COUNT})|(?<![\p{L}])n\s*=\s*(${COUNT})(?!\s*\/)|(${COUNT})\s+(?:respondents|participants|students|households|farmers|patients|people|employees|customers)`,
  'gu',
)
const ANY = new RegExp(String.raw`(?<![\d.,])(${COUNT})(?!\s?%|\.\d)`, 'g')

export function findSampleFormulaRows(sentences: readonly ReadSentence[]): StatisticRow[] {
  const rows: StatisticRow[] = []
  let last = -AROUND
  sentences.forEach((sentence, at) => {
    if (at - last < AROUND || !NAMED.test(sentence.text)) return
    const window = sentences.slice(at, at + AROUND)
    const row = sampleFormulaRow(window)
    if (!row) return
    last = at
    rows.push(row)
  })
  return rows
}

function sampleFormulaRow(window: readonly ReadSentence[]): StatisticRow | null {
  const texts = window.map(({ text }) => plainFigures(text))
  const text = texts.join('\n')
  const errors = numbers(text, ERROR).filter((one) => one > 0 && one <= 0.1)
  const sizes = [...text.matchAll(SAMPLE)].map((match) => readCount(match[1] ?? match[2] ?? match[3]!))
  for (const n of sizes.filter((one) => one >= 20)) {
    const made = byYamane(text, errors, n) ?? byCochran(text, errors, n)
    const at = texts.findIndex((one) => new RegExp(`(?<![\\d.,])${n}(?!\\d)`).test(one.replaceAll(',', '')))
    if (made)
      return {
        ...made,
        writes: `n = ${grouped(n)}`,
        verdict: 'agrees',
        evidence: evidenceOf(window[Math.max(0, at)]!),
      }
  }
  return null
}

const numbers = (text: string, form: RegExp): number[] =>
  [...text.matchAll(form)].map((match) => (match[1] ? Number(match[1]) : Number(match[2]) / 100))

type Made = { reports: string; computes: string }
const isNear = (exact: number, n: number) => n >= Math.floor(exact) && n <= Math.ceil(exact) + 0.5
const sampleShown = (exact: number) => `n = ${Number(exact.toFixed(2))}`

function byYamane(text: string, errors: readonly number[], n: number): Made | null {
  const populations = [...text.matchAll(ANY)].map((match) => readCount(match[1]!)).filter((one) => one > n)
  for (const all of populations)
    for (const e of errors) {
      const exact = all / (1 + all * e ** 2)
      if (isNear(exact, n))
        return { reports: `${grouped(all)} ÷ (1 + ${grouped(all)} × ${e}²)`, computes: sampleShown(exact) }
    }
  return null
}

const HALF = 0.5

function byCochran(text: string, errors: readonly number[], n: number): Made | null {
  const shares = [
    HALF,
    ...numbers(text, /(?<![\d.])(0?\.\d{1,3})(?!\d)()/g).filter((one) => one > 0 && one < 1),
  ]
  for (const z of [...text.matchAll(Z)].map((match) => Number(match[1]!.slice(0, 4))))
    for (const e of errors)
      for (const p of shares) {
        if (p === e) continue
        const exact = (z ** 2 * p * (1 - p)) / e ** 2
        if (isNear(exact, n))
          return {
            reports: `${z}² × ${p} × ${Number((1 - p).toFixed(3))} ÷ ${e}²`,
            computes: sampleShown(exact),
          }
      }
  return null
}
