import { describe, expect, it } from 'vitest'
import { statisticsInHead, statisticsInText } from './italics.ts'

const italic = (runs: readonly { text: string; isItalic: boolean }[]) =>
  runs.filter(({ isItalic }) => isItalic).map(({ text }) => text)

describe('statistics in a Word chapter stand in italics, as APA 7 has it', () => {
  it('in sentences, where a figure follows', () => {
    const text =
      'Women (M = 3.20, SD = 0.81) and men differed, t(58) = 2.11, p = .039, d = 0.55; plan B and group M did not.'
    expect(italic(statisticsInText(text))).toEqual(['M', 'SD', 't', 'p', 'd'])
    expect(
      statisticsInText(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
  })

  it('with degrees of freedom and numbers of people, and never Greek letters', () => {
    expect(italic(statisticsInText('F(2, 57) = 4.10, χ²(1, N = 60) = 3.84, R² = .12, p < .001'))).toEqual([
      'F',
      'N',
      'R²',
      'p',
    ])
  })

  it('in the head of a table, but not the codes of groups', () => {
    expect(statisticsInHead(['Variable', 'n', 'M', 'SD', '95% CI']).map(italic)).toEqual([
      [],
      ['n'],
      ['M'],
      ['SD'],
      [],
    ])
    expect(statisticsInHead(['Smokes', 'F', 'M', 'Total']).flatMap(italic)).toEqual([])
  })
})
