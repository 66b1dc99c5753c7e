/**
 * The R commands that a student may download, run by R on the file itself: a score that was kept, with a reversed item and answers in
 * letters, must come out as it stands in the answer. Needs Rscript.
 *   node bench/data-analysis/run-syntax.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyse } from '../../src/capabilities/data-analysis/rules/analyses/analyse.ts'
import { Plan } from '../../src/capabilities/data-analysis/rules/plan/plan.ts'
import { syntaxOf } from '../../src/capabilities/data-analysis/rules/report/syntax.ts'
import { correct } from '../../src/capabilities/data-analysis/rules/table/corrections.ts'
import { readTables } from '../../src/capabilities/data-analysis/rules/table/read-tables.ts'

const LETTERS = ['SD', 'D', 'N', 'A', 'SA']
const heads = [
  'Sex',
  'Q1 Fair pay',
  'Q2 Good boss',
  'Q3 I am tired',
  'Absent days',
  'Smoked before',
  'Smoked after',
]
const rows = Array.from({ length: 90 }, (_, i) => {
  const at = (i * 7) % 5
  const near = Math.max(0, Math.min(4, at + ((i * 3) % 4) - 1))
  return [
    i % 3 === 0 ? 'Male' : 'Female',
    i === 11 ? 'Stongly agree' : LETTERS[at]!,
    i % 17 === 0 ? '' : LETTERS[near]!,
    LETTERS[4 - near]!,
    i === 20 ? '99' : String((i * 5 + at) % 9),
    i % 3 === 0 ? 'Yes' : 'No',
    i % 4 === 0 ? 'Yes' : 'No',
  ]
})
const table = correct(readTables([{ name: 'staff', rows: [heads, ...rows] }])[0]!.table, [
  { do: 'blank', variable: 'Absent days', values: [99] },
  {
    do: 'score',
    name: 'Morale score',
    items: ['Q1 Fair pay', 'Q2 Good boss', 'Q3 I am tired'],
    reversed: ['Q3 I am tired'],
  },
])

/** A plan, the figure of it, and the words that print the same figure after its commands. */
const CASES: [plan: unknown, figure: string, print: string][] = [
  [
    { analysis: 'descriptives', roles: { variables: ['Morale score'] } },
    'mean',
    'mean(d$`Morale score`, na.rm = TRUE)',
  ],
  [
    { analysis: 'descriptives', roles: { variables: ['Morale score'] } },
    'sd',
    'sd(d$`Morale score`, na.rm = TRUE)',
  ],
  [
    {
      analysis: 'descriptives',
      roles: { variables: ['Morale score'] },
      filter: [{ variable: 'Sex', is: 'equal', value: 1 }],
    },
    'mean',
    'mean(d$`Morale score`, na.rm = TRUE)',
  ],
  [
    { analysis: 'independent-t', roles: { outcome: ['Morale score'], group: ['Sex'] } },
    't',
    '.Last.value$statistic',
  ],
  [
    { analysis: 'spearman', roles: { variables: ['Morale score', 'Absent days'] } },
    'r',
    '.Last.value$estimate',
  ],
  [
    { analysis: 'spearman', roles: { variables: ['Q1 Fair pay', 'Absent days'] } },
    'r',
    '.Last.value$estimate',
  ],
  [
    {
      analysis: 'scale-score',
      roles: { items: ['Q1 Fair pay', 'Q2 Good boss', 'Q3 I am tired'], reversed: ['Q3 I am tired'] },
    },
    'mean',
    'mean(score)',
  ],
  [
    {
      analysis: 'reliability',
      roles: { items: ['Q1 Fair pay', 'Q2 Good boss', 'Q3 I am tired'], reversed: ['Q3 I am tired'] },
    },
    'alpha',
    '.Last.value$total$raw_alpha',
  ],
  [
    { analysis: 'mcnemar', roles: { first: ['Smoked before'], second: ['Smoked after'] } },
    'exactP',
    '.Last.value$p.value',
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'syntax-'))
const file = join(folder, 'staff.csv')
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
writeFileSync(file, [heads, ...rows].map((row) => row.map(cell).join(',')).join('\n'))

let wrong = 0
for (const [asked, figure, print] of CASES) {
  const plan = Plan.parse(asked)
  const ran = analyse(table, plan)
  const ours = ran.ok ? ran.value.figures[figure] : undefined
  const { r } = syntaxOf(plan, table)
  writeFileSync(join(folder, 'commands.R'), r)
  const said = execFileSync('Rscript', [
    '-e',
    [
      `data <- read.csv(${JSON.stringify(file)}, check.names = FALSE)`,
      'last <- NULL',
      `suppressWarnings(suppressMessages(for (e in parse(${JSON.stringify(join(folder, 'commands.R'))})) last <- eval(e)))`,
      `cat(sprintf("%.10g", ${print.replace('.Last.value', 'last')}))`,
    ].join('; '),
  ]).toString()
  const isRight = ours !== undefined && Math.abs(ours - Number(said)) <= 5e-5 * Math.abs(ours)
  if (!isRight) wrong += 1
  console.log(`${isRight ? 'agrees' : 'DIFFERS'}: ${plan.analysis} ${figure}: ours ${ours}, R ${said}`)
}
console.log(`${CASES.length - wrong} of ${CASES.length} agree`)
process.exitCode = wrong > 0 ? 1 : 0
