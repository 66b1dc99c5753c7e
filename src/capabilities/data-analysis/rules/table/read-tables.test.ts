import { describe, expect, it } from 'vitest'
import { cardOf } from './card.ts'
import type { Cell } from './cells.ts'
import { readTables } from './read-tables.ts'

const read = (rows: Cell[][], ...more: { name: string; rows: Cell[][] }[]) =>
  readTables([{ name: 'Data', rows }, ...more])
const first = (rows: Cell[][], ...more: { name: string; rows: Cell[][] }[]) => read(rows, ...more)[0]!
const kinds = (rows: Cell[][], ...more: { name: string; rows: Cell[][] }[]) =>
  Object.fromEntries(first(rows, ...more).table.variables.map(({ name, kind }) => [name, kind]))
const repeated = (row: (i: number) => Cell[], count = 20) => Array.from({ length: count }, (_, i) => row(i))

describe('questions as heads of columns', () => {
  it('leave out their number and how to answer; a statement of a grid stands for itself, and GPA keeps its capitals', () => {
    const heads = [
      '1. Year of study',
      '2. How many hours per day do you spend on social media?',
      '3. Which social media platforms do you use? (Tick all that apply)',
      '4. What was your GPA last semester?',
      '5. Say how far you agree [I check my phone in lectures]',
      '6. On a scale of 1 to 5, how stressed do you feel?',
    ]
    const { variables } = first([heads, ...repeated((i) => heads.map((_, at) => i * (at + 1)))]).table
    expect(variables.map(({ label }) => label)).toEqual([
      'year of study',
      'hours per day spent on social media',
      'social media platforms',
      'GPA last semester',
      '“I check my phone in lectures”',
      '“How stressed do you feel”',
    ])
  })

  it('get a short name for sentences and tables, unless two would be called the same', () => {
    const labels = (heads: string[]) =>
      first([heads, ...repeated((i) => heads.map((_, at) => i * (at + 1)))]).table.variables.map(
        ({ label }) => label,
      )
    expect(
      labels([
        'What is your monthly income in kwacha?',
        '2. How old are you?',
        'In which market do you trade?',
        'I trust the agents in town.',
        'gpa',
      ]),
    ).toEqual(['monthly income in kwacha', 'age', 'market', '“I trust the agents in town”', 'gpa'])
    expect(labels(['What is your age?', 'How old are you?'])).toEqual([
      'What is your age?',
      'How old are you?',
    ])
  })
})

describe('a sheet as students have it', () => {
  it('is found below title rows and above its totals', () => {
    const { table, notes } = first([
      ['Survey of traders'],
      ['May 2026'],
      [],
      ['Name', 'Income'],
      ...repeated((i) => [`Trader ${i}`, 100 + i]),
      ['Total', 2_190],
    ])
    expect(table.rows).toBe(20)
    expect(table.variables.map(({ name }) => name)).toEqual(['Name', 'Income'])
    expect(notes.join(' ')).toContain('above the headings')
    expect(notes.join(' ')).toContain('totals at the end was left out')
  })

  it('with two rows of heads has one name for each column', () =>
    expect(
      Object.keys(
        kinds([
          ['Pupil', 'Test', null],
          [null, 'before', 'after'],
          ...repeated((i) => [`P${i}`, 40 + i, 50 + 2 * i]),
        ]),
      ),
    ).toEqual(['Pupil', 'Test: before', 'Test: after']))

  it('of KoboToolbox loses what the form writes itself, has questions without their groups, and several answers in one column', () => {
    const { table, notes } = first([
      [
        'start',
        'background/sex',
        'background/age',
        'use/wallets',
        'use/wallets/mtn_momo',
        'use/wallets/airtel',
        'use/other',
        'background/other',
        '_id',
        '_uuid',
        '_submission_time',
        '_index',
      ],
      ...repeated((i) => [
        '2026-05-02T08:00:00',
        i % 2 ? 'male' : 'female',
        20 + i,
        i % 3 === 0 ? 'mtn_momo airtel' : 'airtel',
        i % 3 === 0 ? 1 : 0,
        1,
        i,
        i + 3,
        90_000 + i,
        `uuid-${i}`,
        '2026-05-02T09:00:00',
        i + 1,
      ]),
    ])
    expect(table.variables.map(({ name, kind }) => [name, kind])).toEqual([
      ['start', 'date'],
      ['sex', 'nominal'],
      ['age', 'number'],
      ['wallets', 'multiple'],
      ['use: other', 'number'],
      ['background: other', 'number'],
    ])
    expect(table.variables[3]!.levels.map(({ label }) => label).toSorted()).toEqual(['airtel', 'mtn momo'])
    expect(notes.join(' ')).toContain('4 columns that the form writes itself')
  })

  it('with underscores and slashes of its own, and no other sign of a form, keeps its headings', () =>
    expect(Object.keys(kinds([['_id', 'km/h'], ...repeated((i) => [i, 30 + i])]))).toEqual(['_id', 'km/h']))

  it('takes the meaning of codes from a second sheet', () => {
    const { table } = first([['SEX', 'AGE'], ...repeated((i) => [1 + (i % 2), 20 + i])], {
      name: 'Codes',
      rows: [['SEX'], [1, 'Male'], [2, 'Female']],
    })
    expect(table.variables[0]!.levels.map(({ label }) => label)).toEqual(['Male', 'Female'])
  })

  it('reads decimal commas, percentages, kwacha, and blanks in every spelling', () => {
    const { table } = first([
      ['Weight', 'Share', 'Price'],
      ['2,5', '12 %', 'ZMW 1,200'],
      ['3,25', 'N/A', 'K300'],
      ['4,0', '15 %', '-'],
      ['5,5', '16 %', '900'],
    ])
    expect(table.variables.map(({ values }) => [...values])).toEqual([
      [2.5, 3.25, 4, 5.5],
      [12, Number.NaN, 15, 16],
      [1_200, 300, Number.NaN, 900],
    ])
  })

  it('keeps “None” as an answer, puts spellings together, and orders what has an order', () => {
    const [education, gender] = first([
      ['Education', 'Gender'],
      ...repeated((i) => [
        ['Tertiary', 'None', 'Primary', 'Secondary'][i % 4]!,
        i % 3 === 0 ? 'male' : i % 2 ? 'Male ' : 'Female',
      ]),
    ]).table.variables
    expect(education!.levels.map(({ label }) => label)).toEqual(['None', 'Primary', 'Secondary', 'Tertiary'])
    expect(gender!.levels).toHaveLength(2)
  })

  it('gives every item of one scale the same steps, whether or not each was ticked', () => {
    const { table } = first([
      ['I like it', 'I use it'],
      ...repeated((i) => [
        ['Disagree', 'Neutral', 'Agree', 'Strongly agree'][i % 4]!,
        ['Strongly disagree', 'Disagree', 'Strongly agree'][i % 3]!,
      ]),
    ])
    const value = (at: number, label: string) =>
      table.variables[at]!.levels.find((level) => level.label === label)!.value
    expect([value(0, 'Strongly agree'), value(1, 'Strongly agree')]).toEqual([5, 5])
    expect(value(1, 'Strongly disagree')).toBe(1)
  })

  it('splits two tables on one sheet', () => {
    const tables = read([
      ['A', 'B', null, 'X', 'Y'],
      ...repeated((i) => [i * 3, i % 5, null, `p${i}`, i * 2]),
    ])
    expect(tables.map(({ table }) => table.variables.map(({ name }) => name))).toEqual([
      ['A', 'B'],
      ['X', 'Y'],
    ])
  })

  it('keeps an option whole that has a comma inside brackets', () => {
    const { table } = first([
      ['What makes study hard?'],
      ...repeated((i) => [
        ['Noise (bars, neighbours), No light', 'No light', 'Noise (bars, neighbours), Hunger'][i % 3]!,
      ]),
    ])
    expect(table.variables[0]!.levels.map(({ label }) => label).sort()).toEqual([
      'Hunger',
      'No light',
      'Noise (bars, neighbours)',
    ])
  })

  it('splits tables below each other, each with its title', () => {
    const tables = read([
      ['Table 1: pupils'],
      ['Sex', 'Mark'],
      ...repeated((i) => [['Boy', 'Girl'][i % 2]!, 40 + ((i * 7) % 31)]),
      [],
      ['Table 2: teachers'],
      ['School', 'Years'],
      ...repeated((i) => [['Day', 'Boarding'][i % 2]!, 1 + ((i * 5) % 23)]),
    ])
    expect(tables.map(({ table }) => table.variables.map(({ name }) => name))).toEqual([
      ['Sex', 'Mark'],
      ['School', 'Years'],
    ])
  })

  it('never runs a formula, knows dates kept as numbers, and reads 300 columns', () => {
    const { table, columnNotes } = first([
      ['Note', 'Date of birth', ...Array.from({ length: 300 }, (_, i) => `c${i}`)],
      ...repeated((i) => [
        i === 3 ? '=cmd|x' : 'plain words',
        38_000 + i * 7,
        ...Array.from({ length: 300 }, (_, j) => (i * j) % 11),
      ]),
    ])
    expect(columnNotes.Note?.join()).toContain('never run')
    expect(table.variables[1]!.kind).toBe('date')
    expect(table.variables).toHaveLength(302)
  })

  it('says what looks wrong, with what would put it right', () => {
    const { table, notes, columnNotes } = first([
      ['Age', 'Sex', 'Income'],
      ...repeated((i) => [
        i === 4 ? 230 : 20 + i,
        i === 5 ? 'M' : i % 2 ? 'Male' : 'Female',
        i === 6 ? 9_999 : 300 + i,
      ]),
    ])
    const card = cardOf(table, notes, columnNotes)
    expect(card.variables.flatMap(({ oddities }) => oddities.map(({ words }) => words))).toEqual([
      '230 cannot be an age.',
      '“M” may be “Male”.',
      '9999 may stand for “no answer”.',
    ])
  })
})
