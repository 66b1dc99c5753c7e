import { expect, it } from 'vitest'
import { headlineOfCaption } from './caption-words.ts'
import { isNote, isNoVariable, isOfAll, isOfAssumptions, isOfOneTest, namesNothing } from './not-findings.ts'

it.each([
  'Overall',
  'Global',
  'Grand total',
  'Total',
  'Sub-total',
  'Overall mean',
  'All respondents',
  'Average',
  'Total (n = 240)',
])('takes “%s” for all the others together', (name) => {
  expect(isOfAll(name)).toBe(true)
})
it.each([
  'Total assets',
  'Global warming',
  'Overall workload',
  'Average income earners',
  'All-weather roads',
])('keeps “%s”, which is a thing of its own', (name) => {
  expect(isOfAll(name)).toBe(false)
})

it.each([
  'Tests of Normality',
  'Levene’s test of equality',
  'KMO and Bartlett’s Test',
  'VIF',
  'Reliability statistics',
  'Shapiro-Wilk',
  'Durbin-Watson',
])('knows “%s” for a test of the method itself', (words) => {
  expect(isOfAssumptions(words)).toBe(true)
})
it.each(['Reliability of the service', 'Tolerance of drought', 'Specification of the pump'])(
  'does not take “%s” for one',
  (words) => {
    expect(isOfAssumptions(words)).toBe(false)
  },
)

it('knows the lines of a model that stand for no variable, and a quality that customers name', () => {
  for (const name of ['(Intercept)', 'Constant', 'R-squared', '[Grade = 4.00]', 'Overall'])
    expect(isNoVariable(name)).toBe(true)
  for (const name of ['Reliability', 'Age', 'Distance to a bank']) expect(isNoVariable(name)).toBe(false)
})

it('knows the lines of one test, notes below a table, and the names that programs give', () => {
  expect(isOfOneTest(['Pearson Chi-Square', 'Likelihood Ratio'])).toBe(true)
  expect(isOfOneTest(['Between Groups', 'Within Groups'])).toBe(true)
  expect(isOfOneTest(['Fees', 'Distance'])).toBe(false)
  expect(isNote(['20 cells (100.0%) have expected count less than 5.', '', ''])).toBe(true)
  expect(isNote(['Married', '', ''])).toBe(false)
  expect(namesNothing('Parameter Estimates')).toBe(true)
  expect(namesNothing('Savings by market')).toBe(false)
})

it.each([
  ['Layout of the plots. Each is shaded grey.', 'Layout of the plots'],
  ['Savings (kwacha) of traders', 'Savings (kwacha) of traders'],
  ['SAVINGS BY MARKET', 'Savings by market'],
  [
    'Savings of traders in four markets, by sex and by age, as they were told in the first and in the second round of the survey',
    'Savings of traders in four markets, by sex and by age',
  ],
])('ends the headline of a caption where a thought ends: %s', (caption, headline) => {
  expect(headlineOfCaption(caption)).toBe(headline)
})

it('makes no headline of a caption that has no end', () => {
  expect(headlineOfCaption('word '.repeat(40))).toBeUndefined()
})
