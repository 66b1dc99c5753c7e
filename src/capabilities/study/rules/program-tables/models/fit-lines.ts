/** Model fit, as Stata prints it beside its tables and R below them: F, R², adjusted R² and p. */

import { pOfF } from '#kit/statistics/distributions.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { judgedP } from '../../statistics/judged-p.ts'
import {
  comparedRow,
  exactly,
  fits,
  type Printed,
  type Range,
  readPrinted,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { TextTable } from '../../tables/text-tables.ts'
import { type Summary, summaryRows, type Variance } from './models.ts'
import { varianceTableOf } from './variance.ts'

const NUMBER = String.raw`-?\d*\.?\d+(?:e-?\d+)?`
const F = new RegExp(
  String.raw`\bF\s?\(\s*(\d+),\s*(\d+)\)\s*=\s*(${NUMBER})|F-statistic:\s*(${NUMBER}) on (\d+) and (\d+) DF`,
  'i',
)
const P = new RegExp(String.raw`(?:Prob > F\s*=|p-value:)\s*(<?\s?${NUMBER})`, 'i')
const R2 = new RegExp(String.raw`(?<!Adj )\b(?:Multiple )?R-squared\s*[=:]\s*(${NUMBER})`, 'i')
const ADJUSTED = new RegExp(String.raw`\bAdj(?:usted)? R-squared\s*[=:]\s*(${NUMBER})`, 'i')
const ROOT = new RegExp(String.raw`\bRoot MSE\s*=\s*(${NUMBER})`, 'i')

export function findFitRows(tables: readonly TextTable[]): StatisticRow[] {
  return tables.flatMap((table) => {
    const found = (form: RegExp) =>
      table.beside
        .map(({ text, sentence }) => ({ match: text.match(form), sentence }))
        .find(({ match }) => match)
    const f = found(F)
    if (!f?.match) return []
    const [, df1, df2, inStata, inR, k, left] = f.match
    const [model, error] = [Number(df1 ?? k), Number(df2 ?? left)]
    const printed = readPrinted(inStata ?? inR)
    if (!printed || model < 1 || error < 1) return []
    const evidence = evidenceOf(f.sentence)
    const value = (form: RegExp) => readPrinted(found(form)?.match?.[1])
    const summary: Summary = { R: null, R2: value(R2), adjusted: value(ADJUSTED), ofEstimate: value(ROOT) }
    const at = found(R2)?.sentence
    const p = judgedP(
      `F(${model}, ${error}) = ${printed.text}`,
      found(P)?.match?.[1]?.replace(/\s/g, ''),
      { low: pOfF(printed.high, model, error), high: pOfF(Math.max(0, printed.low), model, error) },
      pOfF(printed.value, model, error),
      evidenceOf(found(P)?.sentence ?? f.sentence),
    )
    return [
      ...(p ? [p] : []),
      ...fRows(summary.R2, printed, model, error, evidence),
      ...summaryRows(summary, varianceBeside(table, model, error), at ? evidenceOf(at) : evidence),
    ]
  })
}

function varianceBeside(table: TextTable, model: number, error: number): Variance {
  const lines = varianceTableOf(table)?.lines ?? []
  const line = (name: RegExp) => lines.find((one) => name.test(one.name))
  return {
    model: { ss: line(/^model/i)?.ss ?? null, df: model },
    error: { ss: null, df: error, ms: line(/^residual/i)?.ms ?? null },
    total: line(/^total/i) ?? null,
  }
}

function fRows(
  r2: Printed | null,
  printed: Printed,
  model: number,
  error: number,
  evidence: StatisticRow['evidence'],
): StatisticRow[] {
  if (!r2 || r2.high >= 1) return []
  const of = (share: number) => share / model / ((1 - share) / error)
  const computed: Range = { low: of(Math.max(0, r2.low)), high: of(r2.high) }
  return [
    comparedRow({
      reports: `R² = ${r2.text}, df = ${model} and ${error}`,
      name: 'F',
      printed,
      computed: printed.value === 0 ? exactly(0) : computed,
      exact: of(r2.value),
      agrees: fits(printed, computed),
      note: 'F follows from R² and the degrees of freedom. One of them may be mistyped.',
      evidence,
    }),
  ]
}
