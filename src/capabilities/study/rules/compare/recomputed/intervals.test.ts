import { describe, expect, it } from 'vitest'
import { partOf } from '#tests/part-of-study.ts'
import { findIntervalRows } from './intervals.ts'

const rows = (text: string) => findIntervalRows(partOf(text).own.sentences)

describe('a confidence interval beside its estimate', () => {
  it.each([
    'Distance mattered (AOR = 2.41, 95% CI [1.52, 3.82], p < .001).',
    'Distance mattered (OR 0,42; 95% CI 0,19-0,94; p-value 0.034).',
    'The mean difference was 4.0 points (95% CI 1.2 to 6.8), p = .006.',
    'The effect was d = 0.50, 95% CI [0.10, 0.90].',
    'Age did not matter (OR = 1.02, 95% CI 0.98 to 1.06, p = .31).',
    'It hardly mattered (OR = 1.00, 95% CI 1.00 to 1.01, p = .04).',
    'The prevalence was 58.3% (95% CI 53.2 to 63.2).',
    'The prevalence was 58.3% (95% CI: 53.2%–63.2%).',
    'The risk was even (RR = 0.62, 95% CI 0.41–0.93).',
    'The mean was high (M = 3.60, 95% CI [3.42, 3.78]).',
    'The bootstrapped difference was b = 4.0, 95% CI [1.2, 9.9].',
  ])('%s: agrees', (text) => {
    expect(rows(text)).toMatchObject([{ verdict: 'agrees' }])
  })

  it.each([
    ['The odds rose (OR = 4.2, 95% CI 1.5 to 3.8).', '4.2 lies outside'],
    ['The prevalence was 53.8% (95% CI 54.2 to 63.2).', '53.8 lies outside'],
    ['The odds rose (OR = 2.4, 95% CI 3.8 to 1.5).', 'limits the wrong way round'],
    ['The mean difference was 4.0 (95% CI 1.2 to 9.9).', 'middle 5.5'],
    ['The odds rose (OR = 1.60, 95% CI 1.52 to 3.82).', 'middle 2.41 on the log scale'],
    ['The odds rose (OR = 1.40, 95% CI 0.88–2.23, p = .012).', 'the interval holds 1'],
    ['The effect was d = 0.50, 95% CI [0.10, 0.90], p = .40.', 'the interval leaves out 0'],
  ])('%s', (text, computes) => {
    expect(rows(text)).toMatchObject([{ verdict: 'look-again', computes }])
  })

  it.each(['The confidence interval was 95% and the margin of error 5%.', 'We report 95% CI throughout.'])(
    'is not seen in "%s"',
    (text) => {
      expect(rows(text)).toEqual([])
    },
  )
})
