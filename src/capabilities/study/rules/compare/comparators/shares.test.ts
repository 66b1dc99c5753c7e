import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { placesOf } from '../places.ts'
import { shares as comparator } from './shares.ts'

const shares = (caption: string, ...rows: string[]) =>
  comparator
    .compare(placesOf(partOf([captionOf(caption), tableOf(...rows)]).reading))
    .compared.map(({ reports, verdict }) => `${reports} → ${verdict}`)

describe('a table of counts with shares', () => {
  it('takes its total as the whole', () => {
    expect(
      shares('Table 1', 'Crop|n|%', 'Maize|110|52.4', 'Cassava|60|38.6', 'Nuts|40|19.0', 'Total|210|100'),
    ).toEqual([
      'Table 1, Maize: 110 of 210 → agrees',
      'Table 1, Cassava: 60 of 210 → look-again',
      'Table 1, Nuts: 40 of 210 → agrees',
    ])
  })

  it('takes what its own line of totals says, even where no line agrees with it', () => {
    const rows = ['Answer|Frequency|Percentage', 'Agree|40|71.4', 'Undecided|10|14.2', 'Disagree|30|28.4']
    expect(shares('Table 2', ...rows, 'Total|80|100')).toEqual([
      'Table 2, Agree: 40 of 80 → look-again',
      'Table 2, Undecided: 10 of 80 → look-again',
      'Table 2, Disagree: 30 of 80 → look-again',
    ])
    // A total that its own lines do not add up to says nothing about them.
    expect(shares('Table 2', ...rows, 'Total|90|100')).toEqual([])
  })

  it('takes each question of a table by itself', () => {
    const rows = ['What|n (%)', 'Sex|', 'Women|130 (61.9%)', 'Men|80 (38.1%)', 'Cause, of 70 who fell ill|']
    const causes = ['Cold|35 (50.0%)', 'Fever|21 (30.0%)', 'Cough|14 (20.0%)']
    expect(shares('Table 1: Respondents (N = 210)', ...rows, ...causes)).toEqual([
      'Table 1, Women: 130 of 210 → agrees',
      'Table 1, Men: 80 of 210 → agrees',
      'Table 1, Cold: 35 of 70 → agrees',
      'Table 1, Fever: 21 of 70 → agrees',
      'Table 1, Cough: 14 of 70 → agrees',
    ])
  })

  it('sees through a note mark that sticks to the number of the heading', () => {
    const rows = [
      'What|Overall N = 2,1001',
      'Radio|1,500 (71.4%)',
      'Phone|1,200 (57.1%)',
      'Church|600 (28.6%)',
    ]
    expect(shares('Table 1', ...rows)).toHaveLength(3)
  })

  it('recomputes fractions in a cell', () => {
    expect(shares('Table 1', 'Class|Risk', 'Class 2|57 / 702 (8.1%)', 'Class 3|18 / 190 (9.9%)')).toEqual([
      'Table 1, Class 2: 57 of 702 → agrees',
      'Table 1, Class 3: 18 of 190 → look-again',
    ])
  })

  it('forgives a last digit moved so that the column adds up, in every line alike', () => {
    const rows = ['Vote|n|%', 'Yes|1|33.4', 'No|1|33.3', 'Perhaps|1|33.3', 'Total|3|100.0']
    expect(shares('Table 1', ...rows).every((row) => row.endsWith('agrees'))).toBe(true)
  })

  it.each([
    ['Table 1: Prices', 'Year|Price|Change (%)', '2019|110|10.0', '2020|140|27.3'],
    ['Table 1: Scores', 'Group|Score', 'Users|40 (12)', 'Others|35 (10)'],
    ['Table 1: Shares of unknown wholes', 'Ward|n|%', 'Lwipa|12|80', 'Mutanda|9|30'],
    ['Table 1: Ages', 'What|Age', 'All|41 (27, 58)', 'Users|47 (30, 63)'],
  ])('says nothing about %s', (caption, ...rows) => {
    expect(shares(caption, ...rows)).toEqual([])
  })
})
