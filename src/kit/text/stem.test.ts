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
  [['measured', 'measuring', 'measures', 'measure', 'measurement']],
  [['schools', 'school']],
  [['significantly', 'significant']],
  [['classes', 'class']],
  [['statistical', 'statistically', 'statistic', 'statistics']],
])('brings the forms %j together', (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it.each([
  ['nation', 'nature'],
  ['ward', 'warden'],
  ['university', 'universe'],
  ['news', 'new'],
  ['basis', 'base'],
  ['data', 'date'],
  ['mean', 'median'],
  ['test', 'text'],
])('keeps %s and %s apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
