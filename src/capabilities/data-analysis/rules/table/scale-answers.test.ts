/** Answers as letters or words of a scale: read in their order, told, and turned round with a tap. */
import { describe, expect, it } from 'vitest'
import { analyse } from '../analyses/analyse.ts'
import { makePlan } from '../plan/make-plan.ts'
import { cardOf } from './card.ts'
import { correct } from './corrections.ts'
import { readTables } from './read-tables.ts'

const column = (answers: string[], heads = ['Sex', 'Q1']) =>
  readTables([
    {
      name: 'survey',
      rows: [
        heads,
        ...answers.flatMap((answer, i) => [
          ['F', answer],
          [i % 2 ? 'M' : 'F', answer],
        ]),
      ],
    },
  ])[0]!
const stepsOf = (answers: string[]) => {
  const { kind, levels } = column(answers).table.variables[1]!
  return [kind, ...levels.map(({ value, label }) => `${value} ${label}`)]
}

it.each([
  [['SA', 'A', 'N', 'D', 'SD'], '5 Strongly agree', '1 Strongly disagree'],
  [['sd', 'd', 'u', 'a', 'sa'], '5 Strongly agree', '1 Strongly disagree'],
  [['S.A', 'A', 'D', 'S.D'], '4 Strongly agree', '1 Strongly disagree'],
  [
    ['Strongly Agree', 'Agre', 'Neutral', 'Disagree', 'Stongly disagree'],
    '5 Strongly Agree',
    '1 Strongly disagree',
  ],
  [
    ['5 - Strongly agree', '4 - Agree', '3 - Neutral', '2 - Disagree'],
    '4 5 - Strongly agree',
    '1 2 - Disagree',
  ],
  [
    ['Very satisfied', 'Satisfied', 'Neutral', 'Disatisfied', 'Very Dissatisfied'],
    '5 Very satisfied',
    '1 Very Dissatisfied',
  ],
  [['VS', 'S', 'N', 'D', 'VD'], '5 Very satisfied', '1 Very dissatisfied'],
  [['Always', 'Often', 'Sometimes', 'Rarely', 'Never'], '5 Always', '1 Never'],
  [['A', 'O', 'S', 'R', 'N'], '5 Always', '1 Never'],
  [
    ['Very great extent', 'Great extent', 'Moderate extent', 'Little extent', 'Not at all'],
    '5 Very great extent',
    '1 Not at all',
  ],
])('%j is a scale, whatever comes first', (answers, highest, lowest) => {
  const steps = stepsOf(answers)
  expect([steps[0], steps.at(-1), steps[1]]).toEqual(['ordinal', highest, lowest])
})

it.each([
  [['A', 'B', 'AB', 'O']],
  [['A', 'D']],
  [['M', 'F', 'N']],
  [['Yes', 'No', 'Not sure']],
  [['Neutral', 'Not sure', 'Agree', 'Disagree']],
  [['First year', 'Sixth year']],
])('%j is none', (answers) => expect(stepsOf(answers)[0]).toBe('nominal'))

const items = [
  ['Sex', 'S1 Fair pay', 'S2 Good boss', 'S3 I am tired', 'S4 Proud'],
  ...Array.from({ length: 30 }, (_, i) => {
    const at = (i * 7) % 5
    const of = ['SD', 'D', 'N', 'A', 'SA']
    return [i % 2 ? 'M' : 'F', of[at]!, of[(at + (i % 2)) % 5]!, of[4 - at]!, ['D', 'A'][i % 2]!]
  }),
]
const { table, notes, columnNotes } = readTables([{ name: 'staff', rows: items }])[0]!

describe('a survey told by letters', () => {
  it('has “A” and “D” alone on the scale of the columns beside, with the numbers that they have there', () =>
    expect(table.variables[4]).toMatchObject({
      kind: 'ordinal',
      levels: [
        { value: 2, label: 'Disagree' },
        { value: 4, label: 'Agree' },
      ],
    }))

  it('tells its coding once, and with each column', () => {
    const card = cardOf(table, notes, columnNotes)
    expect(card.notes).toEqual([
      'Read as a scale: S1 Fair pay, S2 Good boss and 2 other columns, 1 = Strongly disagree, 2 = Disagree, 3 = Neutral, 4 = Agree and 5 = Strongly agree. Another order can be set under “Check the columns”.',
    ])
    expect(card.variables[4]!.coding?.order).toHaveLength(5)
    expect(card.variables[0]!.coding).toBeUndefined()
  })

  it.each([
    ['cronbach alpha of S1 S2 S3 S4, reverse S3', 'reliability'],
    ['mean of S1 fair pay', 'descriptives'],
    ['spearman between S1 and S2', 'spearman'],
  ])('%s: runs, and its table says what was counted', (said, analysis) => {
    const made = makePlan(said, table)
    const ran = made.kind === 'plan' ? analyse(table, made.plan) : undefined
    expect(ran?.ok && [ran.value.plan.analysis, ran.value.tables[0]!.note]).toEqual([
      analysis,
      expect.stringContaining('counted as 1 = Strongly disagree'),
    ])
  })

  it('is turned round in all its columns by one tap, and a mean with it', () => {
    const order = cardOf(table, notes, columnNotes).variables[1]!.coding!.order
    const turned = correct(table, [{ do: 'order', variable: 'S1 Fair pay', labels: order.toReversed() }])
    expect(turned.variables[4]!.levels).toEqual([
      { value: 2, label: 'Agree' },
      { value: 4, label: 'Disagree' },
    ])
    expect(turned.variables[1]!.values[0]).toBe(6 - table.variables[1]!.values[0]!)
  })
})

it('tells what a slip was read as', () =>
  expect(column(['Agree', 'Disagree', 'Stongly agree', 'Neutral']).columnNotes.Q1).toEqual([
    'Read “Stongly agree” as “Strongly agree”.',
  ]))
