import { expect, it } from 'vitest'
import { tellsWhoAnswered } from './who-answered.ts'

it.each([
  ['Of the respondents 55% were male while 45% were female.', true],
  ['The mean age of participants was 35.8 years.', true],
  ['Most of them (61.7%) were married, and 38.3% were single.', true],
  ['A bachelor degree was held by 12% and a diploma by 30%.', true],
  ['Women were less likely to own land (12%) than men.', false],
  ['Of the women 40% reported that prices rose.', false],
  ['Age had a significant effect on yields (p = .02), 40% of the variance.', false],
  ['Yields fell by 12% in dry years.', false],
])('%s tells who answered: %s', (text, is) => {
  expect(tellsWhoAnswered(text)).toBe(is)
})
