import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { findStatistics } from '../../statistics/statistics.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { pHygieneOf } from './p-hygiene.ts'

const look = (blocks: Parameters<typeof partOf>[0]) => {
  const { reading, own } = partOf(blocks)
  return pHygieneOf(own, findStatistics(reading), numberTablesOf(reading, own.blocks))
}

describe('p values that cannot be', () => {
  it.each([
    'Training and profit were related (p = .000).',
    'Training was significant, F(1, 58) = 30.2, p = 0.000.',
    'The p-value was 0.000, which is below 0.05.',
    'This variable is significant (p-value: 0.000).',
    'The p-value (0.000) suggests strong evidence.',
  ])('zero: %s', (text) => {
    expect(look(text).zero).toMatchObject([{ quote: text }])
  })

  it('zero in the column of a program', () => {
    const rows = ['Pair|t|df|Sig. (2-tailed)', 'Before and after|9.10|58|.000', 'Others|2.41|58|.019']
    expect(look([captionOf('Table 1'), tableOf(...rows)]).zero).toMatchObject([
      { quote: 'Before and after | 9.10 | 58 | .000' },
    ])
  })

  it.each([
    'The result was significant, t(58) = 2.41, p = 1.9.',
    'The correlation was significant (p = 5.3).',
    'The test gave t(58) = 2.41, p = -.03.',
  ])('outside 0 and 1: %s', (text) => {
    expect(look(text).beyond).toMatchObject([{ quote: text }])
  })

  it.each([
    'The difference was clear, t(58) = 2.41, p = .019.',
    'There were p = 12 predictors in the regression.',
    'The pressure was P = 2.3 kPa in each test.',
    'See p. 45 for the tests.',
    'We counted p = .000 as an error of reporting.',
    'Nothing was seen, t(58) = 0.10, p = 1.00.',
  ])('neither: %s', (text) => {
    const { zero, beyond } = look(text)
    expect([zero, beyond]).toEqual([[], []])
  })
})

describe('words for results that are not significant', () => {
  it.each([
    'The effect was marginally significant (p = .06).',
    'The link approached statistical significance.',
    'There was a trend towards significance.',
    'The result was borderline significant.',
    'It just failed to reach significance.',
  ])('nearly significant: %s', (text) => {
    expect(look(text).marginal).toMatchObject([{ quote: text }])
  })

  it.each([
    'The effect was significant (p = .03).',
    'The effect was not statistically significant.',
    'The marginal cost of maize was significant.',
    'A p value below .10 was considered marginally significant.',
  ])('plainly said: %s', (text) => {
    expect(look(text).marginal).toEqual([])
  })
})

describe('what stands beside a test', () => {
  it('counts p values that are only bounds, except below .001', () => {
    const { printed, thresholds } = look(
      'One gave p = .032. Another gave p < .05. A third gave p < .001. A fourth gave p > .05.',
    )
    expect([printed, thresholds.length]).toEqual([4, 2])
  })

  it('does not count the rule by which a study decides', () => {
    expect(look('A p value of p < .05 was considered significant.').printed).toBe(0)
  })

  it('finds the effect size in a sentence behind the test', () => {
    expect(
      look('Wards differed, F(2, 70) = 4.48, p = .015. This is a clear result. Cramer’s V was 0.31 here.')
        .withoutEffect,
    ).toEqual([])
  })

  it('finds it behind the hypotheses and what is made of them, too', () => {
    const between = 'The null hypothesis says that wards do not differ. It is not kept. '.repeat(4)
    expect(
      look(`Wards differed, F(2, 70) = 4.48, p = .015. ${between}A Cramer’s V value of 0.31 was found.`)
        .withoutEffect,
    ).toEqual([])
  })

  it('counts tests without an effect size', () => {
    const { tests, withoutEffect } = look(
      'Users saved more, t(58) = 2.41, p = .019, d = 0.62. Wards differed, F(2, 70) = 4.48, p = .015.',
    )
    expect([tests, withoutEffect.map(({ quote }) => quote)]).toEqual([
      2,
      ['Wards differed, F(2, 70) = 4.48, p = .015.'],
    ])
  })
})

it('counts the exact p values that stand in tables', () => {
  const rows = ['Question|t-Statistic|p-Value|Decision', 'Q1|-2.245|0.0281|Reject', 'Q2|-1.084|< .05|Keep']
  expect(look([captionOf('Table 5'), tableOf(...rows)]).exactInTables).toBe(1)
})
