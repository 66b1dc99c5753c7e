import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findResponseRateRows } from './response-rates.ts'

const rows = (text: string) =>
  findResponseRateRows(partOf(text, 'methods').own).map(({ reports, computes, verdict }) => [
    reports.replace('Response rate, ', ''),
    computes,
    verdict,
  ])

describe('a response rate', () => {
  it.each([
    [
      'Of the 385 women approached, 372 completed the interview, a response rate of 96.6%.',
      '372 of 385',
      'agrees',
    ],
    ['Of 385 forms distributed, 310 were returned, a response rate of 89.5%.', '310 of 385', 'look-again'],
    ['We sent 200 forms and received 150, a response rate of 75%.', '150 of 200', 'agrees'],
    ['We sent 1,200 forms. The 900 completed forms gave a 75% response rate.', '900 of 1,200', 'agrees'],
    ['The response rate was 80%: 240 were invited and 180 responded.', '180 of 240', 'look-again'],
  ])('%s', (text, counts, verdict) => {
    expect(rows(text)).toMatchObject([[counts, expect.anything(), verdict]])
  })

  it.each([
    'The response rate was 96.6%.',
    'A response rate of 70% is often called good (Babbie, 2010).',
    'Of 385 forms distributed, 372 were returned, and 360 were usable.',
    'Of 385 forms distributed to 40 schools, 372 were returned, 12 were not completed and 350 were valid, a response rate of 70%.',
  ])('is not judged in "%s"', (text) => {
    expect(rows(text)).toEqual([])
  })
})
