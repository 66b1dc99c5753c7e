/** Values as they are described: by variable and group, with weights, as counts, as a histogram. */
import { whole } from '../printing/figures.ts'
import { deviation, mean, sorted } from '../statistics/basics.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import type { ChosenRows } from './analysis.ts'

export type Described = {
  label: string
  group: string
  values: Float64Array
  weights: Float64Array | undefined
}

/** Each variable has its own rows: who left one question out still counts in the others. */
export function described(data: ChosenRows): Described[] {
  const by = data.all('by')
  return data.all('variables').flatMap((variable): Described[] => {
    const values = data.valuesOf(variable)
    const take = (group: string, keep: (i: number) => boolean): Described[] => {
      const at = Array.from(values.keys()).filter((i) => !Number.isNaN(values[i]!) && keep(i))
      if (at.length === 0) return []
      const { weights } = data
      return [
        {
          label: variable.label,
          group,
          values: Float64Array.from(at, (i) => values[i]!),
          weights: weights && Float64Array.from(at, (i) => weights[i]!),
        },
      ]
    }
    if (by.length === 0) return take('', () => true)
    return combinations(by).flatMap((combination) =>
      take(combination.map(({ label }) => label).join(', '), (i) =>
        combination.every(({ variable: one, value }) => data.valuesOf(one)[i] === value),
      ),
    )
  })
}

const combinations = (by: readonly Variable[]): { variable: Variable; value: number; label: string }[][] =>
  by.reduce<{ variable: Variable; value: number; label: string }[][]>(
    (all, variable) =>
      all.flatMap((before) => levelsOf(variable).map((level) => [...before, { variable, ...level }])),
    [[]],
  )

export function weighted({ values, weights }: Described): { n: number; mean: number; sd: number } {
  if (!weights)
    return { n: values.length, mean: mean(values), sd: values.length > 1 ? deviation(values) : Number.NaN }
  const n = weights.reduce((total, one) => total + one, 0)
  const middle = values.reduce((total, one, i) => total + one * weights[i]!, 0) / n
  const spread = values.reduce((total, one, i) => total + weights[i]! * (one - middle) ** 2, 0) / (n - 1)
  return { n, mean: middle, sd: Math.sqrt(spread) }
}

const MOST_BARS = 24

/** 1, 2 or 5 of a power of ten, the next that is not smaller. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10)
}

export function histogram(label: string, values: Float64Array) {
  const ordered = sorted(values)
  const [least, most] = [ordered[0]!, ordered.at(-1)!]
  const isWhole = values.every(Number.isInteger) && most - least < MOST_BARS
  const width = isWhole ? 1 : roundStep((most - least) / Math.max(5, Math.ceil(Math.log2(values.length) + 1)))
  const start = isWhole ? least : Math.floor(least / width) * width
  // A value on the edge belongs to the step that begins with it; the last step has its end as well.
  const place = (value: number) => Math.floor((value - start) / width + 1e-9)
  const bins = isWhole || start + place(most) * width < most ? place(most) + 1 : Math.max(1, place(most))
  const counts = new Array<number>(bins).fill(0)
  for (const value of values) counts[Math.min(bins - 1, place(value))]! += 1
  const name = (at: number) =>
    isWhole ? whole(least + at) : `${whole(start + at * width)} to ${whole(start + (at + 1) * width)}`
  return {
    kind: 'bars' as const,
    title: `Distribution of ${label}`,
    unit: 'Number of people',
    bars: counts.map((value, at) => ({ label: name(at), value })),
  }
}

export const MOST_ROWS = 40

export function countsOf(data: ChosenRows, variable: Variable): { label: string; count: number }[] {
  const values = data.valuesOf(variable)
  const counts = new Map<number, number>()
  values.forEach((value, i) => {
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + (data.weights?.[i] ?? 1))
  })
  const levels =
    variable.levels.length > 0
      ? variable.levels
      : [...counts.keys()].sort((a, b) => a - b).map((value) => ({ value, label: whole(value) }))
  return levels.map(({ value, label }) => ({ label, count: counts.get(value) ?? 0 }))
}
