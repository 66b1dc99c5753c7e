/** 200,000 rows: how long a card and an analysis take, and what memory they cost. node --expose-gc bench/data-analysis/large.ts */
import { analyse } from '../../src/capabilities/data-analysis/rules/analyses/analyse.ts'
import { Plan } from '../../src/capabilities/data-analysis/rules/plan/plan.ts'
import { cardOf } from '../../src/capabilities/data-analysis/rules/table/card.ts'
import { readDataFile } from '../../src/capabilities/data-analysis/server/read-data-file.ts'
import { seeded } from './sheets.ts'

const { normal, pick, whole } = seeded(200)
const items = Array.from({ length: 40 }, (_, i) => `item${i + 1}`)
const lines = [
  'id,sex,age,income,district,score,visits',
  ...Array.from({ length: 200_000 }, (_, i) =>
    [
      i + 1,
      pick(['Male', 'Female']),
      whole(18, 80),
      Math.round(Math.exp(normal(7, 0.7))),
      pick(['Lusaka', 'Kitwe', 'Ndola', 'Choma']),
      normal(50, 10).toFixed(2),
      whole(0, 9),
    ].join(','),
  ),
]
const bytes = new TextEncoder().encode(lines.join('\n'))
lines.length = 0
globalThis.gc?.()
const used = (from: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(from)
  return user + system
}
const timed = async <T>(what: string, of: () => T | Promise<T>): Promise<T> => {
  const before = process.memoryUsage().rss
  const from = process.cpuUsage()
  const value = await of()
  console.log(
    `${what}: ${(used(from) / 1e6).toFixed(2)} s of one core, memory ${Math.round((process.memoryUsage().rss - before) / 1_048_576)} MB more`,
  )
  return value
}
console.log(`${(bytes.length / 1_048_576).toFixed(1)} MB, 200,000 rows, 7 columns`)
const tables = await timed('read and profiled', async () => {
  const read = await readDataFile(bytes, 'large.csv')
  cardOf(read[0]!.table, read[0]!.notes, read[0]!.columnNotes)
  return read
})
const { table } = tables[0]!
const run = (analysis: string, roles: object, options = {}) =>
  timed(analysis, () => {
    const result = analyse(table, Plan.parse({ analysis, roles, options }))
    if (!result.ok) console.log(result.problem.message)
  })
await run('independent-t', { outcome: ['income'], group: ['sex'] })
await run('one-way-anova', { outcome: ['score'], group: ['district'] })
await run('kruskal-wallis', { outcome: ['income'], group: ['district'] }, { dunn: true })
await run('pearson', { variables: ['age', 'income'] })
await run('kendall', { variables: ['age', 'income'] })
await run('linear-regression', { outcome: ['income'], predictors: ['age', 'sex', 'district', 'score'] })
await run('logistic-regression', { outcome: ['sex'], predictors: ['age', 'income', 'score'] })
await run('poisson-regression', { outcome: ['visits'], predictors: ['age', 'income'] })
await run('crosstab', { rows: ['sex'], columns: ['district'] })
const forty = await readDataFile(
  new TextEncoder().encode(
    [
      items.join(','),
      ...Array.from({ length: 1_000 }, () => {
        const f = [normal(), normal(), normal(), normal()]
        return items
          .map((_, i) => Math.min(5, Math.max(1, Math.round(3 + f[i % 4]! + normal(0, 0.8)))))
          .join(',')
      }),
    ].join('\n'),
  ),
  'items.csv',
)
await timed('factor analysis of 40 items', () =>
  analyse(forty[0]!.table, Plan.parse({ analysis: 'factor-analysis', roles: { items } })),
)
