import { expect, it } from 'vitest'
import { isHeadline, lineOf } from '../plan/stated.ts'
import { spoken } from './clean.ts'
import { isHalf } from './half.ts'
import { isTitle } from './is-title.ts'
import { pointsAway } from './points-away.ts'

it.each([
  [
    'Effects of Drought Droughts have many effects on the herds of the district.',
    'Droughts have many effects on the herds of the district.',
  ],
  ['The study used data of Round 9 Banda (2024).', 'The study used data of Round 9.'],
  ['The survey was designed by Banda (2024).', 'The survey was designed by Banda.'],
])(
  'drops a heading that runs into its sentence, and a reference that has lost its brackets',
  (printed, said) => expect(spoken(printed)).toBe(said),
)

it.each([
  'The study has yielded valuable insights into the savings of traders',
  'The work adds to the body of knowledge on savings',
  'There are still numerous obstacles to saving',
])('takes for no line what does not say what it is: %s', (text) => expect(isHalf(text)).toBe(true))

it.each([
  'The survey was made in the year [specify the year] in four markets of the town',
  'This study (29) showed that fees keep traders away from agents',
  'Savings were higher than in the study of Banda et al.',
  'You should ask the traders before the market opens',
])('shows no line with a placeholder, of another study, cut off or addressed to the reader: %s', (text) =>
  expect(lineOf(text) !== undefined && isHeadline(text)).toBe(false),
)

it.each([
  'Among them, Kitwe is the town with the lowest rate',
  'The difference is small and not significant',
  'Compared to others, traders of the town saved less',
  'There is no relationship between these variables and savings',
])('heads no slide with what points at a sentence that is not there: %s', (text) =>
  expect(isHeadline(text)).toBe(false),
)

it.each([
  ['Mary K. Banda and John Phiri', false],
  ['Savings and Trust in Rural Markets', true],
])('takes no names for a title: %s', (text, is) => expect(isTitle(text)).toBe(is))

it.each([
  ['The banks are bound to conform to this traditional order', true],
  ['Traders keep to an old order, and the banks conform to this traditional order', false],
  ['Respondents that hold this view save more than the others', true],
  ['Respondents of this study save more than the others', false],
])('asks of what a line points at that it is named before: %s', (text, isAway) =>
  expect(pointsAway(text)).toBe(isAway),
)

it.each([
  'Some traders also said that fees are high',
  'Among them, the second trader said that fees are high',
])('sets no line large that goes on from another: %s', (text) => expect(isHeadline(text)).toBe(false))
