import { describe, expect, it } from 'vitest'
import type { WrittenSection } from '#tests/model-of.ts'
import { modelOf } from '#tests/model-of.ts'
import { tableOf } from '#tests/part-of-study.ts'
import { openStudy } from '../../../open-study.ts'

const rowsOf = (blocks: WrittenSection['blocks'], role: WrittenSection['role'] = 'results') =>
  openStudy(modelOf([{ title: 'Part', role, blocks }])).statisticRows()
const shown = (blocks: WrittenSection['blocks'], role?: WrittenSection['role']) =>
  rowsOf(blocks, role).map(
    ({ reports, writes, computes, verdict }) => `${reports} | ${writes} | ${computes} | ${verdict}`,
  )

describe('arithmetic that is written out', () => {
  it.each([
    ['The pseudo R² was 1 − 184.32/270.54 = 0.319.', '1 − 184.32/270.54 | = 0.319 | = 0.319 | agrees'],
    ['n = 1240 / (1 + 1240(0.05)²) = 302.4', '1240 / (1 + 1240(0.05)²) | = 302.4 | = 302.44 | agrees'],
    // Superscripts are lost in extraction.
    ['n = 1.962 × 0.3 × 0.7 / 0.052 = 323', '1.962 × 0.3 × 0.7 / 0.052 | = 323 | = 322.69 | agrees'],
    ['In all 12 + 18 + 30 = 60 plots were marked.', '12 + 18 + 30 | = 60 | = 60 | agrees'],
    ['In all 12 + 18 + 30 = 70 plots were marked.', '12 + 18 + 30 | = 70 | = 60 | look-again'],
    ['The budget is 20 × 150 = 2,000 in all.', '20 × 150 | = 2,000 | = 3000 | look-again'],
  ])('%s', (text, row) => {
    expect(shown([text])).toContain(row)
  })

  it.each([
    'Scores were coded 0-20 = 1, 21-40 = 2 and 41-60 = 3.',
    'The test was F(2, 40) = 3.24.',
    'In this field 1 + 1 = 0.',
    'The model was y = b0 + 3 x1 - 2 = 0.',
    'It ran from 10/12/2022 = week 1.',
  ])('leaves alone: %s', (text) => {
    expect(rowsOf([text]).filter(({ verdict }) => verdict === 'look-again')).toEqual([])
  })
})

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

describe('a table that came as one run of text', () => {
  it('adds up row by row', () => {
    expect(shown(['Size 1 2 Sum P1 218 104 1532 1636 P2 396 113 1875 1988 P3 842 121 2267 2388'])).toContain(
      'P2: 113 + 1,875 | = 1,988 | = 1,988 | agrees',
    )
  })

  it('or is none where one row does not', () => {
    expect(rowsOf(['Size 1 2 Sum P1 218 104 1532 1636 P2 396 113 1875 1989 P3 842 121 2267 2388'])).toEqual(
      [],
    )
  })
})

describe('counts told in words', () => {
  it.each([
    [['Two ways of watering were tried on all 14 plots, giving 28 trials.'], '2 × 14 | = 28 | = 28 | agrees'],
    [
      ['We judged eleven wells.', 'In all, 55 pairwise comparisons were made.'],
      'pairs of 11: 11 × 10 / 2 | = 55 | = 55 | agrees',
    ],
    [
      [
        'A sample of 124 mothers took part in this study.',
        'There were 347 visits in the year, for a mean of 2.8 visits per mother.',
      ],
      '347 / 124 | = 2.8 | = 2.8 | agrees',
    ],
    [['Score: n (%) 1 47 (36.7) 2 68 (53.1) 3 13 (10.2)'], '68 of 128 | 53.1% | 53.1% | agrees'],
  ])('%s', (blocks, row) => {
    expect(shown(blocks)).toContain(row)
  })

  it.each([
    [['Two ways of watering were tried on all 14 plots, giving 29 trials.']],
    [['We judged nine wells.', 'In all, 55 pairwise comparisons were made.']],
    [
      [
        'A sample of 90 mothers took part in this study.',
        'There were 347 visits in the year, for a mean of 2.8 visits per mother.',
      ],
    ],
    [['The items were (1) yes and (2) no.']],
  ])('are left alone where nothing follows: %s', (blocks) => {
    expect(rowsOf(blocks)).toEqual([])
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

describe('a share of a named number', () => {
  it('comes from a whole count, or is asked about', () => {
    expect(shown(['Of the 436 samples collected, 58.3% were positive.'])).toEqual([
      '58.3% of 436 | 58.3% | 254 of 436 | agrees',
    ])
    expect(shown(['Of the 24 patients, 68.4% recovered.'])).toEqual([
      '68.4% of 24 | 68.4% | no whole count | cannot-be-computed',
    ])
    expect(rowsOf(['Of the 24 firms, costs rose by an increase of 68.4%.'])).toEqual([])
    expect(rowsOf(['Of the 84,436 people, 58.3% voted.'])).toEqual([])
  })
})

describe('wholes told in parts', () => {
  it('are found beside their parts, in columns and in rows of answers', () => {
    expect(shown(['The data set consists of 8200 rows: 1764 of class 1 and 6436 of class 0.'])).toEqual([
      '1,764 + 6,436 | whole = 8,200 | whole = 8,200 | agrees',
    ])
    expect(
      shown([
        'We worked at 548 sites.',
        tableOf('Woodland|Sites (n)', 'First|121', 'Second|138', 'Third|203', 'Fourth|86'),
      ]),
    ).toEqual(['121 + 138 + 203 + 86 | whole = 548 | whole = 548 | agrees'])
    expect(shown([tableOf('Statement|Agree|Neutral|Disagree', 'A|14|9|4', 'B|11|15|1', 'C|6|18|3')])).toEqual(
      [
        'A: 14 + 9 + 4 | whole = 27 | whole = 27 | agrees',
        'B: 11 + 15 + 1 | whole = 27 | whole = 27 | agrees',
        'C: 6 + 18 + 3 | whole = 27 | whole = 27 | agrees',
      ],
    )
  })

  it('are never held against parts that do not add up', () => {
    expect(rowsOf(['The data set consists of 8200 rows: 1764 of class 1 and 5436 of class 0.'])).toEqual([])
  })

  it('come to a hundred in per cent', () => {
    expect(shown(['We used 70% of the rows to train and 30% to test.'])).toEqual([
      '70% + 30% | 100% | 100% | agrees',
    ])
  })
})

describe('numbers with bounds', () => {
  it('is a probability below nought', () => {
    expect(shown(['The total probability of misclassification = - 0.0318.'])).toEqual([
      'total probability of misclassification | -0.0318 | 0 to 1 | look-again',
    ])
  })

  it('is a conditional R² below the marginal one, or an inflation below one', () => {
    expect(shown(['The model explained growth (R2m = 0.41, R2c = 0.58).'])).toEqual([
      'R²m = 0.41 | R²c = 0.58 | 0.41 or more | agrees',
    ])
    expect(shown([tableOf('Predictor|Tolerance|VIF', 'Age|.718|1.393', 'Income|.836|.836')])).toEqual([
      'Age | VIF = 1.393 | 1 or more | agrees',
      'Income | VIF = .836 | 1 or more | look-again',
    ])
  })
})

describe('values that are named in one place and used in another', () => {
  it('is what a model explains, of its deviances', () => {
    const blocks = [
      'We found the residual deviance and the null deviance of the model. They are 184.32 and 270.54.',
      'R² = 0.319',
    ]
    expect(shown(blocks)).toContain('1 − 184.32 ÷ 270.54 | R² = 0.319 | R² = 0.319 | agrees')
    expect(rowsOf([blocks[0]!, 'R² = 0.419'])).toEqual([])
  })

  it('are the parts of a data set', () => {
    expect(
      shown([
        'The size of our data set is 842.',
        'Then we used a subset of size 560.',
        'The test data set is of size 282.',
      ]),
    ).toEqual(['282 + 560 | whole = 842 | whole = 842 | agrees'])
  })

  it('is an accuracy of the table, told in per cent', () => {
    const table = tableOf('Model|Accuracy', 'Decision tree|0.418', 'Careful network|0.987')
    expect(shown([table, 'The Careful network was best with 98.7%.'])).toEqual([
      'Careful network: 0.987 of 1 in the table | 98.7% | 98.7% | agrees',
    ])
  })
})

describe('unusual observations as Minitab lists them', () => {
  const list = (residual: string) =>
    `4 1.0000 0.7415 0.2585 0.61 X 6 1.0000 0.1283 0.8717 2.21 R 8 1.0000 0.5907 0.4093 0.97 X 12 1.0000 0.0146 0.9854 2.47 R 37 0.0000 0.0312 -0.0312 -0.08 X 318 0.0000 1.3174 ${residual} -0.71 X`

  it('have residuals that are the value less its fit', () => {
    expect(shown([list('-1.3174')]).filter((row) => row.endsWith('agrees'))).toHaveLength(6)
    expect(shown([list('- 0.3174')]).filter((row) => row.endsWith('look-again'))).toEqual([
      'Observation 318: 0.0000 − 1.3174 | residual = -0.3174 | residual = -1.3174 | look-again',
    ])
  })
})

describe('a sample by a formula', () => {
  const planned = (n: string) => [
    'The sample size was found with the formula of Cochran.',
    'Here z is 1.96 at the 95% confidence level, e is the margin of error and is 5%, and p = 0.5.',
    `The study uses a sample size of ${n}.`,
  ]

  it('is computed from what stands around its name', () => {
    expect(shown(planned('385'), 'methods')).toContain(
      '1.96² × 0.5 × 0.5 ÷ 0.05² | n = 385 | n = 384.16 | agrees',
    )
    expect(
      shown(
        ['By the formula of Yamane, with N = 1,240 and e = 0.05, n = 302 farmers were needed.'],
        'methods',
      ),
    ).toContain('1,240 ÷ (1 + 1,240 × 0.05²) | n = 302 | n = 302.44 | agrees')
  })

  it('is not judged where it comes out otherwise', () => {
    expect(rowsOf(planned('412'), 'methods')).toEqual([])
  })
})

describe('one number told twice', () => {
  it('is the same as a fraction and in per cent', () => {
    expect(shown(['The tree was right in 0.418 or 41.8% of the cases.'])).toEqual([
      '0.418 | 41.8% | 41.8% | agrees',
    ])
    expect(shown(['The tree was right in 0.418 (48.1%) of the cases.'])).toEqual([
      '0.418 | 48.1% | 41.8% | look-again',
    ])
  })

  it('is found in the table beside', () => {
    const table = tableOf('Gender|Frequency', 'Male|231', 'Female|187', 'Total|418')
    expect(shown(['Of them 55.3% are Male and 44.7% are Female.', table])).toEqual(
      expect.arrayContaining([
        'Male: 231 of 418 in the table | 55.3% | 55.3% | agrees',
        'Female: 187 of 418 in the table | 44.7% | 44.7% | agrees',
      ]),
    )
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

describe('an estimate told with its error', () => {
  const tableWith = (last: string): WrittenSection['blocks'] => [
    { kind: 'caption', text: 'Table 3: Estimates (95% confidence interval), with a star away from zero' },
    tableOf(
      'Response|Rain|Goats',
      'Yield|2.41(0.83)*|5.18(1.527)*',
      'Height|0.06(0.342)|-0.71(0.418)*',
      `Weight|1.24(0.487)*|${last}`,
    ),
  ]
  const table = tableWith('0.93(1.284)')

  it('is found in a table that brackets half of its interval', () => {
    expect(shown(['Goats raised the yield (β = 5.2 ± 0.78).', ...table])).toContain(
      'Yield: 5.18 (1.527) in the table | β = 5.2 ± 0.78 | 5.18 ± 0.78 (1.527 ÷ 1.96) | agrees',
    )
  })

  it('is not told of where the table has another error, or the figures are too few to be no chance', () => {
    const about = (text: string) => shown([text, ...table]).filter((row) => row.includes('in the table'))
    expect(about('Goats raised the yield (β = 5.2 ± 0.50).')).toEqual([])
    expect(about('Rain did little (β = 0 ± 0.2).')).toEqual([])
  })

  it('has its star where the interval leaves zero out, and nothing is said where one cell does not fit', () => {
    expect(shown(table)).toEqual(
      expect.arrayContaining([
        'Yield: 5.18 (±1.527) | a star | the interval leaves zero out | agrees',
        'Weight: 0.93 (±1.284) | no star | the interval holds zero | agrees',
      ]),
    )
    expect(shown(tableWith('0.93(1.284)*')).filter((row) => row.includes('zero'))).toEqual([])
  })
})

it('adds up no numbers that only name whom a line comes from', () => {
  expect(
    shown([
      'Others used stories (Interview 17), a whole view of the child (Interview 12) and drawings (Interview 29), including all of these (Interview 9).',
      'The themes included rain (Respondent 14), dust (Respondent 21) and light (Respondent 35).',
    ]),
  ).toEqual([])
})
