import { describe, expect, it } from 'vitest'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { findDescriptives } from './descriptives.ts'
import { findStatistics } from './statistics.ts'

const kinds = (text: string) => findDescriptives(text).map(({ kind }) => kind)

describe('numbers that describe', () => {
  it.each([
    ['Of the 372 women, 217 (58.3%) booked late.', { kind: 'percentage', value: 58.3, count: 217 }],
    ['Most agreed (62 per cent, n = 45).', { kind: 'percentage', value: 62, count: 45 }],
    ['M = 3.6, SD = 0.8', { kind: 'mean', mean: 3.6, sd: 0.8 }],
    ['The mean age of the women was 27.4 years (SD = 6.2).', { kind: 'mean', mean: 27.4, sd: 6.2 }],
    ['a yield of 2.4 ± 0.6 t/ha', { kind: 'mean', mean: 2.4, sd: 0.6 }],
    ['AOR = 2.41, 95% CI [1.52, 3.82]', { kind: 'interval', level: 95, low: 1.52, high: 3.82 }],
    ['(95% confidence interval: 1.2 to 3.4)', { kind: 'interval', low: 1.2, high: 3.4 }],
    ['AOR = 2.41', { kind: 'effect', name: 'AOR', value: 2.41 }],
    ["Cronbach's alpha for the barriers scale was .81.", { kind: 'effect', name: 'α', value: 0.81 }],
    ['with N = 1,480 farmers', { kind: 'n', value: 1480 }],
    ['a p-value of = 0.03'.replace('of = ', '= '), { kind: 'p', value: 0.03 }],
  ])('reads %j', (text, expected) => {
    expect(findDescriptives(text)).toContainEqual(expect.objectContaining(expected))
  })

  it('does not take the level of an interval for a percentage', () => {
    expect(kinds('95% CI [1.2, 3.4]')).toEqual(['interval'])
  })

  it('sees nothing in plain words', () => {
    expect(kinds('In 2019 the district had a mean reputation, and 40 wards.')).toEqual([])
  })
})

describe('the statistics of a document', () => {
  const { tests, descriptives } = findStatistics(readForStudy(smallThesis()))

  it('carries sentence and page with every one', () => {
    expect(tests.map(({ test, value }) => [test, value])).toEqual([
      ['χ2', 14.2],
      ['χ2', 4.1],
      ['t', 7.86],
    ])
    for (const { evidence, asWritten } of tests)
      expect(evidence.quote).toContain(asWritten.replace(/[.,)]+$/, ''))
    expect(descriptives.length).toBeGreaterThan(8)
    expect(descriptives.every(({ evidence }) => evidence.page > 0 && evidence.sentenceId !== '')).toBe(true)
  })

  it('leaves the reference list alone', () => {
    expect(
      [...tests, ...descriptives].some(({ evidence }) => evidence.quote.includes('Medical Journal')),
    ).toBe(false)
  })
})

it.each([
  ['Here is the confusion matrix at p = 0.57 of the first model.', false],
  ['The misclassification was least at the cut-off point p = 0.42.', false],
  ['The classifier was better than chance, p = 0.012.', true],
  ['The effect was significant at p = 0.03.', true],
])('tells a p value from a point at which cases are told apart: %s', (text, is) => {
  expect(kinds(text).includes('p')).toBe(is)
})
