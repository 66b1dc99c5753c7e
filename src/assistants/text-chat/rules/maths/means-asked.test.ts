/** Two groups told by their figures are compared by Welch's t; values from R's t distribution. */
import { expect, it } from 'vitest'
import { meansAnswer, meansAsked, pAsked } from './means-asked.ts'

it('compares two means from the figures given', () => {
  const asked = meansAsked('mean 3.2 sd 0.5 n 40 and mean 2.8 sd 0.6 n 38 is the difference significant')
  expect(asked).toEqual([
    { mean: 3.2, sd: 0.5, n: 40 },
    { mean: 2.8, sd: 0.6, n: 38 },
  ])
  const answer = meansAnswer(asked!)
  expect(answer).toContain('t(72.1) = 3.19, p = .002')
  expect(answer).toContain('from 0.15 to 0.65')
  expect(answer).toContain('d = 0.73')
  expect(meansAnswer(meansAsked('M = 10, SD = 4, n = 12 versus M = 11 (SD = 5, n = 15)')!)).toContain(
    'do not differ significantly',
  )
})

it.each([
  'mean 3.2 sd 0.5 n 40',
  'mean 3.2 sd 0 n 40 and mean 2.8 sd 0 n 38',
  'mean 3.2 sd 0.5 n 1 and mean 2.8 sd 0.6 n 38',
  'what is the mean and the sd of 40 people',
])('computes nothing from “%s”', (question) => {
  expect(meansAsked(question)).toBeUndefined()
})

it.each([
  ['p = 0.03 what does it mean', '0.03'],
  ['and p = 0.30', '0.30'],
  ['is p value of .049 significant?', '.049'],
])('reads the p of “%s”', (question, p) => {
  expect(pAsked(question)).toBe(p)
})

it.each([
  'is p < 0.05 significant',
  'summarise page 3',
  'p = 0.7 is the share in my formula for the sample',
  'what is a p value',
])('reads no p in “%s”', (question) => {
  expect(pAsked(question)).toBeUndefined()
})
