import { expect, it } from 'vitest'
import { describesPicture, speaksAboutPrinting } from './speaks-about.ts'

it.each([
  'Figure 7 shows the prevalence of gross inconsistencies in nonsignificant p-values over time.',
  'Table 4.2 presents the association between education and booking.',
  'The results of the survey are shown in Table 3.',
])('takes "%s" for words about a picture', (text) => {
  expect(describesPicture(text)).toBe(true)
})

it.each([
  'Table 4.2 shows that education made no difference.',
  'Figure 3 shows 58% of the women in the first group.',
  'Education was not associated with booking (Table 4.2).',
])('takes "%s" for a finding', (text) => {
  expect(describesPicture(text)).toBe(false)
})

it.each([
  'Consider the following example: t(28) = 2.0, p < .05.',
  'We count p = .000 as incorrect, since a p-value cannot exactly be zero.',
  'Seven results were ones in which the p-value was reported to be zero (p = .000).',
  'For example, a typographical error such as F(2, 56) = 1.203, p < .001 is grossly inconsistent.',
])('knows that "%s" reports no result', (text) => {
  expect(speaksAboutPrinting(text)).toBe(true)
})

it.each([
  'Education was not associated with late booking, χ²(3, N = 372) = 4.10, p = .251.',
  'Several causes, such as distance, mattered (p = .02).',
  'Women reported more barriers, t(370) = 7.86, p < .001.',
])('keeps "%s" as a result', (text) => {
  expect(speaksAboutPrinting(text)).toBe(false)
})
