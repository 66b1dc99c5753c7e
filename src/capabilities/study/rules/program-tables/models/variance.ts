/** Tables of analysis of variance, of groups and of regressions: mean squares, F, sums, and p. */

import { pOfF } from '#kit/statistics/distributions.ts'
import { judgedP } from '../../statistics/judged-p.ts'
import {
  comparedRow,
  exactly,
  fits,
  over,
  type Printed,
  plus,
  type Range,
  readPrinted,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Columns, columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isError, isTotal, stubName } from '../../tables/stubs.ts'

export type VarianceLine = {
  name: string
  at: number
  ss: Printed | null
  df: number | null
  ms: Printed | null
  F: Printed | null
}

export type VarianceTable = { table: NumberTable; lines: VarianceLine[]; columns: Columns }

export function varianceTableOf(table: NumberTable): VarianceTable | null {
  const columns = columnsIn(table.header)
  const [ss, df, ms, f] = (['ss', 'df', 'ms', 'F'] as const).map((role) => only(columns, role))
  if (df === null || df === undefined || (ss === null && ms === null)) return null
  const cell = (row: readonly string[], at: number | null | undefined) =>
    at === null || at === undefined ? null : readPrinted(row[at])
  const lines = table.rows.map((row, at) => ({
    name: stubName(row),
    at,
    ss: cell(row, ss),
    df: cell(row, df)?.value ?? null,
    ms: cell(row, ms),
    F: cell(row, f),
  }))
  const isCorrected = lines.some(({ name }) => CORRECTED.test(name))
  return {
    table,
    columns,
    lines: lines.filter(({ df: n }) => isCorrected || n === null || Number.isInteger(n)),
  }
}
/** Only a correction has part of a degree of freedom; elsewhere it is a row of the table that follows, of coefficients. */
const CORRECTED = /\b(?:greenhouse|huynh|lower[- ]bound|welch|brown)\b/i

/** The line F was divided by, if only one is possible. */
export function errorLine({ lines }: VarianceTable, before: number): VarianceLine | null {
  const errors = lines.filter(({ name, df }) => isError(name) && df !== null && df > 0)
  const [first] = errors
  if (errors.length === 1 && first && first.at > before) return first
  return null
}

export function findVarianceRows(tables: readonly NumberTable[]): StatisticRow[] {
  return tables.flatMap((table) => {
    const found = varianceTableOf(table)
    return found ? [...found.lines.flatMap((line) => rowsOfLine(found, line)), ...sumsOf(found)] : []
  })
}

const meanSquareOf = ({ ss, df, ms }: VarianceLine): Range | null => {
  const divided = ss && df ? over(ss, exactly(df)) : null
  if (!ms || !divided) return ms ?? divided
  // Both are printed: the narrower of the two if they agree.
  return ms.high - ms.low < divided.high - divided.low || !fits(ms, divided) ? ms : divided
}

function rowsOfLine(found: VarianceTable, line: VarianceLine): StatisticRow[] {
  const { ss, df, ms, F, name, at } = line
  const evidence = found.table.evidenceOf(at)
  const rows: StatisticRow[] = []
  if (ss && ms && df && df > 0) {
    const computed = over(ss, exactly(df))!
    rows.push(
      comparedRow({
        reports: `${name}: SS = ${ss.text}, df = ${df}`,
        name: 'MS',
        printed: ms,
        computed,
        exact: ss.value / df,
        agrees: fits(ms, computed),
        note: 'A mean square is the sum of squares divided by its degrees of freedom. One of the three may be mistyped.',
        evidence,
      }),
    )
  }
  const error = F ? errorLine(found, at) : null
  if (!F || !error || !df) return rows
  const [above, below] = [meanSquareOf(line), meanSquareOf(error)]
  const ratio = above && below ? over(above, below) : null
  if (ratio && above && below)
    rows.push(
      comparedRow({
        reports: `${name}: MS = ${varianceShown(line)}, MS within = ${varianceShown(error)}`,
        name: 'F',
        printed: F,
        computed: ratio,
        exact: middle(above) / middle(below),
        agrees: fits(F, ratio),
        note: 'F is the one mean square divided by the other. One of the three may be mistyped.',
        evidence,
      }),
    )
  const p = only(found.columns, 'p')
  const judged =
    p === null
      ? null
      : judgedP(
          `F(${df}, ${error.df}) = ${F.text}`,
          found.table.rows[at]![p],
          { low: pOfF(F.high, df, error.df!), high: pOfF(Math.max(0, F.low), df, error.df!) },
          pOfF(F.value, df, error.df!),
          evidence,
        )
  return judged ? [...rows, judged] : rows
}

const middle = ({ low, high }: Range) => (low + high) / 2
const varianceShown = ({ ms, ss, df }: VarianceLine) => ms?.text ?? `${ss?.text}/${df}`

/** Sums of squares and degrees of freedom add up if the table has nothing but parts and their total. */
function sumsOf({ table, lines }: VarianceTable): StatisticRow[] {
  const totals = lines.filter(({ name }) => isTotal(name))
  const [total] = totals
  if (totals.length !== 1 || !total || total.at !== lines.length - 1) return []
  const parts = varianceParts(lines.slice(0, total.at))
  if (!parts || parts.length < 2) return []
  const rows: StatisticRow[] = []
  if (total.ss && parts.every(({ ss }) => ss)) {
    const sum = parts.map(({ ss }) => ss!).reduce<Range>(plus, exactly(0))
    rows.push(
      comparedRow({
        reports: `SS: ${parts.map(({ ss }) => ss!.text).join(' + ')}`,
        name: 'SS total',
        printed: total.ss,
        computed: sum,
        exact: parts.reduce((all, { ss }) => all + ss!.value, 0),
        agrees: fits(total.ss, sum),
        note: 'The parts do not add up to the total sum of squares.',
        evidence: table.evidenceOf(total.at),
      }),
    )
  }
  if (total.df !== null && parts.every(({ df }) => df !== null)) {
    const sum = parts.reduce((all, { df }) => all + df!, 0)
    const agrees = Math.abs(sum - total.df) < 1e-6
    rows.push({
      reports: `df: ${parts.map(({ df }) => df).join(' + ')}`,
      writes: `df total = ${total.df}`,
      computes: `df total = ${sum}`,
      verdict: agrees ? 'agrees' : 'look-again',
      ...(agrees ? {} : { note: 'The parts do not add up to the total degrees of freedom.' }),
      evidence: table.evidenceOf(total.at),
    })
  }
  return rows
}

/** With a corrected model, the lines under it are its parts and are not counted again. */
function varianceParts(lines: readonly VarianceLine[]): VarianceLine[] | null {
  const filled = lines.filter(({ ss, df }) => ss !== null || df !== null)
  const model = filled.find(({ name }) => /^corrected model\b/i.test(name))
  const errors = filled.filter(({ name }) => isError(name))
  if (errors.length !== 1) return null
  if (model) return [model, errors[0]!]
  if (
    filled.some(({ name }) =>
      /\b(?:intercept|linear|quadratic|deviation|contrast|combined|weighted)\b/i.test(name),
    )
  )
    return null
  return filled.length === 2 ? filled : null
}
