/** How many figures of every analysis agree with R's to four digits; the test of the same figures is beside the analyses. */
import { analyse } from '../../src/capabilities/data-analysis/rules/analyses/analyse.ts'
import expected from '../../src/capabilities/data-analysis/rules/analyses/expected.json' with { type: 'json' }
import { Plan } from '../../src/capabilities/data-analysis/rules/plan/plan.ts'
import type { Variable } from '../../src/capabilities/data-analysis/rules/table/table.ts'

type Column = { levels?: string[]; codes?: (number | null)[]; numbers?: (number | null)[] }
type Case = {
  data: string
  analysis: string
  roles: unknown
  options: unknown
  expect: Record<string, number | string | null>
}

const variableFrom = (name: string, { levels = [], codes, numbers = [] }: Column): Variable => ({
  name,
  label: name,
  kind: codes ? 'nominal' : 'number',
  levels: levels.map((label, at) => ({ value: at + 1, label })),
  values: Float64Array.from(codes ?? numbers, (one) => one ?? Number.NaN),
})
const tables = new Map(
  Object.entries(expected.data as unknown as Record<string, Record<string, Column>>).map(
    ([name, columns]) => {
      const variables = Object.entries(columns).map(([key, column]) => variableFrom(key, column))
      return [name, { name, rows: variables[0]?.values.length ?? 0, variables }]
    },
  ),
)
const cases = expected.cases as unknown as Case[]
let [figures, agreeing, whole] = [0, 0, 0]
for (const { data, analysis, roles, options, expect } of cases) {
  const table = tables.get(data)
  const result = table && analyse(table, Plan.parse({ analysis, roles, options }))
  const right = Object.entries(expect).filter(([key, value]) => {
    const ours = result?.ok ? result.value.figures[key] : undefined
    const theirs = value === 'Inf' ? Number.POSITIVE_INFINITY : Number(value)
    return (
      ours === theirs || Math.abs((ours ?? Number.NaN) - theirs) <= Math.max(5e-5 * Math.abs(theirs), 1e-8)
    )
  })
  figures += Object.keys(expect).length
  agreeing += right.length
  if (right.length === Object.keys(expect).length) whole += 1
}
const analyses = new Set(cases.map(({ analysis }) => analysis)).size
console.log(
  `${analyses} analyses, ${cases.length} cases: ${whole} agree in full; ${agreeing} of ${figures} figures`,
)
if (agreeing < figures) process.exitCode = 1
