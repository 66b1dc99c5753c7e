import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  [['sampling', 'sampled', 'samples', 'sample']],
  [['reliability', 'reliable']],
  [['generalisation', 'generalise', 'generalize', 'generalising']],
  [['hypothesis']],
  [['studies', 'study', 'studying']],
  [['correlation', 'correlations']],
  [['planned', 'planning', 'plan']],
  [['statistical', 'statistically', 'statistic', 'statistics']],
])('brings the forms %j together', (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it.each([
  ['nation', 'nature'],
  ['ward', 'warden'],
  ['mean', 'median'],
  ['test', 'text'],
])('keeps %s and %s apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
