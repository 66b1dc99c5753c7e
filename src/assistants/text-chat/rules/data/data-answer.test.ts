import { describe, expect, it } from 'vitest'
import type { DocumentModel } from '#product/document-model.ts'
import { tableOfTexts } from '#tests/model-of.ts'
import { answerOnData } from './data-answer.ts'
import { sheetNumber } from './number-in.ts'
import { sheetsOf } from './sheets.ts'

const ROWS = [
  ['Village', 'Sex', 'Age', 'Yield, kg', 'Age group'],
  ['Mansa', 'F', '20', '110', 'young'],
  ['Mansa', 'M', '30', '160', 'young'],
  ['Samfya', 'F', '40', '205', 'old'],
  ['Samfya', 'M', '50', '260', 'old'],
  ['Mansa', 'F', '60', '310', 'old'],
  ['Mansa', 'M', 'NA', '1,500', 'old'],
]
const table = (rows: string[][]) =>
  ({
    kind: 'csv',
    blocks: [{ id: 'b1', kind: 'table', page: 1, text: '', section: '', table: tableOfTexts(rows) }],
  }) as Pick<DocumentModel, 'kind' | 'blocks'>
const sheets = sheetsOf(table(ROWS))
const ask = (question: string) => answerOnData(question, sheets)

describe('data', () => {
  it.each([
    ['1,250.5', 1250.5],
    ['12 %', 12],
    ['ZMW 300', 300],
    ['(12)', -12],
    ['2021-03-04', undefined],
    ['12 kg', undefined],
    ['1,2', undefined],
    ['3.2e4', 32_000],
  ])('reads %j as %j', (text, value) => expect(sheetNumber(text)).toBe(value))

  it('is profiled column by column, with what is missing and what is far out', () => {
    const { text, charts } = ask('What is in this file?')
    expect(text).toContain('6 rows, 5 columns')
    expect(text).toContain('| Age | 5 | 1 | 40 | 15.81 | 40 | 30 to 50 | 20 to 60 |')
    expect(text).toMatch(/Yield, kg .*\| 1 \|$/m)
    expect(text).toContain('| Village | 6 | 0 | 2 | Mansa (4), Samfya (2) |')
    expect(charts).toEqual([])
  })

  it('gives the mean of a column that is named, and the longer name wins', () => {
    expect(ask('What is the mean age?').text).toContain('The mean of **Age** is **40**.')
    expect(ask('How many are in each age group?').text).toContain('| old | 4 | 66.7 % |')
  })

  it('says how two columns go together, with the line and its points', () => {
    const { text, charts } = ask('Correlation between age and yield, kg')
    // By hand: r = .9996, slope 5, intercept 9, over five rows.
    expect(text).toContain('$r(3) = 1.00$, $p < .001$, from 5 rows')
    expect(text).toContain('Yield, kg = 9 + 5 × Age')
    expect(charts[0]).toMatchObject({ kind: 'points', line: [{ x: 20 }, { x: 60 }] })
  })

  it('compares groups by Welch’s test, whichever column is named first', () => {
    const { text, charts } = ask('Compare age by sex')
    // By hand: means 40 and 40.
    expect(text).toContain('| F | 3 | 40 | 20 | 40 |')
    expect(text).toContain('$t(')
    expect(text).toContain('= 0.00$, $p = 1.000$')
    expect(charts[0]).toMatchObject({
      kind: 'bars',
      bars: [
        { label: 'F', value: 40 },
        { label: 'M', value: 40 },
      ],
    })
    expect(ask('does sex matter for age').text).toBe(text)
  })

  it('sets two columns of words against each other', () => {
    const { text } = ask('village and sex')
    expect(text).toContain('| Mansa | 2 | 2 |')
    expect(text).toContain('$\\chi^2(1) = 0.00$, $p = 1.000$')
    expect(text).toContain('fewer than five')
  })

  it('draws what is asked to be drawn', () => {
    expect(ask('bar chart of village').charts[0]).toMatchObject({
      kind: 'bars',
      bars: [
        { label: 'Mansa', value: 4 },
        { label: 'Samfya', value: 2 },
      ],
    })
    const histogram = ask('histogram of age').charts[0]
    expect(histogram?.kind === 'bars' && histogram.bars.reduce((sum, { value }) => sum + value, 0)).toBe(5)
  })

  it('says how many rows there are', () => {
    expect(ask('How many rows?').text).toContain('**6** rows')
  })

  it('shows a cell with a bar, a link or markup as it stands', () => {
    const { text } = answerOnData(
      'counts of a|b',
      sheetsOf(table([['a|b'], ['<b>x</b>'], ['[y](javascript:z)']])),
    )
    expect(text).toContain('a\\|b')
    expect(text).toContain('\\<b\\>x\\</b\\>')
    expect(text).not.toMatch(/[^\\]\[y/)
  })
})
