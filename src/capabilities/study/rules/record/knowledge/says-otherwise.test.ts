import { expect, it } from 'vitest'
import { saysOtherwise } from './says-otherwise.ts'

it.each([
  ['results', 'The main purpose of the study is to find out why women book late.'],
  ['results', 'Of 399 questionnaires 373 questionnaires were properly filled.'],
  ['results', 'The residuals follow a normal distribution.'],
  ['results', 'H0: There is no difference between the clinics.'],
  ['results', 'Null hypothesis: none of the causes matters.'],
  ['results', 'Data from similar institutions show that booking by hand takes three weeks.'],
  ['results', 'The third statement says that the clinic is far, and this has a mean of 4.1.'],
  ['problem', 'Attention has been drawn to late booking by various scholars.'],
  ['results', 'It makes up almost 18% of male employment.'],
  ['results', 'Thus, the association between the variables is significant.'],
  ['conclusions', 'This means that 85 percent agreed to the statement above.'],
  ['limits', 'There were several limitations during the project.'],
  ['limits', 'The researcher faced the following challenges:'],
] as const)('takes for no %s: %s', (slot, text) => {
  expect(saysOtherwise(slot, text)).toBe(true)
})

it.each([
  ['results', 'Women who lived far from the clinic booked later.'],
  ['results', 'It was found that women who lived far booked later.'],
  ['results', 'There is an association between distance and booking.'],
  ['limits', 'There were several clinics that could not be reached in the rains.'],
] as const)('leaves what is one: %s: %s', (slot, text) => {
  expect(saysOtherwise(slot, text)).toBe(false)
})
