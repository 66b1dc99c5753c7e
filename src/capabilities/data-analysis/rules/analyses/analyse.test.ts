import { describe, expect, it } from 'vitest'
import { Plan } from '../plan/plan.ts'
import type { Table, Variable } from '../table/table.ts'
import { analyse } from './analyse.ts'
import expected from './expected.json' with { type: 'json' }

type Column = { levels: string[]; codes: (number | null)[] } | { numbers: (number | null)[] }
type Case = {
  data: string
  analysis: string
  roles: unknown
  options: unknown
  expect: Record<string, number | string | null>
}

const DATA = expected.data as unknown as Record<string, Record<string, Column>>
const CASES = expected.cases as unknown as Case[]

function variableFrom(name: string, column: Column): Variable {
  const given = 'codes' in column ? column.codes : column.numbers
  const levels = 'levels' in column ? column.levels.map((label, at) => ({ value: at + 1, label })) : []
  return {
    name,
    label: name,
    kind: 'codes' in column ? 'nominal' : 'number',
    levels,
    values: Float64Array.from(given, (one) => one ?? Number.NaN),
  }
}

const tables = new Map<string, Table>(
  Object.entries(DATA).map(([name, columns]) => {
    const variables = Object.entries(columns).map(([key, column]) => variableFrom(key, column))
    return [name, { name, rows: variables[0]!.values.length, variables }]
  }),
)

/** R's own studentised range is good to nine decimals; what is smaller than that is nought to it. */
const NOUGHT = 1e-8

function agrees(ours: number | undefined, theirs: number | string | null): boolean {
  if (ours === undefined) return false
  const value = theirs === 'Inf' ? Number.POSITIVE_INFINITY : Number(theirs)
  return ours === value || Math.abs(ours - value) <= Math.max(5e-5 * Math.abs(value), NOUGHT)
}

describe('the figures of every analysis are R’s, to four digits', () => {
  const names = [...new Set(CASES.map(({ analysis }) => analysis))]
  it.each(names)('%s', (name) => {
    const own = CASES.filter(({ analysis }) => analysis === name)
    const wrong = own.flatMap((one) => {
      const plan = Plan.parse({ analysis: one.analysis, roles: one.roles, options: one.options })
      const result = analyse(tables.get(one.data)!, plan)
      if (!result.ok) return [`${one.data}: ${result.problem.message}`]
      const { figures } = result.value
      return Object.entries(one.expect).flatMap(([key, value]) =>
        agrees(figures[key], value)
          ? []
          : [
              `${one.data} ${JSON.stringify(one.roles)} ${JSON.stringify(one.options)} ${key}: ${figures[key]} and not ${value}`,
            ],
      )
    })
    expect(wrong).toEqual([])
    expect(own.length).toBeGreaterThanOrEqual(5)
  })
})
