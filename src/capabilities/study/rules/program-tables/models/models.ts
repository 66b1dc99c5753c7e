/** The tables of one regression: the degrees of freedom of its coefficients stand in its analysis of variance. */

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
