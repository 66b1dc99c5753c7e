import { describe, expect, it } from 'vitest'
import type { WrittenSection } from '#tests/model-of.ts'
import { modelOf } from '#tests/model-of.ts'
import { partOf, tableOf } from '#tests/part-of-study.ts'
import { openRecord } from '../../open-study.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { findCramerRows } from './cramers-v.ts'
import { findOddsRows } from './odds-read.ts'
import { findPReadRows } from './p-read.ts'

const parts = (blocks: WrittenSection['blocks']) => {
  const { reading, own } = partOf(blocks)
  return { own, sections: reading.sections, tables: numberTablesOf(reading, own.blocks) }
}
const shown = (rows: { writes: string; computes: string; verdict: string }[]) =>
  rows.map(({ writes, computes, verdict }) => `${writes} | ${computes} | ${verdict}`)

const oddsOf = (...lines: string[]) => {
  const { own, sections } = parts(lines)
  return shown(findOddsRows(own, sections))
}

describe('what words make of an odds ratio and its interval', () => {
  const odds = (said: string, limits = '(0.35, 0.72)', ratio = '0.502') =>
    oddsOf('Hours in the market:', `95% CI: ${limits}`, `Odds Ratio: ${ratio}`, said)

  it('is held against the limits', () => {
    expect(odds('The odds decrease by 49.8% to 65.0%.')).toEqual([
      '95% CI | 0.502 is its middle | agrees',
      '49.8% to 65.0% lower | 28.0% to 65.0% lower | look-again',
    ])
    expect(odds('The odds are 28% to 65% lower.').at(-1)).toBe(
      '28% to 65% lower | 28.0% to 65.0% lower | agrees',
    )
    expect(odds('The odds increase by 134.0% to 361.0%.', '(1.340, 4.610)', '2.485').at(-1)).toBe(
      '134.0% to 361.0% higher | 34.0% to 361.0% higher | look-again',
    )
  })

  it('is left alone where its figures come from elsewhere', () => {
    expect(odds('The odds of passing fell from 71% to 59% in that year, lower than before.')).toHaveLength(1)
  })

  it('finds the coefficient that was told by the same name', () => {
    const rows = (ratio: string) =>
      oddsOf(
        'Age (0.0712): With each year the log-odds rise.',
        'Age:',
        '95% CI: (1.0311, 1.1183)',
        `Odds Ratio: ${ratio}`,
      )
    expect(rows('1.0737').at(-1)).toBe('OR = 1.0737 | OR = 1.0738 | agrees')
    expect(rows('1.0873').at(-1)).toBe('OR = 1.0873 | OR = 1.0738 | look-again')
  })
})

describe('what words make of a p', () => {
  const read = (...blocks: WrittenSection['blocks']) => {
    const { own, tables } = parts(blocks)
    return shown(findPReadRows(own, tables)).filter((row) => row.endsWith('look-again'))
  }

  it.each([
    'The p-value is 0.217, so we keep Ho and conclude that there is a significant association of the two.',
    'The p-value is 0.871 and we conclude that mean yields are not equal.',
    'For maize p was 0.031, which is greater than 0.05.',
    'A p-value of 0.42 is below the level of 0.05.',
    'With a p-value of 0.318 the null hypothesis was therefore rejected.',
    'As p = 0.002, we accept the null hypothesis.',
  ])('is the other way round: %s', (text) => {
    expect(read(text)).toHaveLength(1)
  })

  it.each([
    'The p-value is 0.217, so we conclude that there is no significant association of the two.',
    'The p-value is 0.004, so we conclude that there is a significant association of the two.',
    'The p-value is 0.217, so we cannot conclude that there is a significant association.',
    'The p-value is 0.08, so at the 10% level we conclude that there is a significant association.',
    'Although age did not matter in the model of the whole sample and its p was no surprise (p = 0.340), we conclude that there is a significant association of income with savings.',
    'A p-value of 0.03 is not greater than 0.05, so the null hypothesis is rejected.',
    'With p = 0.42 we fail to reject the null hypothesis.',
    'If the p-value is 0.20 the null hypothesis is not rejected, otherwise it is rejected.',
    'The p-value of 0.061 is less than 0.1.',
    'A p-value of 0.300 would not mean that there is a significant difference.',
  ])('is read rightly: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('is another p than the one it interprets', () => {
    const lines = (said: string) =>
      read('P-value: 2.41906e-0.5', 'Interpretation:', `The low p-value (${said}) is evidence.`)
    expect(lines('4.6072e-05')).toEqual(['p-value (4.6072e-05) | 2.41906e-0.5 | look-again'])
    expect(lines('2.41906e-05')).toEqual([])
  })

  it('is ten times the one in the table above', () => {
    const table = tableOf(
      '|Value|df|Sig.',
      'Pearson Chi-Square|58.214a|34|.006',
      'Likelihood Ratio|62.583|34|.002',
    )
    expect(read(table, 'The p-value is 0.06, which is near 0.05.')).toEqual([
      'p = 0.06 | p = .006 | look-again',
    ])
    expect(read(table, 'The p-value is 0.006, which is below 0.05.')).toEqual([])
    expect(read(table, 'The p-value is 0.002, which is below 0.05.')).toEqual([])
  })
})

it('Cramér’s V follows from the counts above it', () => {
  const v = (value: string) => {
    const { own, tables } = parts([
      tableOf('Group|Yes|No', 'Women|30|20', 'Men|15|35'),
      `Cramér’s V for the strength of the relationship was ${value}.`,
    ])
    return shown(findCramerRows(own, tables))
  }
  // χ² = 9.091 of 100.
  expect(v('0.30')).toEqual(['V = 0.30 | V = 0.30 | agrees'])
  expect(v('0.68')).toEqual(['V = 0.68 | V = 0.30 | look-again'])
})

describe('checks of what the words make of the numbers', () => {
  const outcome = (id: string, methods: string, ...results: WrittenSection['blocks']) => {
    const model = modelOf([
      { title: 'Methods', role: 'methods', blocks: [methods] },
      { title: 'Results', role: 'results', blocks: results },
    ])
    return openRecord(model)
      .numberChecks()
      .find((check) => check.id === id)
  }
  const ASKED = 'A survey of traders was made.'

  it.each([
    ['Ho: There is a significant association of age with the kind of savings.', 'look-again'],
    ['H0: Mean yields are not equal in all fields.', 'look-again'],
    ['Null Hypothesis (H0): Rain has no association with the yield.', 'does-not-apply'],
    ['H1: There is a significant association of rain with the yield.', 'does-not-apply'],
    ['Ho: Rain does not have a significant effect on wages.', 'does-not-apply'],
  ])('%s', (text, what) => {
    expect(outcome('numbers.hypotheses', ASKED, text)?.outcome).toBe(what)
  })

  it('counts the tests with too many small cells', () => {
    const test = (cells: number, share: string) =>
      tableOf(
        '|Value|df|Sig.',
        'Pearson Chi-Square|11.317a|8|.184',
        `a. ${cells} cells (${share}%) have expected count less than 5. The minimum expected count is .71.||`,
      )
    expect(outcome('numbers.expected-counts', ASKED, test(15, '100.0'))?.outcome).toBe('look-again')
    expect(outcome('numbers.expected-counts', ASKED, test(2, '13.3'))?.outcome).toBe('does-not-apply')
  })

  it.each([
    [
      'By the formula of Cochran the sample size is 385.',
      'A sample of 418 students was interviewed.',
      'look-again',
    ],
    [
      'By the formula of Cochran the sample size is 385.',
      'A sample of 385 students was interviewed.',
      'passed',
    ],
    [
      'By the formula of Cochran the sample size is 385.',
      'Of these, 310 students returned the questionnaire, a response rate of 80.5%.',
      'does-not-apply',
    ],
  ])('the plan beside what came of it: %s %s', (methods, result, what) => {
    expect(outcome('numbers.sample-agreement', methods, result)?.outcome).toBe(what)
  })

  it('names the readings that are wrong', () => {
    const said = 'The p-value is 0.217, so we conclude that there is a significant association.'
    expect(outcome('numbers.readings', ASKED, said)).toMatchObject({
      outcome: 'look-again',
      evidence: [{ quote: said }],
    })
  })
})
