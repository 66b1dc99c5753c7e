/** A questionnaire with sections, statements and a question of several answers, asked about as students speak. */
import { describe, expect, it } from 'vitest'
import { readTables } from '../table/read-tables.ts'
import { makePlan } from './make-plan.ts'

const STEPS = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']
const rows = Array.from({ length: 60 }, (_, i) => [
  ['Female', 'Male', 'Female', 'Other'][i % 4]!,
  ['18-25', '26-35', '36-45'][i % 3]!,
  ['UNZA', 'CBU'][i % 2]!,
  ['Radio', 'Radio;Phone', 'Phone;Posters', 'Posters'][i % 4]!,
  ...[1, 2, 3, 4].map((by) => STEPS[(i * by) % 5]!),
  20 + ((i * 7) % 45),
  1 + ((i * 3) % 10),
  `Please add more ${['buses', 'lights', 'books', 'nurses'][i % 4]}`,
])
const { table } = readTables([
  {
    name: 'visits',
    rows: [
      [
        'SECTION A: BACKGROUND',
        '',
        '',
        '',
        'SECTION B: QUALITY OF CARE',
        '',
        '',
        '',
        'SECTION C: VISIT',
        '',
        '',
      ],
      [
        'Gender',
        'Age group',
        'Institution',
        'Which sources do you use? (Tick all that apply)',
        'B1 Staff are polite',
        'B2 Waiting time is reasonable',
        'B3 The rooms are dirty',
        'B4 Drugs are available',
        'How long did you wait (minutes)?',
        'How would you rate the visit (1-10)?',
        'What do you suggest?',
      ],
      ...rows,
    ],
  },
])[0]!
const ITEMS = [
  'B1 Staff are polite',
  'B2 Waiting time is reasonable',
  'B3 The rooms are dirty',
  'B4 Drugs are available',
]
const planOf = (said: string) => {
  const made = makePlan(said, table)
  return made.kind === 'plan' ? { analysis: made.plan.analysis, ...made.plan.roles } : made.kind
}

it.each([
  'describe my respondents',
  'analyse the demographics',
  'background characteristics of the respondents',
])('%s: who answered is one table', (said) =>
  expect(planOf(said)).toMatchObject({
    analysis: 'frequencies',
    variables: expect.arrayContaining(['Gender', 'Age group']),
  }),
)

describe('a section', () => {
  it('is described as one, by its letter', () =>
    expect(planOf('analyse section b')).toEqual({ analysis: 'frequencies', variables: ITEMS }))
  it('that is not there is asked about, with the sets that are', () => {
    const made = makePlan('analyse section F', table)
    expect(made.kind === 'ask' && [made.question, made.fits.length > 0]).toEqual([
      expect.stringContaining('has no section F'),
      true,
    ])
  })
  it('that is spoken of as one figure needs a score first', () => {
    const made = makePlan('effect of quality of care on rating', table)
    expect(made.kind === 'ask' && made.fits[0]).toMatchObject({
      analysis: 'scale-score',
      roles: { items: ITEMS },
    })
  })
})

it.each([
  ['reliability of section B with item 3 reversed', 'reliability'],
  ['cronbach alpha of B1 to B4, reversing the third statement', 'reliability'],
  ['reverse B3 and compute the reliability of section B', 'reliability'],
])('%s', (said, analysis) =>
  expect(planOf(said)).toEqual({ analysis, items: ITEMS, reversed: ['B3 The rooms are dirty'] }),
)

it.each(['reverse item 3', 'compute a score of section B, reversing the third statement'])(
  '%s, said after a reliability',
  (said) => {
    const before = makePlan('reliability of section B', table)
    const made = before.kind === 'plan' ? makePlan(said, table, { plan: before.plan }) : before
    expect(made.kind === 'plan' && made.plan.roles).toEqual({
      items: ITEMS,
      reversed: ['B3 The rooms are dirty'],
    })
  },
)

it('takes what was asked by its number for what it is called in speech, and not for a statement about it', () => {
  expect(planOf('does waiting time differ by institution')).toEqual({
    analysis: 'independent-t',
    outcome: ['How long did you wait (minutes)?'],
    group: ['Institution'],
  })
  expect(planOf('predict rating from waiting time and gender')).toMatchObject({
    outcome: ['How would you rate the visit (1-10)?'],
  })
})

it.each([
  ['does waiting time differ by source', 'several answers'],
  ['reliability of the three statements of section B', 'I find 4'],
  ['reliability of section B, one item is negatively worded', 'Which items ask the other way round'],
  ['themes in what they suggest', 'free text'],
])('%s: is asked about or refused, and nothing is run', (said, words) => {
  const made = makePlan(said, table)
  expect(made.kind === 'ask' ? made.question : made.kind === 'refuse' ? made.words : made.kind).toContain(
    words,
  )
})
