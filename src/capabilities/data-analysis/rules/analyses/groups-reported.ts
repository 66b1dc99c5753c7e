/** How comparisons of groups are told: means, F, bars. */
import { degrees, num, pWords } from '../printing/figures.ts'
import { deviation, mean } from '../statistics/basics.ts'
import type { FTest } from '../statistics/variance-analysis.ts'
import type { ReportTable, RoleSpec } from './analysis.ts'
import type { Group } from './groups.ts'

export const OUTCOME_AND_GROUP: readonly RoleSpec[] = [
  { role: 'outcome', words: 'what is compared', accepts: 'scale', least: 1, most: 1 },
  { role: 'group', words: 'the groups', accepts: 'groups', least: 1, most: 1 },
]

export const fWords = ({ f, df1, df2, p }: FTest) =>
  `F(${degrees(df1)}, ${degrees(df2)}) = ${num(f)}, ${pWords(p)}`

export const meansTable = (title: string, head: string, groups: readonly Group[]): ReportTable => ({
  title,
  head: [head, 'n', 'M', 'SD'],
  rows: groups.map(({ label, values }) => [
    label,
    String(values.length),
    num(mean(values)),
    values.length > 1 ? num(deviation(values)) : '',
  ]),
})

export const barsOf = (outcome: string, by: string, groups: readonly Group[]) => ({
  kind: 'bars' as const,
  title: `Mean ${outcome} by ${by}`,
  unit: outcome,
  bars: groups.map(({ label, values }) => ({ label, value: mean(values) })),
})
