import { describe, expect, it } from 'vitest'
import { captionOf, partOf, tableOf } from '#tests/part-of-study.ts'
import { findCoefficientRows } from './coefficients.ts'
import { numberTablesOf } from './number-tables.ts'

const found = (...rows: string[]) => {
  const { reading, own } = partOf([captionOf('Table 1'), tableOf(...rows)])
  return findCoefficientRows(numberTablesOf(reading, own.blocks)).map(
    ({ reports, writes, computes, verdict }) => [reports, writes, computes, verdict].join(' | '),
  )
}

describe('a table of regression', () => {
  it('has a t that is the coefficient over its error', () => {
    expect(
      found(
        'Variable|B|Std. Error|Beta|t|Sig.',
        'Age|0.240|0.100|.18|2.40|.017',
        'Income|-1.50|0.50|-.2|-4.10|.003',
      ),
    ).toEqual([
      'Age: B = 0.240, SE = 0.100 | t = 2.40 | t = 2.40 | agrees',
      'Income: B = -1.50, SE = 0.50 | t = -4.10 | t = -3.00 | look again',
    ])
  })

  it('has a Wald and an odds ratio that follow from the coefficient', () => {
    // 0.88 ÷ 0.23 = 3.826, squared 14.64; e^0.88 = 2.411.
    expect(
      found(
        'Variable|B|S.E.|Wald|df|Sig.|Exp(B)',
        'Distance|0.88|0.23|14.63|1|.000|2.41',
        'Age|0.10|0.05|4.00|1|.046|1.51',
      ),
    ).toEqual([
      'Distance: B = 0.88, SE = 0.23 | Wald = 14.63 | Wald = 14.64 | agrees',
      'Distance: B = 0.88 | OR = 2.41 | OR = 2.41 | agrees',
      'Age: B = 0.10, SE = 0.05 | Wald = 4.00 | Wald = 4.00 | agrees',
      'Age: B = 0.10 | OR = 1.51 | OR = 1.11 | look again',
    ])
  })

  it('allows for all that rounding can hide', () => {
    // 0.05 may be 0.045 to 0.055 and 0.02 may be 0.015 to 0.025: anything from 1.8 to 3.7 follows.
    expect(found('Variable|B|SE|t|p', 'Age|0.05|0.02|3.41|.001')[0]).toContain('agrees')
    expect(found('Variable|B|SE|t|p', 'Age|0.05|0.00|3.41|.001')).toEqual([])
  })

  it.each([
    [['Variable|B|SE|B|SE|t|t', 'Age|0.2|0.1|0.3|0.1|2.0|9.0']],
    [['Plot|b|Yield|SE', 'A|0.2|3.1|0.4']],
    [['Variable|Beta|t|Sig.', 'Age|.20|9.1|.001']],
    [['Variable|B|SE|t|p', 'Age|(ref.)|||']],
  ])('is left alone where it cannot be told apart', (rows) => {
    expect(found(...rows)).toEqual([])
  })
})
