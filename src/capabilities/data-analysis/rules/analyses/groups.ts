/** The values of one variable in the groups of another. */

import { joinList } from '#kit/join-list.ts'
import { pluralise } from '#kit/pluralise.ts'
import { bounded, num, pWords } from '../printing/figures.ts'
import { deviation, isConstant, mean, quantile, sorted } from '../statistics/basics.ts'
import { SHAPIRO_MOST, shapiroWilk } from '../statistics/normality.ts'
import { levene } from '../statistics/variance-analysis.ts'
import { levelsOf, type Variable } from '../table/table.ts'
import { type Assumption, type ChosenRows, cannot } from './analysis.ts'

export type Group = { label: string; values: Float64Array }

/** Only groups that somebody is in. */
export function groupedValues(data: ChosenRows, outcome: Variable, by: Variable): Group[] {
  const [values, codes] = [data.valuesOf(outcome), data.valuesOf(by)]
  return levelsOf(by).flatMap(({ value, label }): Group[] => {
    const own = values.filter((_, i) => codes[i] === value)
    return own.length > 0 ? [{ label, values: own }] : []
  })
}

const namesOf = (groups: readonly Group[]) => groups.map(({ label }) => label)

export function twoGroups(data: ChosenRows, outcome: Variable, by: Variable, test: string): [Group, Group] {
  const groups = groupedValues(data, outcome, by)
  const [a, b] = groups
  if (!a || !b)
    return cannot(
      `${test} compares two groups, and ${by.label} has only one here${a ? ` (${a.label})` : ''}.`,
    )
  if (groups.length > 2)
    cannot(
      `${test} compares two groups, and ${by.label} has ${groups.length} (${joinList(namesOf(groups))}). Keep two of them, or ask for a test of several groups.`,
    )
  return [a, b]
}

export function severalGroups(data: ChosenRows, outcome: Variable, by: Variable, test: string): Group[] {
  const groups = groupedValues(data, outcome, by)
  if (groups.length < 2) cannot(`${test} compares groups, and ${by.label} has only one here.`)
  return groups
}

/** Where nothing varies there is nothing to test. */
export function needsSpread(groups: readonly Group[], outcome: Variable, least: number): void {
  const small = groups.filter(({ values }) => values.length < least)
  if (small.length > 0)
    cannot(
      `Each group needs at least ${pluralise(least, 'value')} of ${outcome.label}. Too few: ${joinList(small.map(({ label, values }) => `${label} (${values.length})`))}.`,
    )
  if (groups.every(({ values }) => isConstant(values)))
    cannot(
      `${outcome.label} is the same for everybody within each group, so there is no spread to test against.`,
    )
}

export const meanWords = ({ label, values }: Group): string =>
  `${label} (M = ${num(mean(values))}, SD = ${num(deviation(values))}, n = ${values.length})`

export const medianWords = ({ label, values }: Group): string =>
  `${label} (median = ${num(quantile(sorted(values), 0.5))}, n = ${values.length})`

/** Enough for a mean to be trusted whatever its values look like. */
export const MANY = 30

export function normalityOf(groups: readonly Group[]): Assumption[] {
  const tested = groups.filter(
    ({ values }) => values.length >= 3 && values.length <= SHAPIRO_MOST && !isConstant(values),
  )
  const results = tested.map(({ label, values }) => ({ label, ...shapiroWilk(values) }))
  const far = results.filter(({ p }) => p < 0.05)
  const figures = (of: typeof results) =>
    joinList(of.slice(0, 6).map(({ label, w, p }) => `${label} (W = ${bounded(w, 3)}, ${pWords(p)})`))
  if (tested.length < groups.length)
    return [
      {
        name: 'Normality',
        state: 'to-judge',
        words:
          'Groups with fewer than three values, with values that are all the same, or with more than 5,000 cannot be tested for normality; look at a chart.',
      },
    ]
  if (far.length === 0)
    return [
      {
        name: 'Normality',
        state: 'met',
        words: `Shapiro-Wilk tests did not show a departure from a normal distribution in ${figures(results)}.`,
      },
    ]
  const areMany = far.every(({ label }) =>
    groups.some((one) => one.label === label && one.values.length >= MANY),
  )
  return [
    {
      name: 'Normality',
      state: 'not-met',
      words: `Shapiro-Wilk tests showed a departure from a normal distribution in ${figures(far)}.${areMany ? ` With ${MANY} values or more the test is usually robust to this.` : ''}`,
    },
    {
      name: 'Shape of the distributions',
      state: 'to-judge',
      words: areMany
        ? 'Look at a histogram: strong skew or far values matter even in a large sample.'
        : 'With so few values a test on ranks is the safer choice; ask for it by name and report both.',
    },
  ]
}

/** A mean of four people beside one of two hundred says little. */
export function smallGroups(groups: readonly Group[]): Assumption[] {
  const small = groups.filter(({ values }) => values.length < FEW)
  return small.length === 0 || small.length === groups.length
    ? []
    : [
        {
          name: 'Size of the groups',
          state: 'to-judge',
          words: `${joinList(small.map(({ label, values }) => `${label} (${values.length})`))} ${small.length === 1 ? 'has' : 'have'} too few people to say much about. Leave ${small.length === 1 ? 'it' : 'them'} out, or put small groups together, and say so in the chapter.`,
        },
      ]
}
const FEW = 10

export function equalVariances(groups: readonly Group[], ifNot: string, advice = ''): Assumption[] {
  if (groups.some(({ values }) => values.length < 2))
    return [{ name: 'Equal variances', state: 'to-judge', words: 'A group is too small for Levene’s test.' }]
  const { f, df1, df2, p } = levene(
    groups.map(({ values }) => values),
    'mean',
  )
  if (!Number.isFinite(f))
    return [
      {
        name: 'Equal variances',
        state: 'to-judge',
        words: 'The groups are too small, or too regular, for Levene’s test.',
      },
    ]
  const figures = `Levene’s test, F(${df1}, ${df2}) = ${num(f)}, ${pWords(p)}`
  if (p >= 0.05)
    return [
      {
        name: 'Equal variances',
        state: 'met',
        words: `The variances did not differ significantly (${figures}).`,
      },
    ]
  return [
    {
      name: 'Equal variances',
      state: 'not-met',
      words: `The variances differ (${figures}).${ifNot ? ` ${ifNot}` : ''}`,
    },
    ...(advice ? [{ name: 'Another test', state: 'to-judge' as const, words: advice }] : []),
  ]
}

export const INDEPENDENT: Assumption = {
  name: 'Independence',
  state: 'to-judge',
  words:
    'Every row is taken as another person. If people appear in several rows, or came in clusters, the p value is too small.',
}

/** Without it a test of ranks compares more than the middles. */
export const SAME_SHAPE: Assumption = {
  name: 'Same shape',
  state: 'to-judge',
  words:
    'The test compares ranks. It speaks of medians only where the groups have distributions of about the same shape; look at a box plot.',
}

export const ORDINAL_AS_NUMBER = ({ label }: Variable): Assumption => ({
  name: 'Level of measurement',
  state: 'to-judge',
  words: `${label} is an ordered scale, and its steps are taken as equal here. Say so in the chapter.`,
})

export const levelNotes = (variables: readonly Variable[]): Assumption[] =>
  variables
    .filter(({ kind }) => kind === 'ordinal')
    .slice(0, 1)
    .map(ORDINAL_AS_NUMBER)
