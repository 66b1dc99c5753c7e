import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findStatistics } from '../../statistics/statistics.ts'
import { testRowsOf } from './test-rows.ts'

const rows = (text: string) => testRowsOf(findStatistics(partOf(text).reading).tests)

describe('a printed test in the statistical summary', () => {
  it.each([
    // Computed with tables of the t, F, χ² and normal distributions.
    ['t(210) = 2.91, p = .004', 't(210) = 2.91', 'p = .004', 'p = .0040', 'agrees'],
    ['χ²(3) = 7.10, p = .03', 'χ²(3) = 7.10', 'p = .03', 'p = .0688', 'look-again'],
    ['r = .31, n = 212, p < .001', 'r = .31, n = 212', 'p < .001', 'p < .001', 'agrees'],
    ['F(2, 64) = 4.37, MSE = 5.92, p < .02', 'F(2, 64) = 4.37, MSE = 5.92', 'p < .02', 'p = .0166', 'agrees'],
    ['z = 1.96, p = .05', 'z = 1.96', 'p = .05', 'p = .0500', 'agrees'],
    ['t(30) = 3.20, n.s.', 't(30) = 3.20', 'n.s', 'p = .0032', 'look-again'],
    ['r = .45, p < .01', 'r = .45', 'p < .01', '–', 'cannot-be-computed'],
    ['U = 120, p = .048', 'U = 120', 'p = .048', '–', 'cannot-be-computed'],
    ['F(1, 58) = 30.2, p = .000', 'F(1, 58) = 30.2', 'p = .000', 'p < .001', 'agrees'],
  ])('%s', (text, reports, writes, computes, verdict) => {
    expect(rows(`It was found that ${text}.`)).toMatchObject([{ reports, writes, computes, verdict }])
  })

  it('finds the published error that the sign of the p gives away', () => {
    const [row] = rows('The groups did not differ, t(71.35) = -0.94, p = .163.')
    expect(row).toMatchObject({ computes: 'p = .3504', verdict: 'look-again', changesDecision: false })
    expect(row!.note).toContain('The same side of the 5% level')
  })

  it('says which way the decision turns', () => {
    const [row] = rows('The groups differed, F(1, 40) = 2.0, p = .03.')
    expect(row).toMatchObject({ changesDecision: true })
    expect(row!.note).toContain('would be not significant')
  })

  it('accepts a one-sided p, and says that it is one', () => {
    const [row] = rows('As expected, t(40) = 1.80, p = .04.')
    expect(row).toMatchObject({ computes: 'p = .0397', verdict: 'agrees' })
    expect(row!.note).toContain('one-sided')
  })

  it('has no row for a test without a p', () => {
    expect(rows('We found F(1, 17) = 18.4 and were glad.')).toEqual([])
  })

  it('quotes one line of a table', () => {
    const { reading } = partOf([
      {
        kind: 'table',
        rows: [
          ['Trait', 'Result'],
          ['Height', 't(58) = 2.41, p = .019'],
          ['Weight', 'none'],
        ],
      },
    ])
    expect(testRowsOf(findStatistics(reading).tests)[0]!.evidence.quote).toBe(
      'Height | t(58) = 2.41, p = .019',
    )
  })
})

it('takes what may be an epsilon beside a violated sphericity for no turned decision', () => {
  const [row] = rows('The test showed that sphericity had been violated, χ²(2) = 21.83, p = .544.')
  expect(row).toMatchObject({ verdict: 'look-again', changesDecision: false })
  expect(row!.note).toContain('epsilon')
})
