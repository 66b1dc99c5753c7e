/** Commands that reproduce a score from the file as the student has it; bench/data-analysis/run-syntax.ts has R run them. */
import { expect, it } from 'vitest'
import { Plan } from '../plan/plan.ts'
import { correct } from '../table/corrections.ts'
import { readTables } from '../table/read-tables.ts'
import { syntaxOf } from './syntax.ts'

const rows = Array.from({ length: 20 }, (_, i) => [
  i % 2 ? 'M' : 'F',
  ['SD', 'D', 'A', 'SA'][i % 4]!,
  ['SA', 'A', 'D', 'SD'][i % 4]!,
  i === 3 ? 99 : i * 2,
])
const table = correct(
  readTables([{ name: 'staff', rows: [['Sex', 'Q1', 'Q2', 'Absent days'], ...rows] }])[0]!.table,
  [
    { do: 'blank', variable: 'Absent days', values: [99] },
    { do: 'score', name: 'Morale score', items: ['Q1', 'Q2'], reversed: ['Q2'] },
  ],
)
const syntax = (plan: unknown) => syntaxOf(Plan.parse(plan), table)

it('computes a kept score from the words of the file, reversed items turned, before rows are chosen', () => {
  const { r, spss } = syntax({
    analysis: 'spearman',
    roles: { variables: ['Morale score', 'Absent days'] },
    filter: [{ variable: 'Sex', is: 'equal', value: 1 }],
  })
  expect(r.split('\n')).toEqual([
    expect.stringMatching(
      /^data\$`Morale score` <- rowMeans\(cbind\(unname\(c\("SD" = 1, .*\)\[trimws\(as\.character\(data\$Q1\)\)\]\), 5 - unname/,
    ),
    'data$`Absent days`[data$`Absent days` %in% c(99)] <- NA',
    'd <- subset(data, Sex == "F")',
    'cor.test(d$`Morale score`, d$`Absent days`, method = "spearman")',
  ])
  expect(spss.split('\n').slice(0, 6)).toEqual([
    "RECODE Q1 ('SD'=1) ('D'=2) ('A'=3) ('SA'=4) INTO Q1_code.",
    "RECODE Q2 ('SA'=4) ('A'=3) ('D'=2) ('SD'=1) INTO Q2_code.",
    'COMPUTE Morale_score = MEAN.2(Q1_code, 5 - Q2_code).',
    'RECODE Absent_days (99=SYSMIS).',
    "COMPUTE keep = (ANY(Sex, 'F')).",
    'FILTER BY keep.',
  ])
})

it('leaves words as they are where they are only counted', () =>
  expect(syntax({ analysis: 'frequencies', roles: { variables: ['Q1'] } }).r).not.toContain('unname'))
