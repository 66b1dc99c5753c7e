import { expect, it } from 'vitest'
import { isOpposedBy } from './direction.ts'

it.each([
  [
    'There is not much theory about people who are not keeping goats',
    'However, there is not much theory (that we know of) about the people who are not keeping goats.',
  ],
  [
    'None of the herders suggested that prices prevent them from selling',
    'In the talks with herders, none of the respondents suggested that prices were what prevents them from selling.',
  ],
])('as many denials in other words are no opposite: %s', (says, ground) => {
  expect(isOpposedBy(says, [ground])).toBe(false)
})

it('a denial that is lost, or added, is', () => {
  const ground = 'The price of maize did not rise in the rains.'
  expect(isOpposedBy('The price of maize did rise in the rains', [ground])).toBe(true)
  expect(
    isOpposedBy('The price of beans did not rise in the rains', [
      'The price of beans did rise in the rains.',
    ]),
  ).toBe(true)
})

it('what cannot be done denies nothing that was done', () => {
  const ground = 'The 398 forms were shared equally among the traders of four markets.'
  expect(isOpposedBy('398 forms cannot be shared equally among the traders of four markets.', [ground])).toBe(
    false,
  )
  expect(isOpposedBy('398 forms were not shared equally among the traders of four markets.', [ground])).toBe(
    true,
  )
})
