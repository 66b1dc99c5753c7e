import { expect, it } from 'vitest'
import { FILLING } from './kinds-that-fill.ts'

const kindsOf = (text: string) => FILLING.flatMap(({ about, says }) => (says(text) ? [about] : []))

it.each([
  ['where data come from', 'The daily prices of maize will be obtained from the food balance office.'],
  ['making data ready', 'Forms with missing values were removed before the data were entered.'],
  ['a comparison to be made', 'The two models will be compared on their forecasts of the last season.'],
  ['a split of the data', 'The images are split into a training set and a test set.'],
  ['a span of time', 'Rainfall was recorded in the ward from 2011 to 2019.'],
  ['a bound of the work', 'The study is limited to wards that have a clinic of their own.'],
  ['something assumed', 'It is assumed that every trader keeps a book of sales.'],
  ['a use that is hoped for', 'The findings of this study will help the council to plan its markets.'],
  ['a test that was run', 'The chi-square test gave a p-value of 0.03 for the two wards.'],
  ['a spread', 'The minimum was 3 visits, and the maximum was 41 visits.'],
  ['those who answered', 'Most of the respondents were women between 20 and 35 years.'],
  ['a part that was built', 'The booking system was deployed on the server of the clinic.'],
  ['a decision on a hypothesis', 'We reject the null hypothesis for the distance to the clinic.'],
])('%s: %s', (about, text) => expect(kindsOf(text)).toContain(about))

it.each([
  'People who were seriously ill were removed from the list of visitors.',
  'Prediction can be useful for making plans.',
  'Growth was significant in many countries of the region.',
  'The tool makes no assumptions about the weather.',
])('carries none of these questions: %s', (text) => expect(kindsOf(text)).toEqual([]))

it('what an author did is asked of the author, and not of this work', () =>
  expect(kindsOf('Banda (2016) collected data from the council of the town.')).toEqual([
    'a source that is used',
  ]))
