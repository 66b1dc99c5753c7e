import { expect, it } from 'vitest'
import { describesPicture, speaksAboutPrinting } from './speaks-about.ts'

it.each([
  'Figure 6 shows the share of large slips in unclear p-values over time.',
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
  'Take, for example, t(34) = 2.1, p < .05.',
  'We count p = .000 as a slip, since a p-value cannot be zero.',
  'Nine results were ones whose p-value was reported as zero (p = .000).',
  'For example, a typing error such as F(2, 48) = 1.147, p < .001 is grossly inconsistent.',
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
