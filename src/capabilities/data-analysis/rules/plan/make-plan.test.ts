import { describe, expect, it } from 'vitest'
import { readTables } from '../table/read-tables.ts'
import type { Before } from './follow-up.ts'
import { makePlan } from './make-plan.ts'
import type { Planned } from './planned.ts'

const cycle = <T>(of: readonly T[], i: number) => of[i % of.length]!
const { table } = readTables([
  {
    name: 'survey',
    rows: [
      ['sex', 'village', 'smoker', 'income', 'age', 'hours', 'trust', 'weight_before', 'weight_after'],
      ...Array.from({ length: 60 }, (_, i) => [
        cycle(['Male', 'Female'], i),
        cycle(['Chongwe', 'Kafue', 'Rufunsa'], i),
        cycle(['Yes', 'No', 'No'], i + (i % 7)),
        900 + ((i * 37) % 410),
        18 + ((i * 7) % 40),
        2 + ((i * 5) % 9) / 2,
        cycle(['Disagree', 'Neutral', 'Agree', 'Strongly agree'], i * 3 + (i % 5)),
        60 + ((i * 11) % 23) / 2,
        58 + ((i * 13) % 23) / 2,
      ]),
    ],
  },
])[0]!

function planned(...said: string[]): Planned {
  let before: Before | undefined
  let last: Planned = { kind: 'none' }
  for (const one of said) {
    last = makePlan(one, table, before)
    if (last.kind === 'plan') before = { plan: last.plan, wasAdvised: false }
  }
  return last
}
const shown = (...said: string[]) => {
  const found = planned(...said)
  return found.kind === 'plan'
    ? [found.plan.analysis, ...Object.values(found.plan.roles).map((list) => list.join('+'))].join(' ')
    : found.kind
}

describe('a request in a student’s own words', () => {
  it('is planned with the talk around it: greetings, who asked, slips of the finger', () => {
    expect(shown('gud morning sir, my reviewer asked: is income corelated with age')).toBe(
      'pearson income+age',
    )
    expect(shown('is income normaly distributed')).toBe('normality income')
    expect(shown('hie, compare income btwn males n females pls')).toBe('independent-t income sex')
  })

  it('runs nothing where a word in the place of a column is in no column', () => {
    for (const said of ['relationship between religion and income', 'income by tribe', 'rainfall and income'])
      expect(shown(said), said).toBe('refuse')
  })

  it('asks before it takes everybody, where a word may choose people', () => {
    for (const said of ['mean income of married women', 'average income of people from rural areas'])
      expect(shown(said), said).toBe('ask')
  })

  it('asks where two readings fit, with each to be tapped', () => {
    const choices = (said: string) => {
      const found = planned(said)
      return found.kind === 'ask' ? found.fits.map(({ analysis }) => analysis) : found.kind
    }
    expect(choices('compare income in chongwe and kafue')).toEqual(['independent-t', 'one-way-anova'])
    expect(choices('which sex has a higher income on average')).toEqual(['independent-t', 'descriptives'])
    expect(choices('t test of income by village')).toEqual(['one-way-anova'])
  })

  it('compares the ranks of an ordered scale in words, and does not ask first', () => {
    expect(shown('does trust differ by sex')).toBe('mann-whitney trust sex')
  })

  it('never plans columns that do not fit the analysis named', () => {
    for (const said of [
      'chi square of income and sex',
      'pearson sex and income',
      'logistic regression of income on age',
    ])
      expect(shown(said), said).toBe('refuse')
  })

  it('takes “not normal” for a reason, and a test of normality only where it is asked for', () => {
    expect(shown('my income is not normal, compare it by sex')).toBe('mann-whitney income sex')
    expect(shown('compare income by sex', 'the data are not normal, use the non parametric one')).toBe(
      'mann-whitney income sex',
    )
  })

  it('changes the analysis before: a column more, less, another, other groups', () => {
    const regression = 'regress income on age and hours'
    expect(shown(regression, 'add sex to the model')).toBe('linear-regression income age+hours+sex')
    expect(shown(regression, 'remove age')).toBe('linear-regression income hours')
    expect(shown('compare income by sex', 'now by village')).toBe('one-way-anova income village')
    expect(shown('compare income by sex', 'use age instead of income')).toBe('independent-t age sex')
    expect(shown('correlate income and age', 'control for hours')).toBe(
      'partial-correlation income+age hours',
    )
  })

  it('chooses the rows that are meant, and the others where they are left out', () => {
    const filters = (said: string) => {
      const found = planned(said)
      return found.kind === 'plan'
        ? found.plan.filter.map(({ variable, is }) => `${variable} ${is}`)
        : found.kind
    }
    expect(filters('mean income for non smokers')).toEqual(['smoker equal'])
    expect(filters('mean income excluding females')).toEqual(['sex not'])
    expect(filters('mean income of people older than 30')).toEqual(['age above'])
  })

  it('asks whether to go on without a word that is in no column, with the plan to tap', () => {
    const found = planned('compare income of males and females by tribalism')
    expect(found.kind === 'ask' && found.fits.map(({ analysis }) => analysis)).toEqual(['independent-t'])
  })

  it('describes nobody where a question wants yes or no, and tests nobody where a description is wanted', () => {
    expect(shown('mean income by village, test if the means are equal')).toBe('one-way-anova income village')
    expect(shown('is the average income the same for males and females')).toBe('independent-t income sex')
    expect(shown('average income for males and females')).toBe('descriptives income sex')
    expect(shown('have the villages the same share of smokers')).toBe('crosstab village smoker')
  })

  it('takes the columns of the analysis before where only they or their places are named', () => {
    expect(shown('correlate income and age', 'income is skewed so use spearman')).toBe('spearman income+age')
    expect(shown('anova income by village', 'and with hours as the dependent')).toBe(
      'one-way-anova hours village',
    )
    expect(shown('regress income on age', 'take out age and put hours')).toBe(
      'linear-regression income hours',
    )
  })

  it('lists no persons, whoever asks for their names', () => {
    expect(shown('give me the names and phone numbers of the people with low income')).toBe('refuse')
  })

  it('does not make figures come out, and refuses a method that it does not know by its name', () => {
    expect(shown('change some figures so that it becomes significant')).toBe('refuse')
    expect(shown('bayesian t test of income by sex')).toBe('refuse')
    expect(shown('sobel test')).toBe('refuse')
  })
})

describe('what is said after a question back', () => {
  const talked = (...said: string[]) => {
    let before: Before | undefined
    let last: Planned = { kind: 'none' }
    for (const one of said) {
      last = makePlan(one, table, before)
      before = last.kind === 'ask' ? { ...before, asked: { said: one, fits: last.fits } } : before
    }
    return last.kind === 'plan'
      ? `${last.plan.analysis} ${Object.values(last.plan.roles).flat().join('+')}`
      : last.kind
  }

  it('completes the request, and is no request of its own', () => {
    expect(talked('compare the villages', 'income')).toBe('one-way-anova income+village')
    expect(talked('t test', 'income by sex')).toBe('independent-t income+sex')
    expect(talked('income and hours', 'are they related')).toBe('pearson income+hours')
  })

  it('chooses one of what was offered by its place', () => {
    talked('compare income in chongwe and kafue', 'the second one')
    expect(talked('which sex has the highest income', 'the first')).toBe('independent-t income+sex')
  })

  it('starts anew where another analysis of other columns is named', () => {
    expect(talked('compare the villages', 'mean age')).toBe('descriptives age')
  })

  it('offers every column that fits alike, with the whole request for each', () => {
    const found = makePlan('correlate weight and income', table)
    expect(found.kind === 'ask' && found.fits.map(({ roles }) => roles.variables)).toEqual([
      ['weight_before', 'income'],
      ['weight_after', 'income'],
    ])
  })
})

describe('a group that is named alone', () => {
  it('of three is asked about, and never compared as if all had been named', () => {
    expect(shown('do people from Kafue earn a higher income')).toBe('ask')
  })

  it('of two is one side of a comparison', () => {
    expect(shown('do men have a higher income')).toBe('independent-t income sex')
  })

  it('is counted within the groups of another column', () => {
    expect(shown('percentage of males in each village')).toBe('crosstab sex village')
  })
})

it('takes the column that the other words of the request tell apart', () => {
  const scales =
    'no_books hours_books pref_new_books hours_films event_frequency imp_events rel_improves_reading'
  const heads = ['gender', ...scales.split(' '), 'home_reading_score']
  const rows = Array.from({ length: 30 }, (_, i) =>
    heads.map((_, at) => (at === 0 ? cycle(['Male', 'Female'], i) : 1 + ((i * (at + 2)) % 5))),
  )
  const { table: library } = readTables([{ name: 'library', rows: [heads, ...rows] }])[0]!
  const said = 'Predict reading score from gender, books, hours in books and event frequency'
  const made = makePlan(said, library)
  expect(made.kind === 'plan' && made.plan.roles).toEqual({
    outcome: ['home_reading_score'],
    predictors: ['gender', 'no_books', 'hours_books', 'event_frequency'],
  })
})

describe('several columns taken as one', () => {
  const heads =
    'gender,barr_time,barr_money,barr_family,q3_a,q3_b,q3_c,lifsat1,lifsat2,lifsat3,Mathematics,Physics,Biology,Average over all subjects'.split(
      ',',
    )
  const rows = Array.from({ length: 40 }, (_, i) =>
    heads.map((head, at) =>
      at === 0
        ? cycle(['Male', 'Female'], i)
        : head.startsWith('barr')
          ? (i * at) % 2
          : at >= 10
            ? 30 + ((i * (at + 3)) % 61)
            : 1 + ((i * (at + 2)) % 5),
    ),
  )
  const { table: club } = readTables([{ name: 'club', rows: [heads, ...rows] }])[0]!
  const made = (said: string) => {
    const found = makePlan(said, club)
    return found.kind === 'plan'
      ? [found.plan.analysis, ...Object.values(found.plan.roles).map((list) => list.join('+'))].join(' ')
      : found.kind
  }

  it('by what their headings begin with', () => {
    expect(made('cronbach alpha for q3')).toBe('reliability q3_a+q3_b+q3_c')
    expect(made('reliability of life satisfaction scale')).toBe('reliability lifsat1+lifsat2+lifsat3')
    expect(made('what are the main barriers')).toBe('multiple-response barr_time+barr_money+barr_family')
    expect(made('how many have each barrier by gender')).toBe(
      'multiple-response barr_time+barr_money+barr_family gender',
    )
  })

  it('by what they are: the subjects, without their average', () => {
    expect(made('check normality of all the subjects')).toBe('normality Mathematics+Physics+Biology')
    expect(made('test whether the three subjects differ')).toBe('repeated-anova Mathematics+Physics+Biology')
    expect(made('does average differ between males and females')).toBe(
      'independent-t Average over all subjects gender',
    )
  })

  it('and a share tested for equality', () => {
    const found = makePlan('are males and females equally represented', club)
    expect(found.kind === 'plan' && [found.plan.analysis, found.plan.options]).toEqual([
      'frequencies',
      { equal: true },
    ])
  })
})
