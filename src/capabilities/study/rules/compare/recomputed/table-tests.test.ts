import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { findTableTests } from './table-tests.ts'

const found = (...rows: string[]) => {
  const { reading, own } = partOf([captionOf('Table 1'), tableOf(...rows)])
  return findTableTests(numberTablesOf(reading, own.blocks)).map(({ asWritten }) => asWritten)
}

describe('test results in tables', () => {
  it('reads a column of t with its degrees of freedom and p', () => {
    expect(found('Group|t|df|Sig. (2-tailed)', 'Users|2.41|58|.019', 'Others|-1.10|58|.276')).toEqual([
      't(58) = 2.41, p = .019',
      't(58) = -1.10, p = .276',
    ])
  })

  it('reads the chi-square table of a program by its row', () => {
    expect(
      found(
        'Test|Value|df|Asymp. Sig. (2-sided)',
        'Pearson Chi-Square|14.20|2|.001',
        'Likelihood Ratio|14.60|2|.001',
        'N of Valid Cases|372||',
      ),
    ).toEqual(['χ²(2) = 14.20, p = .001'])
  })

  it.each([
    [['Variable|B|SE|t|Sig.', 'Age|0.2|0.1|2.0|.047']],
    [['Time (t)|df|p', '2|3|4']],
    [['Crop|t|df|p', 'Maize|2.4 t/ha|3|.01']],
    [['Variable|t|F|df|p', 'Age|2.0|4.0|58|.05']],
    [['Source|df|F|p', 'Between|3|4.12|.009']],
  ])('leaves alone what it cannot be sure of', (rows) => {
    expect(found(...rows)).toEqual([])
  })
})
