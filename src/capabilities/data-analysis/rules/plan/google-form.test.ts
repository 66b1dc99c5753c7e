import { describe, expect, it } from 'vitest'
import { analyse } from '../analyses/analyse.ts'
import { resultMarkdown } from '../report/to-markdown.ts'
import { readTables } from '../table/read-tables.ts'
import type { Before } from './follow-up.ts'
import { keptToItsWords } from './kept-to-its-words.ts'
import { makePlan } from './make-plan.ts'

const cycle = <T>(of: readonly T[], i: number) => of[i % of.length]!
const AGREES = ['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']
/** Numbered questions, a grid of statements and a question with several answers, as Google Forms exports them. */
const { table } = readTables([
  {
    name: 'Form Responses 1',
    rows: [
      [
        '1. Gender',
        '2. Faculty',
        '3. Which platforms do you use? (Tick all that apply)',
        '4. What was your GPA last semester?',
        '5. Say how far you agree [I sleep late]',
        '5. Say how far you agree [I check my phone]',
        '5. Say how far you agree [I share notes]',
        '6. On a scale of 1 to 6, how tired are you?',
        '7. Fertiliser use',
      ],
      ...Array.from({ length: 60 }, (_, i) => [
        cycle(['Male', 'Female'], i),
        cycle(['Education', 'Mines', 'Law'], i),
        cycle(['WhatsApp', 'WhatsApp, Facebook', 'WhatsApp, Facebook, TikTok', 'TikTok'], i),
        1.5 + ((i * 37) % 250) / 100,
        cycle(AGREES, i + (i % 3)),
        cycle(AGREES, i * 2 + (i % 4)),
        cycle(AGREES, i * 3),
        1 + ((i * 7) % 6),
        cycle(['Yes', 'No', 'Yes'], i),
      ]),
    ],
  },
])[0]!

function said(...all: string[]) {
  let before: Before | undefined
  let planned = makePlan('', table)
  for (const one of all) {
    planned = makePlan(one, table, before)
    if (planned.kind === 'plan') before = { plan: planned.plan }
  }
  return planned
}
const planOf = (...all: string[]) => {
  const planned = said(...all)
  return planned.kind === 'plan' ? planned.plan : planned
}
const numbersIn = (...all: string[]) => {
  const planned = planOf(...all)
  return 'roles' in planned
    ? Object.values(planned.roles).flatMap((names) => names.map((name) => Number.parseInt(name, 10)))
    : planned
}

describe('questions asked for by their numbers', () => {
  it.each([
    ['frequencies of question 1, 2 and 7', [1, 2, 7]],
    ['frequency tables for questions 1 to 3', [1, 2, 3]],
    ['cronbach alpha for question 5', [5, 5, 5]],
    ['frequencies of questions 1-2', [1, 2]],
  ])('%s', (words, numbers) => {
    expect(numbersIn(words)).toEqual(numbers)
  })
})

describe('another analysis than the one asked', () => {
  it('is asked about, with the one that fits to tap', () => {
    const counted = planOf('frequencies of faculty')
    if (!('roles' in counted)) throw new Error('no plan')
    const asked = (words: string) => keptToItsWords({ kind: 'plan', plan: counted }, words, table)
    for (const words of ['anova of gpa by faculty', 'sample size for each faculty', 'test this for faculty'])
      expect(asked(words)).toMatchObject({ kind: 'ask', fits: [counted] })
    expect(asked('frequencies of faculty')).toEqual({ kind: 'plan', plan: counted })
    expect(said('what sample size do I take from 4000 students')).toMatchObject({
      kind: 'ask',
      fits: [
        { options: { test: 'yamane', population: 4000 } },
        { options: { test: 'cochran', population: 4000 } },
      ],
    })
  })

  it('is not made of the columns of the result before: a new question names its own', () => {
    expect(
      planOf('logistic regression of fertiliser use on gpa', 'is gpa normally distributed'),
    ).toMatchObject({
      analysis: 'normality',
      roles: { variables: ['4. What was your GPA last semester?'] },
    })
    expect(planOf('describe gpa', 'which platforms do they use')).toMatchObject({
      analysis: 'multiple-response',
    })
  })
})

describe('a word that no heading has', () => {
  it('is asked about with the headings that come near, to tap', () => {
    expect(said('anova of gpa across facty')).toMatchObject({
      kind: 'ask',
      question: 'I find no column for “facty” in this sheet. Do you mean one of these?',
      fits: [{ analysis: 'one-way-anova', roles: { group: ['2. Faculty'] } }],
    })
  })
})

describe('a question with several answers', () => {
  const frequencies = analyse(table, {
    analysis: 'frequencies',
    roles: { variables: ['3. Which platforms do you use? (Tick all that apply)'] },
    options: {},
    filter: [],
  })
  it('is counted by who chose what, also in a list of frequencies', () => {
    expect(frequencies.ok && frequencies.value.tables[0]!.rows[0]).toEqual(['WhatsApp', '45', '42.9', '75.0'])
  })

  it('divides nobody into groups', () => {
    expect(said('anova of gpa by platforms')).toMatchObject({
      kind: 'ask',
      fits: [{ analysis: 'multiple-response' }],
    })
    const forced = analyse(table, {
      analysis: 'one-way-anova',
      roles: {
        outcome: ['4. What was your GPA last semester?'],
        group: ['3. Which platforms do you use? (Tick all that apply)'],
      },
      options: {},
      filter: [],
    })
    expect(forced.ok).toBe(false)
  })

  it('chooses everybody with an answer among theirs', () => {
    const [tiktok] = table.variables[2]!.levels.filter(({ label }) => label === 'TikTok')
    const chosen = analyse(table, {
      analysis: 'descriptives',
      roles: { variables: ['4. What was your GPA last semester?'] },
      options: {},
      filter: [{ variable: table.variables[2]!.name, is: 'equal', value: tiktok!.value }],
    })
    expect(chosen.ok && chosen.value.n).toBe(30)
  })
})

it('brackets of an interval and of a heading are no formula in an answer', () => {
  const plan = planOf('describe gpa')
  const result = 'roles' in plan ? analyse(table, plan) : undefined
  expect(result?.ok && resultMarkdown('GPA [last]', result.value)).not.toMatch(/\\\[/)
})
