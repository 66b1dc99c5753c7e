import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { numberTablesOf } from '../../tables/number-tables.ts'
import { findCoefficientRows } from './coefficients.ts'
import { freedomFrom } from './models.ts'

const found = (...rows: string[]) => {
  const { reading, own } = partOf([captionOf('Table 1'), tableOf(...rows)])
  const tables = numberTablesOf(reading, own.blocks)
  return findCoefficientRows(tables, freedomFrom(tables)).map(({ reports, writes, computes, verdict }) =>
    [reports, writes, computes, verdict].join(' | '),
  )
}
const withoutP = (...rows: string[]) => found(...rows).filter((row) => !row.includes('| p '))

describe('a table of regression', () => {
  it('has a t that is the coefficient over its error', () => {
    expect(
      withoutP(
        'Variable|B|Std. Error|Beta|t|Sig.',
        'Age|0.240|0.100|.18|2.40|.017',
        'Income|-1.50|0.50|-.2|-4.10|.003',
      ),
    ).toEqual([
      'Age: B = 0.240, SE = 0.100 | t = 2.40 | t = 2.40 | agrees',
      'Income: B = -1.50, SE = 0.50 | t = -4.10 | t = -3.00 | look-again',
    ])
  })

  it('has a Wald and an odds ratio that follow from the coefficient', () => {
    // 0.88 ÷ 0.23 = 3.826, squared 14.64; e^0.88 = 2.411.
    expect(
      withoutP(
        'Variable|B|S.E.|Wald|df|Sig.|Exp(B)',
        'Distance|0.88|0.23|14.63|1|.000|2.41',
        'Age|0.10|0.05|4.00|1|.046|1.51',
      ),
    ).toEqual([
      'Distance: B = 0.88, SE = 0.23 | Wald = 14.63 | Wald = 14.64 | agrees',
      'Distance: B = 0.88 | OR = 2.41 | OR = 2.41 | agrees',
      'Age: B = 0.10, SE = 0.05 | Wald = 4.00 | Wald = 4.00 | agrees',
      'Age: B = 0.10 | OR = 1.51 | OR = 1.11 | look-again',
    ])
  })

  it('allows for all that rounding can hide', () => {
    // 0.05 may be 0.045 to 0.055 and 0.02 may be 0.015 to 0.025: anything from 1.8 to 3.7 follows.
    expect(found('Variable|B|SE|t|p', 'Age|0.05|0.02|3.41|.001')[0]).toContain('agrees')
    expect(withoutP('Variable|B|SE|t|p', 'Age|0.05|0.00|3.41|.001')).toEqual([])
  })

  it.each([
    [['Variable|B|SE|B|SE|t|t', 'Age|0.2|0.1|0.3|0.1|2.0|9.0']],
    [['Plot|b|Yield|SE', 'A|0.2|3.1|0.4']],
    [['Variable|Beta|t|Sig.', 'Age|.20|9.1|.001']],
    [['Variable|B|SE|t|p', 'Age|(ref.)|||']],
  ])('is left alone where it cannot be told apart', (rows) => {
    expect(found(...rows)).toEqual([])
  })

  it('has a p that some number of degrees of freedom gives', () => {
    const rows = found(
      'Variable|B|SE|t|Sig.',
      'Age|0.240|0.100|2.40|.017',
      'Income|0.240|0.100|2.40|.004',
      'Size|0.240|0.100|2.40|.31',
    ).filter((row) => row.includes('| p '))
    expect(rows.map((row) => row.split(' | ').at(-1))).toEqual(['agrees', 'look-again', 'look-again'])
  })

  it('has the degrees of freedom of the analysis of variance above it', () => {
    const { reading, own } = partOf([
      tableOf(
        'Model|Sum of Squares|df|Mean Square|F|Sig.',
        'Regression|40.0|1|40.0|4.00|.050b',
        'Residual|480.0|48|10.0||',
        'Total|520.0|49|||',
      ),
      tableOf('Model|B|Std. Error|Beta|t|Sig.', '(Constant)|1.0|0.5||2.00|.051', 'Age|0.4|0.2|.28|2.00|.060'),
    ])
    const tables = numberTablesOf(reading, own.blocks)
    const rows = findCoefficientRows(tables, freedomFrom(tables)).filter(({ writes }) =>
      writes.startsWith('p '),
    )
    expect(rows.map(({ reports, verdict }) => [reports, verdict])).toEqual([
      ['(Constant): t(48) = 2.00', 'agrees'],
      ['Age: t(48) = 2.00', 'look-again'],
    ])
  })

  it('compares sizes where the minus signs are lost, and says nothing of their intervals', () => {
    const rows = found(
      'Variable|B|SE|t value|p value|95% CI lower|95% CI upper',
      'Time|\ufffd2.20|0.45|\ufffd4.93|\ufffd.001|\ufffd3.09|\ufffd1.32',
    )
    expect(rows.map((row) => row.split(' | ').at(-1))).toEqual([
      'agrees',
      'cannot-be-computed',
      'cannot-be-computed',
    ])
  })

  it('has its limits the right way round, and is called by its name and not by its p', () => {
    expect(
      found(
        'Variable|P-value|AOR|Lower|Upper',
        '20-24|<0.001|1.453|4.848|4.359',
        '25-29|<0.001|3.954|2.473|6.321',
      ),
    ).toEqual([
      '20-24: OR = 1.453, [4.848, 4.359] | 95% CI | – | look-again',
      '25-29: OR = 3.954, [2.473, 6.321] | 95% CI | 3.954 is its middle | agrees',
    ])
  })

  it('holds its interval in the middle, as wide as the error says', () => {
    const verdicts = (row: string) =>
      found('Variable|Estimate|Std. Error|Lower Bound|Upper Bound', row).map((one) => one.split(' | ').at(-1))
    expect(verdicts('Age|.112|.241|-.360|.584')).toEqual(['agrees'])
    expect(verdicts('Age|.112|.241|-.160|.584')).toEqual(['look-again'])
    expect(verdicts('Age|.112|.241|-.760|.984')).toEqual(['look-again'])
  })
})
