import { expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findStatistics } from './statistics.ts'

const tests = (...lines: string[]) =>
  findStatistics(partOf(lines).reading).tests.map(({ asWritten, p }) => [
    asWritten,
    p === null || p === 'ns' ? p : p.value,
  ])

it.each([
  [
    ['Chi-square test statistics: 9.31827', 'P-value: 0.0023', 'Degrees of freedom: 1'],
    'χ²(1) = 9.31827, p = 0.0023',
    0.0023,
  ],
  [
    ['Chi-square test statistic: 27.42', 'P-value: 1.636e-05', 'Degrees of freedom: 4'],
    'χ²(4) = 27.42, p = 1.636e-05',
    1.636e-5,
  ],
  [['t-value: 2.41', 'df: 58', 'Sig: .019'], 't(58) = 2.41, p = .019', 0.019],
])('reads %j as one result', (lines, asWritten, p) => {
  const [found, ...more] = tests(...lines)
  expect(more).toEqual([])
  expect(found![0]).toBe(asWritten)
  expect(found![1]).toBeCloseTo(p, 12)
})

it.each([
  [['Chi-square test statistics: 9.32', 'P-value: 0.0023']],
  [
    [
      'Chi-square test statistics: 9.32',
      'Nobody knew why.',
      'It rained.',
      'It rained again.',
      'P-value: 0.0023',
      'Degrees of freedom: 1',
    ],
  ],
  [['Chi-square test statistics: 9.32', 'P-value: 4.61e-0.5', 'Degrees of freedom: 1']],
])('makes no result of %j', (lines) => {
  expect(tests(...lines)).toEqual([])
})
