import { describe, expect, it } from 'vitest'
import type { WrittenSection } from '#tests/model-of.ts'
import { rowsCompared as rowsOf, tableOf } from '#tests/part-of-study.ts'

const shown = (blocks: WrittenSection['blocks'], role?: WrittenSection['role']) =>
  rowsOf(blocks, role).map(
    ({ reports, writes, computes, verdict }) => `${reports} | ${writes} | ${computes} | ${verdict}`,
  )

it('takes the ends of an age group for no counts', () => {
  expect(
    rowsOf(['The young (<20 and 20 to <40) buy in town, while the old (40 to 60) include those who walk.']),
  ).toEqual([])
})

describe('an interval beside its odds ratio', () => {
  it('is one row, though two readers find it', () => {
    expect(shown(['The odds were higher (OR = 4.2, 95% CI 1.5 to 3.8).'])).toHaveLength(1)
  })
})

describe('shares listed with their counts', () => {
  const list = (last: string) =>
    `Of the isolates, 44 (61%) were of the first kind, 18 (25%) of the second, 6 (8%) of the third and 4 (${last}) of none.`

  it('follow from the sum of the counts, whoever counted', () => {
    expect(shown([list('6%')], 'literature')).toEqual([
      '44 of 72 | 61% | 61.1% | agrees',
      '18 of 72 | 25% | 25.0% | agrees',
      '6 of 72 | 8% | 8.3% | agrees',
      '4 of 72 | 6% | 5.6% | agrees',
    ])
    expect(shown([list('9%')], 'literature').filter((row) => row.endsWith('look-again'))).toEqual([
      '4 of 72 | 9% | 5.6% | look-again',
    ])
  })

  it('or from a number named before them, and are left alone where none fits', () => {
    expect(
      shown(['We read 287 samples. Three were lost, 94 (32.75%) grew and 38 (13.24%) did not.']),
    ).toEqual(['94 of 287 | 32.75% | 32.75% | agrees', '38 of 287 | 13.24% | 13.24% | agrees'])
    expect(rowsOf(['Some 40 (12%) came by bus, 31 (55%) on foot and 12 (9%) by car.'])).toEqual([])
  })

  it('are no parts of a number that is itself a share', () => {
    expect(
      rowsOf(['There were 9 (29%) tests of the legs, and the others of the whole body (N = 18; 58%).']),
    ).toEqual([])
  })
})

describe('numbers with bounds', () => {
  it.each([
    ['The total probability of misclassification = - 0.0318.', 'probability | -0.0318 | 0 to 1'],
    ['Yield did not differ between plots (p = 1.36).', 'p | 1.36 | 0 to 1'],
    ['The correlation coefficient was -1.07 for the two plots.', 'r | -1.07 | -1 to 1'],
    ['Cronbach’s alpha was 1.2 for all items.', 'Cronbach’s alpha | 1.2 | at most 1'],
    ['The model had R2 = 1.21.', 'R² | 1.21 | 0 to 1'],
  ])('lie outside them: %s', (text, row) => {
    expect(shown([text])).toEqual([`${row} | look-again`])
  })

  it.each([
    'The wells have a radius of r = 1.5 m.',
    'The p-value was 1.00 for both plots.',
    'The correlation was 1.0 by design, and alpha was 1.5 in the model of growth.',
    'R² was 53.2, and the model (R² = 1.4%) explains little.',
  ])('lie within them: %s', (text) => {
    expect(shown([text])).toEqual([])
  })
})

describe('what stands after the references', () => {
  it('is a budget all the same', () => {
    const budget = tableOf(
      'Item|Cost|Quantity|Subtotal',
      'Paper|25|80|2,000',
      'Bus|900|5|4,500',
      'Ink|350|4|1,400',
      'Data|450|40 GB|1,800',
      'Binding|1150|2|2,300',
      'Total|N/A|N/A|12,000',
    )
    expect(shown([budget], 'references')).toEqual([
      'Paper: 25 × 80 | Subtotal = 2,000 | Subtotal = 2000 | agrees',
      'Bus: 900 × 5 | Subtotal = 4,500 | Subtotal = 4500 | agrees',
      'Ink: 350 × 4 | Subtotal = 1,400 | Subtotal = 1400 | agrees',
      'Data: 450 × 40 | Subtotal = 1,800 | Subtotal = 18000 | look-again',
      'Binding: 1150 × 2 | Subtotal = 2,300 | Subtotal = 2300 | agrees',
      'Total: 2,000 + 4,500 + 1,400 + 1,800 + 2,300 | total = 12,000 | total = 12,000 | agrees',
    ])
  })
})
