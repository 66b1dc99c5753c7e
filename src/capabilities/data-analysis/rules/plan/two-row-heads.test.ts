/** Sheets with a row of sections over their headings and answers by letters, asked about as students speak. */
import { expect, it } from 'vitest'
import { readTables } from '../table/read-tables.ts'
import { makePlan } from './make-plan.ts'

const LETTERS = ['SD', 'D', 'N', 'A', 'SA']
const FREQUENCIES = ['N', 'R', 'S', 'O', 'A']
const sheets = {
  nurses: [
    ['BIO DATA', '', '', 'JOB SATISFACTION', '', '', 'INTENTION TO LEAVE', '', '', 'OUTCOME', ''],
    [
      'Sex',
      'Age',
      'Ward',
      'JS1 My pay is fair',
      'JS2 I feel stressed',
      'JS3 I am proud of my job',
      'IL1 I think of quitting',
      'IL2 I look for other work',
      'IL3 I will stay',
      'Absent days',
      'Performance score',
    ],
    ...Array.from({ length: 60 }, (_, i) => [
      ['F', 'F', 'M'][i % 3]!,
      23 + ((i * 11) % 35),
      ['Surgical', 'Maternity', 'OPD'][(i * 5) % 3]!,
      ...[1, 2, 3, 4, 6, 7].map((by) => LETTERS[(i * by) % 5]!),
      (i * 13) % 9,
      40 + ((i * 17) % 50),
    ]),
  ],
  households: [
    ['HOUSEHOLD', '', '', 'ASSETS', '', 'FOOD COPING', '', 'AWARENESS', '', 'SPENDING', ''],
    [
      'Sex of household head',
      'Age of household head',
      'District',
      'Cattle',
      'Goats',
      'Skip meals',
      'Borrow food',
      'Knew vouchers before training',
      'Knew vouchers after training',
      'Per month (K)',
      'Visits per month',
    ],
    ...Array.from({ length: 60 }, (_, i) => [
      ['Male', 'Female', 'Male'][i % 3]!,
      24 + ((i * 13) % 50),
      ['Choma', 'Monze', 'Kalomo'][(i * 5) % 3]!,
      (i * 11) % 14,
      (i * 5) % 21,
      FREQUENCIES[(i * 7) % 5]!,
      FREQUENCIES[(i * 3) % 5]!,
      i % 3 === 0 ? 'Yes' : 'No',
      i % 7 === 0 ? 'No' : 'Yes',
      200 + ((i * 211) % 1900),
      1 + ((i * 3) % 12),
    ]),
  ],
  pupils: [
    ['Pupil', '', 'Term 1', '', 'Term 3', ''],
    ['Gender', 'School', 'Maths', 'English', 'Maths', 'English'],
    ...Array.from({ length: 40 }, (_, i) => [
      ['Girl', 'Boy'][i % 2]!,
      ['Public', 'Private'][Math.floor(i / 3) % 2]!,
      ...[13, 7, 17, 11].map((by) => 35 + ((i * by) % 50)),
    ]),
  ],
}
const tables = Object.fromEntries(
  Object.entries(sheets).map(([name, rows]) => [name, readTables([{ name, rows }])[0]!.table]),
) as Record<keyof typeof sheets, ReturnType<typeof readTables>[number]['table']>

const made = (sheet: keyof typeof sheets, said: string) => {
  const planned = makePlan(said, tables[sheet])
  if (planned.kind !== 'plan') return planned.kind
  const { analysis, roles, filter } = planned.plan
  return [
    analysis,
    ...Object.values(roles).map((names) => names.join('+')),
    ...filter.map((one) => one.variable),
  ]
}

const SATISFACTION = 'JS1 My pay is fair+JS2 I feel stressed+JS3 I am proud of my job'
const LEAVING = 'IL1 I think of quitting+IL2 I look for other work+IL3 I will stay'

it.each([
  ['what is the mean for each job satisfaction statement', ['descriptives', SATISFACTION]],
  ['reliability of job satisfaction with js2 reversed', ['reliability', SATISFACTION, 'JS2 I feel stressed']],
  ['cronbach alpha for intention to leave items', ['reliability', LEAVING]],
  ['frequencies of the intention to leave questions', ['frequencies', LEAVING]],
  ['describe the bio data', ['frequencies', 'Sex+Age+Ward']],
  ['is pay is fair related to performance score', ['spearman', 'JS1 My pay is fair+Performance score']],
  ['do male and female nurses differ in js3', ['mann-whitney', 'JS3 I am proud of my job', 'Sex']],
])('nurses: %s', (said, plan) => expect(made('nurses', said)).toEqual(plan))

it('a section that is spoken of as one figure is asked about, with the score to be made', () => {
  const planned = makePlan('correlate age and intention to leave', tables.nurses)
  expect(planned.kind === 'ask' && planned.fits[0]).toMatchObject({
    analysis: 'scale-score',
    roles: { items: LEAVING.split('+') },
  })
})

it.each([
  ['median cattle for male headed households', ['descriptives', 'Cattle', 'Sex of household head']],
  ['average goats for households in Choma', ['descriptives', 'Goats', 'District']],
  [
    'difference in goats between male and female headed households',
    ['independent-t', 'Goats', 'Sex of household head'],
  ],
  ['average monthly spending by district', ['descriptives', 'Per month (K)', 'District']],
])('households: %s: a word that chooses or divides people adds no column', (said, plan) =>
  expect(made('households', said)).toEqual(plan),
)

it.each([
  'mcnemar test for knew vouchers before and after training',
  'did knowledge of vouchers change after training',
])('%s: the same two answers of the same people', (said) =>
  expect(made('households', said)).toEqual([
    'mcnemar',
    'Knew vouchers before training',
    'Knew vouchers after training',
  ]),
)

it('tells headings that repeat under two terms apart, and compares the terms', () => {
  expect(made('pupils', 'did maths improve from term 1 to term 3')).toEqual([
    'paired-t',
    'Term 1: Maths',
    'Term 3: Maths',
  ])
  expect(made('pupils', 'compare english in term 3 between public and private schools')).toEqual([
    'independent-t',
    'Term 3: English',
    'Pupil: School',
  ])
})

it('McNemar’s test of columns that have other answers is refused', () =>
  expect(made('households', 'mcnemar test of sex of household head and knew vouchers after training')).toBe(
    'refuse',
  ))
