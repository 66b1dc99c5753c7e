import { expect, it } from 'vitest'
import { calculationAsked } from './calculation-asked.ts'
import { sampleSizeAnswer, sampleSizeAsked } from './sample-size-asked.ts'

it.each([
  ['What is 15% of 240?', '(15/100)*240'],
  ['2 + 3 * 4', '2 + 3 * 4'],
  ['calculate sqrt(16) + 2^3 =', 'sqrt(16) + 2^3'],
  ['12 × 1,200 ÷ 3', '12 * 1200 / 3'],
  ['mean of 3, 4 and 8', 'mean(3, 4, 8)'],
  ['the standard deviation of 2 4 4 5', 'std(2, 4, 4, 5)'],
  ['5 choose 2', 'combinations(5, 2)'],
  ['square root of 81', 'sqrt(81)'],
  ['What is the derivative of x^2 + 3x?', 'derivative("x^2 + 3x", "x")'],
  ['5 km to miles', '5 km to miles'],
  ['det([1, 2; 3, 4])', 'det([1, 2; 3, 4])'],
  ['zeros(1e9)', 'zeros(1e9)'],
  ['(214 - 131) / 214', '(214 - 131) / 214'],
  ['5!', '5!'],
])('takes %j as %j', (question, expression) => expect(calculationAsked(question)).toBe(expression))

it.each([
  'What is the mean age?',
  'What is 2 Corinthians about?',
  '2021-03-04',
  '12/03/2021',
  'What is p < .05?',
  'What is the sample?',
  'reference 24',
  'What does Table 4.3 say?',
  'process.exit(1)',
  'What is chapter 3?',
  'import("fs")',
  '2019 to 2021',
])('takes %j for no calculation', (question) => {
  const asked = calculationAsked(question)
  expect(asked).toBeUndefined()
})

it('computes a sample size by both formulas', () => {
  const asked = sampleSizeAsked(
    'What sample size do I need for a population of 2,000 with a margin of error of 5%?',
  )
  expect(asked).toEqual({ population: 2_000, margin: 0.05 })
  // By hand: 2000 / (1 + 2000 × .0025) = 333.3; 384.16 / (1 + 383.16 / 2000) = 322.4.
  expect(sampleSizeAnswer(asked!)).toMatch(/333\.3\$, so \*\*334\*\*[\s\S]*322\.4\$, so \*\*323\*\*/)
  expect(sampleSizeAsked('What is the sample size of my study?')).toBeUndefined()
})
