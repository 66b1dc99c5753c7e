import { describe, expect, it } from 'vitest'
import { readTables } from '../table/read-tables.ts'
import { analyse } from './analyse.ts'

const heads = ['sex', 'barr_time', 'barr_money', 'barr_family', 'age']
const rows = Array.from({ length: 60 }, (_, i) => [
  i < 36 ? 'Female' : 'Male',
  i % 2,
  i % 3 === 0 ? 1 : 0,
  i === 59 ? '' : 0,
  18 + (i % 25),
])
const { table } = readTables([{ name: 'club', rows: [heads, ...rows] }])[0]!
const run = (
  roles: Record<string, string[]>,
  analysis: 'frequencies' | 'multiple-response',
  options = {},
) => {
  const found = analyse(table, { analysis, roles, options, filter: [] })
  if (!found.ok) throw new Error(found.problem.message)
  return found.value
}

describe('what is counted', () => {
  it('tests whether the groups are equally large, with the figures of R’s chisq.test', () => {
    const { figures, sentences } = run({ variables: ['sex'] }, 'frequencies', { equal: true })
    // chisq.test(c(36, 24)): X-squared = 2.4, df = 1, p-value = 0.1213
    expect(figures.chiSquare).toBeCloseTo(2.4, 10)
    expect(figures.df).toBe(1)
    expect(figures.p).toBeCloseTo(0.1213353, 6)
    expect(sentences.join(' ')).toContain('do not show that the groups of sex differ in size')
  })

  it('takes options in a column each as one question', () => {
    const { figures, tables } = run(
      { variables: ['barr_time', 'barr_money', 'barr_family'] },
      'multiple-response',
    )
    expect([figures.cases, figures.responses, figures.n1, figures.n2, figures.n3]).toEqual([
      60, 50, 30, 20, 0,
    ])
    expect(tables[0]!.rows[0]).toEqual(['time', '30', '60.0', '50.0'])
  })

  it('and counts them within the groups of another column', () => {
    const { tables } = run(
      { variables: ['barr_time', 'barr_money', 'barr_family'], by: ['sex'] },
      'multiple-response',
    )
    expect(tables[0]!.head.slice(1, 5)).toEqual(['Female, n', 'Female, %', 'Male, n', 'Male, %'])
    expect(tables[0]!.rows[0]!.slice(0, 5)).toEqual(['time', '18', '50.0', '12', '50.0'])
  })

  it('describes the numbers among groups in place of counting each', () => {
    const { tables } = run({ variables: ['sex', 'age'] }, 'frequencies')
    expect(tables.map(({ head }) => head.at(-1))).toEqual(['Cumulative %', 'Max.'])
  })
})

it('an exact test of a large cross-table is given up in good time, and the rest is told', () => {
  const many = Array.from({ length: 900 }, (_, i) => [
    `region ${(i * 7) % 11}`,
    `band ${(i * 3 + Math.floor(i / 10)) % 10}`,
  ])
  const { table: wide } = readTables([{ name: 'wide', rows: [['region', 'band'], ...many] }])[0]!
  const found = analyse(wide, {
    analysis: 'crosstab',
    roles: { rows: ['region'], columns: ['band'] },
    options: {},
    filter: [],
  })
  expect(found.ok && found.value.figures.df).toBe(90)
}, 20_000)

it('two people in each group are compared in good time', () => {
  const four = [
    ['sex', 'bmi'],
    ['m', 22.5],
    ['f', 21.4],
    ['m', 30.1],
    ['f', 27.9],
  ]
  const { table: small } = readTables([{ name: 'small', rows: four }])[0]!
  const found = analyse(small, {
    analysis: 'independent-t',
    roles: { outcome: ['bmi'], group: ['sex'] },
    options: {},
    filter: [],
  })
  expect(found.ok && found.value.n).toBe(4)
}, 5_000)
