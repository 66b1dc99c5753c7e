import { describe, expect, it } from 'vitest'
import { subjectOf, titleQuietly } from './subject.ts'

const TEXT = 'The study was done in Lusaka among traders. It looked at Vitamin D there, and at mobile money.'
const of = (title: string) => subjectOf({}, title, TEXT)

describe('what a study is about, taken from its title', () => {
  it.each([
    [
      'AN ASSESSMENT OF MOBILE MONEY USE AMONG TRADERS IN LUSAKA',
      'mobile money use',
      'among traders in Lusaka',
    ],
    ['A Qualitative Analysis of Saving Habits (a case study of one market)', 'saving habits', ''],
    ['Knowledge of Vitamin D among mothers', 'knowledge of Vitamin D', 'among mothers'],
  ])('%s', (title, on, among) => {
    expect(of(title)).toEqual({ on, among })
  })

  it('two things that it links', () => {
    expect(of('The effect of distance on late booking in Lusaka')).toMatchObject({
      cause: 'distance',
      effect: 'late booking',
    })
  })

  it('and no name, where the same word stands small in another spelling', () => {
    const text = 'It was on the Sero-prevalence in Lusaka. The seroprevalence was low.'
    expect(subjectOf({}, 'Sero-prevalence of brucellosis in Lusaka', text).on).toMatch(/^sero-prevalence/)
  })
})

it('a title in capitals is not shouted, and another stays as it was written', () => {
  expect(titleQuietly('MOBILE MONEY USE AMONG TRADERS IN LUSAKA', TEXT)).toBe(
    'Mobile money use among traders in Lusaka',
  )
  expect(titleQuietly('Saving Habits in Lusaka', TEXT)).toBe('Saving Habits in Lusaka')
})
