import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findPercentageRows } from './percentages.ts'

const rows = (text: string) =>
  findPercentageRows(partOf(text).own).map(({ reports, writes, computes, verdict }) =>
    [reports, writes, computes, verdict].join(' | '),
  )

describe('a share of a count', () => {
  it.each([
    ['45 of 120 traders (37.5%) saved.', '45 of 120 | 37.5% | 37.5% | agrees'],
    ['45 of the 120 traders (38%) saved.', '45 of 120 | 38% | 37.5% | agrees'],
    ['45 out of 120, or 37.5%, saved.', '45 of 120 | 37.5% | 37.5% | agrees'],
    ['Saving was rare: 37.5% (45/120).', '45 of 120 | 37.5% | 37.5% | agrees'],
    ['Saving was rare: 39.5% (45/120).', '45 of 120 | 39.5% | 37.5% | look-again'],
    ['Of the 1,480 farmers, 370 (25.0 per cent) replied.', '370 of 1,480 | 25.0% | 25.0% | agrees'],
    ['Of the 1,480 farmers, 370 (52.0%) replied.', '370 of 1,480 | 52.0% | 25.0% | look-again'],
    ['Of the 372 women, 217 (58,3%) booked late.', '217 of 372 | 58.3% | 58.3% | agrees'],
    ['The traders (N = 120) saved weekly (n = 45, 37.5%).', '45 of 120 | 37.5% | 37.5% | agrees'],
    ['The traders (N = 120) were mostly men (75, 62.5%).', '75 of 120 | 62.5% | 62.5% | agrees'],
    ['Of the 300 traders, 65% were women (n = 195).', '195 of 300 | 65% | 65.0% | agrees'],
    ['Of the 300 traders, 75% were women (n = 195).', '195 of 300 | 75% | 65.0% | look-again'],
    ['From the 372 forms, 217 (58.3%) were late.', '217 of 372 | 58.3% | 58.3% | agrees'],
    ['Of the 372 women, 120 lived near, and 45 (37.5%) were married.', '45 of 120 | 37.5% | 37.5% | agrees'],
    ['In 71.4% (9046/12 670) of cases it came late.', '9,046 of 12,670 | 71.4% | 71.4% | agrees'],
    ['In 27.6% (3497/12\u2009670) of cases it came late.', '3,497 of 12,670 | 27.6% | 27.6% | agrees'],
    ['In 0.9% (76/12 670) of cases it came late.', '76 of 12,670 | 0.9% | 0.6% | look-again'],
  ])('%s', (text, row) => {
    expect(rows(text)).toEqual([row])
  })

  it('takes a part larger than its whole for a fault of the reading', () => {
    expect(rows('A part, 130 of 120 traders (92.3%), saved.')).toEqual([])
  })

  it('finds the whole of a part of a part, and is silent where it cannot', () => {
    expect(rows('Of the 372 women, 217 (58.3%) booked late; of these, 100 (46.1%) had no card.')).toEqual([
      '217 of 372 | 58.3% | 58.3% | agrees',
      '100 of 217 | 46.1% | 46.1% | agrees',
    ])
    expect(rows('Of the 372 women, many booked late, and 100 (46.1%) of these had no card.')).toEqual([])
  })

  it.each([
    'Inflation was 12% in 5/2020 (45%).',
    'Of the 300 people, many came from 5 (20%) of the villages.',
    'The last 12% (n = 45) gave no answer.',
    'In 2019, 58 farmers (see page 12) paid 20%.',
    'Exports rose from 340 to 410 (20.6%) in a year.',
    'Households owned nets (70%) and radios (55%).',
    'The 95% CI of the 120 traders was wide (45 to 60).',
    'Of the 120 traders, 30 to 45 (50%) saved.',
    'One hundred of the 340 pupils (30%) walked.',
    'The loan of K5,000 cost K600 (12%).',
    'A total of 140 traders (66.7%) saved while 138 (65.7%) lent.',
    'They found 53 of the 1, 236 results (4.3%).',
    'We read 92 results from the 46 papers, and 834 results (67.5%).',
  ])('says nothing about "%s"', (text) => {
    expect(rows(text)).toEqual([])
  })
})
