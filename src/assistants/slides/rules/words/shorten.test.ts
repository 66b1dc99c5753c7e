import { expect, it } from 'vitest'
import { shortened } from './shorten.ts'

it.each([
  [
    'The study employed a longitudinal design in which all nurses were visited once a year for a period of three years.',
    'The study employed a longitudinal design',
  ],
  [
    'The model in Chapter 4 will be fitted since we want to know whether a pupil leaves school or not.',
    'The model will be fitted since we want to know whether a pupil leaves school or not',
  ],
  [
    'The binary models will be fitted to the answers because we want to know whether a pupil leaves school or not.',
    'The binary models will be fitted to the answers',
  ],
  [
    'The survey covers the traders of one market, which may not be the case at other markets of the province.',
    'The survey covers the traders of one market',
  ],
  [
    '\ufffd The proposed store answers in less than a second.',
    'The proposed store answers in less than a second',
  ],
])('leaves out what only surrounds the statement', (sentence, line) => {
  const limit = line.split(' ').length
  expect(shortened(sentence, limit)).toBe(line)
})

it.each([
  ['There has been a growing need for platforms tailored to small councils of the province', 9],
  ['For every one-unit increase on fees, the savings of the traders decrease by 187.415 on average', 7],
  ['Using the survey, it is removed from the list of all the variables because nobody answered it', 9],
  ['The following results indicate that 57.1% of the traders who answered the questions are women', 8],
])('makes no line of what would end or begin in the air', (sentence, limit) => {
  const line = shortened(sentence, limit)
  expect(line ?? '').not.toMatch(
    /tailored$|^For every one-unit increase on fees$|, it is removed|of the traders$/,
  )
})

it('keeps what turns a statement round', () => {
  expect(
    shortened('Savings rose by a third, although the difference was not significant at all.', 6),
  ).toBeUndefined()
})
