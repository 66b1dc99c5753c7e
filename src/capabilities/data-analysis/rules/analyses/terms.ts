/** Variables as terms of a model: groups become columns of 0 and 1, held against their first level. */

import type { Term } from '../statistics/linear-model.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type ChosenRows, cannot } from './analysis.ts'

const MOST_LEVELS = 20

export function termsOf(data: ChosenRows, variables: readonly Variable[]): Term[] {
  return variables.flatMap((variable): Term[] => {
    const values = data.valuesOf(variable)
    if (variable.kind === 'number' || variable.kind === 'ordinal') return [{ name: variable.label, values }]
    const present = levelsOf(variable).filter(({ value }) => values.includes(value))
    if (present.length > MOST_LEVELS)
      return cannot(
        `${variable.label} has ${present.length} groups, too many for a model. Put them together first.`,
      )
    if (present.length < 2) return cannot(`${variable.label} is the same in every row that can be used.`)
    const [reference] = present
    return present.slice(1).map(({ value, label }) => ({
      name: `${variable.label}: ${label} (against ${reference!.label})`,
      values: values.map((one) => (one === value ? 1 : 0)),
    }))
  })
}
