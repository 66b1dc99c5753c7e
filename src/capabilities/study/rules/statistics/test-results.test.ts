import { describe, expect, it } from 'vitest'
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from '#kit/statistics/distributions.ts'
import { recompute } from './recompute.ts'
import { findTestResults } from './test-results.ts'

const one = (text: string) => findTestResults(text)[0]

describe('finding test results', () => {
  it.each([
    [
      'The difference was clear, t(58) = 2.41, p = .019.',
      { test: 't', df: [58], value: 2.41, p: { sign: '=', value: 0.019 } },
    ],
    ['Yields differed (F(3, 76) = 4.12, p = 0.009).', { test: 'F', df: [3, 76], value: 4.12 }],
    ['It was related, χ²(2, N = 214) = 9.10, p = .011.', { test: 'χ2', df: [2], n: 214, value: 9.1 }],
    [
      'It was related, chi-square (4) = 12.6, p < .05.',
      { test: 'χ2', df: [4], p: { sign: '<', value: 0.05 } },
    ],
    ['r(98) = .34, p < .001', { test: 'r', df: [98], value: 0.34 }],
    ['A negative link, r = −.45, p < .01, was seen.', { test: 'r', df: [], value: -0.45 }],
    ['z = 2.10, p = .036', { test: 'z', value: 2.1 }],
    ['Q(12) = 25.4, p = .013', { test: 'Q', df: [12] }],
    ['H(3) = 11.2, p = .011', { test: 'H', df: [3] }],
    ['t(71.35) = -0.94, p = .163', { test: 't', df: [71.35], value: -0.94 }],
    ['t(30) = 1.20, n.s.', { test: 't', p: 'ns' }],
    ['F(1, 40) = 5.5, MSE = 2.1, p = .024, d = 0.3', { test: 'F', p: { value: 0.024 } }],
    ['t = 2.41, df = 58, p = .019', { test: 't', df: [58], value: 2.41 }],
    ['rs(62) = .41, p < .001', { test: 'rs', df: [62] }],
    ['F = 1.20, df = 2, 97, p = .306', { test: 'F', df: [2, 97], p: { value: 0.306 } }],
    ['F = 1.20 (df = 2, 97), p = .306', { test: 'F', df: [2, 97] }],
    [
      'The chi-square value was 14.20 with 2 degrees of freedom and a p value of 0.001.',
      { test: 'χ2', df: [2], value: 14.2, p: { value: 0.001 } },
    ],
    ['a t-value of 2.41 (df = 58), p = .019', { test: 't', df: [58], p: { value: 0.019 } }],
    ['F = 4.12, p = .009', { test: 'F', df: [], value: 4.12 }],
    ['χ² = 14.20, p = .001', { test: 'χ2', df: [], value: 14.2 }],
    ['X2 = 14.20; df = 2; p = .001', { test: 'χ2', df: [2], p: { value: 0.001 } }],
    ['r = .31, n = 212, p < .001', { test: 'r', df: [], n: 212 }],
    ['(r = .31, p < .001, n = 212)', { test: 'r', df: [], n: 212 }],
    ['r = .31, p < .001', { test: 'r', df: [], n: null }],
    ['t(58) = 2.41, p = 1.9', { test: 't', p: null }],
  ])('reads %j', (text, expected) => {
    expect(one(text)).toMatchObject(expected)
  })

  it.each([
    ['F⫺共1, 38兲 ⫽ 5.10', 'F(1, 38) = 5.10, p ⬍ .05'.replace('F(1, 38) = 5.10', 'F共1, 38兲 ⫽ 5.10')],
    ['Elsevier', 'tð58Þ ¼ 2.41, p ¼ .019'],
    ['b for <', 't(58) = 2.41, p b .05'],
    ['! for <, p for =', 'F(1, 80) p 4.50, p ! .05'],
    ['control', 't(58) \u0001 2.41, p \u0001 .019'],
  ])('reads it through damaged symbols: %s', (_, text) => {
    expect(one(text)?.p).not.toBeNull()
    expect(one(text)).toBeDefined()
  })

  it('reads two results in one sentence, in their order', () => {
    expect(
      findTestResults('Both held, t(20) = 2.5, p = .02, and F(1, 20) = 6.25, p = .02.').map(
        ({ test }) => test,
      ),
    ).toEqual(['t', 'F'])
  })

  it.each([
    'The cost (K58) was high.',
    'Part (t) of the form',
    'In 2019, 58 women came.',
    'u = 3',
    'the r of the two',
    'F1 hybrids yielded 4.2 tonnes',
    'At t = 5 the price was K12',
    'a hash with t=2 p=1',
    'F = 12, C = 4',
    't = 2.4 t/ha (p. 12)',
  ])('sees no test in "%s"', (text) => {
    expect(findTestResults(text)).toEqual([])
  })
})

describe('tail probabilities', () => {
  it.each([
    [pOfT(2.41, 58), 0.01914],
    [pOfT(12.706, 1), 0.05],
    [pOfF(4.12, 3, 76), 0.00918],
    [pOfChiSquare(9.1, 2), Math.exp(-4.55)],
    [pOfChiSquare(3.841459, 1), 0.05],
    [pOfZ(1.959964), 0.05],
    [pOfZ(10), 1.523970604832e-23],
    [pOfR(0.34, 98), 0.000538],
  ])('%f is %f', (computed, known) => {
    expect(Math.abs(computed - known) / known).toBeLessThan(0.005)
  })
})

describe('recomputing p', () => {
  it.each([
    ['t(58) = 2.41, p = .019', true, false],
    ['t(71.35) = -0.94, p = .163', false, false],
    ['F(1, 40) = 2.0, p = .03', false, true],
    ['t(40) = 1.80, p = .04', true, false],
    ['χ²(2, N = 214) = 9.10, p < .001', false, false],
    ['r(98) = .34, p < .001', true, false],
    ['t(30) = 3.20, n.s.', false, true],
    ['r = .31, n = 212, p < .001', true, false],
    ['r = .10, n = 212, p < .001', false, true],
  ])('%s: consistent %s, decision changed %s', (text, consistent, changesDecision) => {
    expect(recompute(one(text)!)).toMatchObject({ consistent, changesDecision })
  })

  it('reads what is next to nothing as R prints it, and no line of a simulation', () => {
    expect(one('t = 8.8551e-16, df = 188, p-value = 1')).toMatchObject({ value: 8.8551e-16, df: [188] })
    expect(recompute(one('t = -1.8736e-16, df = 188, p-value = 1')!)).toMatchObject({ consistent: true })
    expect(findTestResults('q=0.3 z=5 P=0.1773523 z=10 P=0.0416605')).toEqual([])
  })

  it('tells a one-sided p from a two-sided one', () => {
    expect(recompute(one('t(40) = 1.80, p = .04')!)?.oneSided).toBeCloseTo(0.0397, 4)
    expect(recompute(one('t(40) = 1.80, p = .08')!)?.oneSided).toBeNull()
    expect(recompute(one('F(1, 40) = 3.24, p = .04')!)).toMatchObject({
      oneSided: null,
      consistent: false,
    })
  })

  it.each([
    ['this is a one-tailed test: t(40) = 1.80, p < .04', { saysOne: true, saysTwo: false }, true],
    ['t(40) = 1.80, p < .06', { saysOne: true, saysTwo: false }, true],
    ['t(18) = -1.8608, p = .9604', { saysOne: true, saysTwo: false }, true],
    // So large a p with so large a t can only be one minus a one-tailed p.
    ['t(18) = -1.8608, p = .9604', { saysOne: false, saysTwo: false }, true],
    ['t(18) = -1.8608, p = .9604', { saysOne: false, saysTwo: true }, false],
    ['t(18) = -1.8608, p = .8604', { saysOne: false, saysTwo: false }, false],
    ['t(40) = 1.80, p = .04', { saysOne: false, saysTwo: true }, false],
    ['t(40) = 1.80, p = .08', { saysOne: false, saysTwo: true }, true],
  ])('%s, with what the text says of its sides', (text, sides, consistent) => {
    expect(recompute(one(text)!, sides)).toMatchObject({ consistent })
  })

  it.each([
    ['t(30) = 3.20, p \u0003 .001', null],
    ['t(30) = 3.20, p \ufffd .05', null],
    ['t(58) = 2.41, p \ufffd .019', true],
    ['t(71.35) = -0.94, p \ufffd .163', false],
  ])('%j: the sign before the p is lost', (text, consistent) => {
    const again = recompute(one(text)!)
    expect(again?.consistent ?? null).toBe(consistent)
  })

  it.each([
    ['χ²(4) = 27.41830, p-value: 1.6360e-05', true],
    ['χ²(1) = 19.74, p-value (8.87 × 10^-6)', true],
    ['χ²(1) = 19.74, p = 8.87e-05', false],
    ['χ²(1) = 6.20, p = .0127', true],
  ])('%s: many zeros, or cut off', (text, consistent) => {
    expect(recompute(one(text)!)).toMatchObject({ consistent })
  })

  it('says nothing where the printed result is not enough', () => {
    expect(recompute(one('r = .45, p < .01')!)).toBeNull()
    expect(recompute(one('t(58) = 2.41')!)).toBeNull()
  })
})
