import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findStatistics } from '../../statistics/statistics.ts'
import { countsDifferently, findDfRows, type NamedCounts } from './degrees-of-freedom.ts'

const rows = (text: string, sample: number | null = null, more: Partial<NamedCounts> = {}) =>
  findDfRows(findStatistics(partOf(text).reading).tests, {
    sample,
    largest: sample ?? 0,
    countsDifferently: false,
    ...more,
  }).map(({ writes, computes, verdict }) => [writes, computes, verdict])

describe('degrees of freedom beside an n', () => {
  it.each([
    ['The 60 traders (N = 60) improved, t(59) = 2.41, p = .019.', 'df = 59', 'agrees'],
    ['Users (n = 30) and others (n = 30) differed, t(58) = 2.41, p = .019.', 'df = 58', 'agrees'],
    ['Users (n = 30) and others (n = 30) differed, t(51.3) = 2.41, p = .019.', 'df = 51.3', 'agrees'],
    ['Users (n = 30) and others (n = 30) differed, t(68) = 2.41, p = .019.', 'df = 58', 'look-again'],
    ['They went together (N = 100), r(98) = .34, p < .001.', 'df = 98', 'agrees'],
    ['They went together (N = 100), r(99) = .34, p < .001.', 'df = 98', 'look-again'],
    ['In the 2 × 3 table, χ²(2, N = 90) = 4.10, p = .129.', 'df = 2', 'agrees'],
    ['In the 2 by 3 table, χ²(3, N = 90) = 4.10, p = .251.', 'df = 2', 'look-again'],
  ])('%s', (text, computes, verdict) => {
    expect(rows(text)).toMatchObject([[expect.anything(), computes, verdict]])
  })

  it('cannot be more than the sample gives', () => {
    expect(rows('They differed, t(150) = 2.41, p = .017.', 120)).toEqual([
      ['df = 150', 'at most 119 from 120', 'look-again'],
    ])
    expect(rows('They were related, χ²(1, N = 150) = 4.10, p = .043.', 120)).toEqual([
      ['N = 150', 'at most 120', 'look-again'],
    ])
  })

  it.each([
    ['They differed, t(100) = 2.41, p = .018.', 120],
    ['The paired test of 60 (n = 60) gave t(28) = 2.41, p = .023.', null],
    ['Over repeated observations, t(990) = 2.41, p = .016.', 120],
    ['Two tests (n = 40): t(20) = 2.5, p = .021 and t(18) = 2.5, p = .022.', null],
    ['They differed, t(41) = −4.27, p < .001, and so did χ²(1, N = 188) = 7.42, p < .01.', null],
    ['They differed, F(1, 990) = 6.41, p = .011.', 120],
  ])('is not judged in "%s"', (text, sample) => {
    expect(rows(text, sample)).toEqual([])
  })

  it.each([
    'FMD was modelled with linear mixed models.',
    'We used a repeated-measures design.',
    'Standard errors are cluster-robust.',
    'Degrees of freedom are those of Satterthwaite.',
    'Unequal variances called for Welch tests.',
    'Each site was visited in a longitudinal study.',
  ])('says nothing where the document says "%s"', (said) => {
    const design = countsDifferently([{ text: 'They differed.' }, { text: said }])
    expect(rows('They differed, t(150) = 2.41, p = .017.', 120, { countsDifferently: design })).toEqual([])
    const pairs = 'Users (n = 30) and others (n = 30) differed, t(68) = 2.41, p = .019.'
    expect(rows(pairs, null, { countsDifferently: design })).toEqual([])
  })

  it.each([
    ['They differed, t(214.62) = −4.18, p < .001.', 116, {}],
    ['Users (n = 30) and others (n = 30) differed, t(247.19) = 2.41, p = .017.', null, {}],
    ['Users (n = 30) and others (n = 30) differed, t(52) = 2.41, p = .020.', null, {}],
    ['They differed, t(150) = 2.41, p = .017.', 120, { largest: 300 }],
  ])('is silent without certainty: %s', (text, sample, more) => {
    expect(rows(text, sample, more)).toEqual([])
  })

  it('is never called wrong', () => {
    const found = rows('Users (n = 30) and others (n = 30) differed, t(68) = 2.41, p = .019.')
    expect(JSON.stringify(found)).not.toMatch(/\bwrong\b|\berror\b/i)
  })
})
