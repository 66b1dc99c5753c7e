/** Consistency between the tables of one regression: model summary, analysis of variance, coefficients. */

import {
  comparedRow,
  exactly,
  fits,
  mapped,
  over,
  type Printed,
  type Range,
  readPrinted,
  square,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isError, isTotal } from '../../tables/stubs.ts'
import type { CoefficientTable, Freedom } from './coefficients.ts'
import { type VarianceLine, varianceTableOf } from './variance.ts'

/** Software prints them one after the other, with the student's sentences between. */
const NEAR = 9

type Model = {
  place: number
  series: string
  model: VarianceLine
  error: VarianceLine
  total: VarianceLine | null
}

function modelsIn(tables: readonly NumberTable[]): Model[] {
  return tables.flatMap((table) => {
    const lines = varianceTableOf(table)?.lines ?? []
    const model = lines.filter(({ name }) => /^(?:regression|model)\b/i.test(name))
    const error = lines.filter(({ name }) => isError(name))
    const total = lines.find(({ name }) => isTotal(name)) ?? null
    return model.length === 1 && error.length === 1
      ? [{ place: table.place, series: table.series, model: model[0]!, error: error[0]!, total }]
      : []
  })
}

/** The residual degrees of freedom, from a nearby table with as many predictors as this one. */
export function freedomFrom(tables: readonly NumberTable[]): Freedom {
  const models = modelsIn(tables)
  return ({ table, lines }: CoefficientTable) => {
    const predictors = lines.filter(
      ({ label, b }) => b && !/^\(?_?(?:cons(?:tant)?|intercept)\b/i.test(label),
    ).length
    const near = models.filter(
      (one) =>
        one.series === table.series &&
        one.place <= table.place &&
        table.place - one.place <= NEAR &&
        one.model.df === predictors,
    )
    const said = table.about.match(/Residual standard error: [\d.]+ on (\d+) degrees of freedom/i)?.[1]
    return near.at(-1)?.error.df ?? (said ? Number(said) : null)
  }
}

export function findSummaryRows(tables: readonly NumberTable[]): StatisticRow[] {
  const models = modelsIn(tables)
  return tables.flatMap((table) => {
    const columns = columnsIn(table.header)
    const [r, r2, adjusted, ofEstimate] = (['R', 'R2', 'adjusted', 'ofEstimate'] as const).map((role) =>
      only(columns, role),
    )
    if (r2 === null || r2 === undefined) return []
    const near = models.filter(
      (one) => one.series === table.series && one.place > table.place && one.place - table.place <= NEAR,
    )
    // With several models in one summary, the pairing is not always clear.
    const model = table.rows.length === 1 ? (near[0] ?? null) : null
    return table.rows.flatMap((row, at) => {
      const cell = (column: number | null | undefined) =>
        column === null || column === undefined ? null : readPrinted(row[column])
      return summaryRows(
        { R: cell(r), R2: cell(r2), adjusted: cell(adjusted), ofEstimate: cell(ofEstimate) },
        model,
        table.evidenceOf(at),
      )
    })
  })
}

export type Summary = {
  R: Printed | null
  R2: Printed | null
  adjusted: Printed | null
  ofEstimate: Printed | null
}
export type Variance = {
  model: Pick<VarianceLine, 'ss' | 'df'>
  error: Pick<VarianceLine, 'ss' | 'df' | 'ms'>
  total: Pick<VarianceLine, 'ss' | 'df'> | null
}

export function summaryRows(
  { R, R2, adjusted, ofEstimate }: Summary,
  model: Variance | null,
  evidence: StatisticRow['evidence'],
): StatisticRow[] {
  if (!R2) return []
  const rows: StatisticRow[] = []
  const add = (
    reports: string,
    name: string,
    printed: Printed,
    computed: Range,
    exact: number,
    note: string,
  ) =>
    rows.push(
      comparedRow({
        reports,
        name,
        printed,
        computed,
        exact,
        agrees: fits(printed, computed),
        note,
        evidence,
      }),
    )
  if (R)
    add(
      `R = ${R.text}`,
      'R²',
      R2,
      square(R),
      R.value ** 2,
      'R² is R times R. One of the two may be mistyped.',
    )
  const { ss, df } = model?.model ?? {}
  const whole = model?.total?.ss ?? null
  if (ss && whole) {
    const share = over(ss, whole)
    if (share)
      add(
        `SS = ${ss.text} of ${whole.text}`,
        'R²',
        R2,
        share,
        ss.value / whole.value,
        'R² is the share of the model in the total sum of squares.',
      )
  }
  const left = model?.error.df
  if (adjusted && df && left) {
    const of = (value: number) => 1 - ((1 - value) * (df + left)) / left
    add(
      `R² = ${R2.text}, ${df} predictors, n = ${df + left + 1}`,
      'adjusted R²',
      adjusted,
      mapped(R2, of),
      of(R2.value),
      'Adjusted R² follows from R², the number of predictors and n. One of them may be mistyped.',
    )
  } else if (adjusted && adjusted.low > R2.high)
    add(
      `R² = ${R2.text}`,
      'adjusted R²',
      adjusted,
      exactly(R2.value),
      R2.value,
      'Adjusted R² is never above R².',
    )
  const { ms } = model?.error ?? {}
  if (ofEstimate && ms)
    add(
      `MS residual = ${ms.text}`,
      'SE of the estimate',
      ofEstimate,
      mapped(ms, Math.sqrt),
      Math.sqrt(ms.value),
      'The standard error of the estimate is the root of the residual mean square.',
    )
  return rows
}
