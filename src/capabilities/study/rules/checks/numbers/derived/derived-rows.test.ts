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
    ['The pseudo R² was 1 − 220.21/336.36 = 0.345.', '1 − 220.21/336.36 | = 0.345 | = 0.345 | agrees'],
    ['n = 1240 / (1 + 1240(0.05)²) = 302.4', '1240 / (1 + 1240(0.05)²) | = 302.4 | = 302.44 | agrees'],
    // The raised figures are lost on the way out of a file.
    ['n = 1.962 × 0.5 × 0.5 / 0.052 = 385', '1.962 × 0.5 × 0.5 / 0.052 | = 385 | = 384.16 | agrees'],
    ['In all 12 + 18 + 30 = 60 plots were marked.', '12 + 18 + 30 | = 60 | = 60 | agrees'],
    ['In all 12 + 18 + 30 = 70 plots were marked.', '12 + 18 + 30 | = 70 | = 60 | look again'],
    ['The budget is 20 × 150 = 2,000 in all.', '20 × 150 | = 2,000 | = 3000 | look again'],
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
    expect(rowsOf([text]).filter(({ verdict }) => verdict === 'look again')).toEqual([])
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
    expect(shown(['Size 1 2 Sum P1 243 119 1687 1806 P2 481 127 2058 2185 P3 957 129 2400 2529'])).toContain(
      'P2: 127 + 2,058 | = 2,185 | = 2,185 | agrees',
    )
  })

  it('or is none where one row does not', () => {
    expect(rowsOf(['Size 1 2 Sum P1 243 119 1687 1806 P2 481 127 2058 2186 P3 957 129 2400 2529'])).toEqual(
      [],
    )
  })
})

describe('counts told in words', () => {
  it.each([
    [['Two ways of watering were tried on all 15 plots, giving 30 trials.'], '2 × 15 | = 30 | = 30 | agrees'],
    [
      ['We judged twelve wells.', 'In all, 66 pairwise comparisons were made.'],
      'pairs of 12: 12 × 11 / 2 | = 66 | = 66 | agrees',
    ],
    [
      [
        'A sample of 116 mothers took part in this study.',
        'There were 295 visits in the year, for a mean of 2.5 visits per mother.',
      ],
      '295 / 116 | = 2.5 | = 2.5 | agrees',
    ],
    [['Score: n (%) 1 50 (43.1) 2 59 (50.9) 3 7 (6.0)'], '59 of 116 | 50.9% | 50.9% | agrees'],
  ])('%s', (blocks, row) => {
    expect(shown(blocks)).toContain(row)
  })

  it.each([
    [['Two ways of watering were tried on all 15 plots, giving 31 trials.']],
    [['We judged nine wells.', 'In all, 66 pairwise comparisons were made.']],
    [
      [
        'A sample of 90 mothers took part in this study.',
        'There were 295 visits in the year, for a mean of 2.5 visits per mother.',
      ],
    ],
    [['The items were (1) yes and (2) no.']],
  ])('are left alone where nothing follows: %s', (blocks) => {
    expect(rowsOf(blocks)).toEqual([])
  })
})

describe('shares listed with their counts', () => {
  const list = (last: string) =>
    `Of the isolates, 39 (63%) were of the first kind, 16 (26%) of the second, 4 (6%) of the third and 3 (${last}) of none.`

  it('follow from the sum of the counts, whoever counted', () => {
    expect(shown([list('5%')], 'literature')).toEqual([
      '39 of 62 | 63% | 62.9% | agrees',
      '16 of 62 | 26% | 25.8% | agrees',
      '4 of 62 | 6% | 6.5% | agrees',
      '3 of 62 | 5% | 4.8% | agrees',
    ])
    expect(shown([list('9%')], 'literature').filter((row) => row.endsWith('look again'))).toEqual([
      '3 of 62 | 9% | 4.8% | look again',
    ])
  })

  it('or from a number named before them, and are left alone where none fits', () => {
    expect(
      shown(['We read 309 samples. Three were lost, 102 (33.01%) grew and 41 (13.27%) did not.']),
    ).toEqual(['102 of 309 | 33.01% | 33.01% | agrees', '41 of 309 | 13.27% | 13.27% | agrees'])
    expect(rowsOf(['Some 40 (12%) came by bus, 31 (55%) on foot and 12 (9%) by car.'])).toEqual([])
  })

  it('are no parts of a number that is itself a share', () => {
    expect(
      rowsOf(['There were 11 (31%) tests of the legs, and the others of the whole body (N = 22; 61%).']),
    ).toEqual([])
  })
})

describe('a share of a named number', () => {
  it('comes from a whole count, or is asked about', () => {
    expect(shown(['Of the 352 samples collected, 61.6% were positive.'])).toEqual([
      '61.6% of 352 | 61.6% | 217 of 352 | agrees',
    ])
    expect(shown(['Of the 25 patients, 68.5% recovered.'])).toEqual([
      '68.5% of 25 | 68.5% | no whole count | cannot be computed',
    ])
    expect(rowsOf(['Of the 25 firms, costs rose by an increase of 68.5%.'])).toEqual([])
    expect(rowsOf(['Of the 91,352 people, 61.6% voted.'])).toEqual([])
  })
})

describe('wholes told in parts', () => {
  it('are found beside their parts, in columns and in rows of answers', () => {
    expect(shown(['The data set consists of 9000 rows: 1991 of class 1 and 7009 of class 0.'])).toEqual([
      '1,991 + 7,009 | whole = 9,000 | whole = 9,000 | agrees',
    ])
    expect(
      shown([
        'We worked at 619 sites.',
        tableOf('Woodland|Sites (n)', 'First|135', 'Second|144', 'Third|244', 'Fourth|96'),
      ]),
    ).toEqual(['135 + 144 + 244 + 96 | whole = 619 | whole = 619 | agrees'])
    expect(
      shown([tableOf('Statement|Agree|Neutral|Disagree', 'A|13|11|2', 'B|12|13|1', 'C|5|19|2')]),
    ).toEqual([
      'A: 13 + 11 + 2 | whole = 26 | whole = 26 | agrees',
      'B: 12 + 13 + 1 | whole = 26 | whole = 26 | agrees',
      'C: 5 + 19 + 2 | whole = 26 | whole = 26 | agrees',
    ])
  })

  it('are never held against parts that do not add up', () => {
    expect(rowsOf(['The data set consists of 9000 rows: 1991 of class 1 and 6009 of class 0.'])).toEqual([])
  })

  it('come to a hundred in per cent', () => {
    expect(shown(['We used 70% of the rows to train and 30% to test.'])).toEqual([
      '70% + 30% | 100% | 100% | agrees',
    ])
  })
})

describe('numbers with bounds', () => {
  it('is a probability below nought', () => {
    expect(shown(['The total probability of misclassification = - 0.0255.'])).toEqual([
      'total probability of misclassification | -0.0255 | 0 to 1 | look again',
    ])
  })

  it('is a conditional R² below the marginal one, or an inflation below one', () => {
    expect(shown(['The model explained growth (R2m = 0.45, R2c = 0.65).'])).toEqual([
      'R²m = 0.45 | R²c = 0.65 | 0.45 or more | agrees',
    ])
    expect(shown([tableOf('Predictor|Tolerance|VIF', 'Age|.744|1.344', 'Income|.791|.791')])).toEqual([
      'Age | VIF = 1.344 | 1 or more | agrees',
      'Income | VIF = .791 | 1 or more | look again',
    ])
  })
})

describe('values that are named in one place and used in another', () => {
  it('is what a model explains, of its deviances', () => {
    const blocks = [
      'We found the residual deviance and the null deviance of the model. They are 220.21 and 336.36.',
      'R² = 0.345',
    ]
    expect(shown(blocks)).toContain('1 − 220.21 ÷ 336.36 | R² = 0.345 | R² = 0.345 | agrees')
    expect(rowsOf([blocks[0]!, 'R² = 0.445'])).toEqual([])
  })

  it('are the parts of a data set', () => {
    expect(
      shown([
        'The size of our data set is 768.',
        'Then we used a subset of size 500.',
        'The test data set is of size 268.',
      ]),
    ).toEqual(['268 + 500 | whole = 768 | whole = 768 | agrees'])
  })

  it('is an accuracy of the table, told in per cent', () => {
    const table = tableOf('Model|Accuracy', 'Decision tree|0.339', 'Genetic network|0.996')
    expect(shown([table, 'The Genetic network was best with 99.6%.'])).toEqual([
      'Genetic network: 0.996 of 1 in the table | 99.6% | 99.6% | agrees',
    ])
  })
})

describe('unusual observations as Minitab lists them', () => {
  const list = (residual: string) =>
    `5 1.0000 0.8332 0.1668 0.43 X 7 1.0000 0.0574 0.9426 2.36 R 9 1.0000 0.6654 0.3346 0.85 X 10 1.0000 0.0027 0.9973 2.54 R 50 0.0000 0.0197 -0.0197 -0.05 X 446 0.0000 1.2456 ${residual} -0.64 X`

  it('have residuals that are the value less its fit', () => {
    expect(shown([list('-1.2456')]).filter((row) => row.endsWith('agrees'))).toHaveLength(6)
    expect(shown([list('- 0.2456')]).filter((row) => row.endsWith('look again'))).toEqual([
      'Observation 446: 0.0000 − 1.2456 | residual = -0.2456 | residual = -1.2456 | look again',
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
    expect(shown(['The tree was right in 0.339 or 33.9% of the cases.'])).toEqual([
      '0.339 | 33.9% | 33.9% | agrees',
    ])
    expect(shown(['The tree was right in 0.339 (39.3%) of the cases.'])).toEqual([
      '0.339 | 39.3% | 33.9% | look again',
    ])
  })

  it('is found in the table beside', () => {
    const table = tableOf('Gender|Frequency', 'Male|264', 'Female|198', 'Total|462')
    expect(shown(['Of them 57.1% are Male while 42.9% are Female.', table])).toEqual(
      expect.arrayContaining([
        'Male: 264 of 462 in the table | 57.1% | 57.1% | agrees',
        'Female: 198 of 462 in the table | 42.9% | 42.9% | agrees',
      ]),
    )
  })
})

describe('what stands after the references', () => {
  it('is a budget all the same', () => {
    const budget = tableOf(
      'Item|Cost|Quantity|Subtotal',
      'Paper|20|100|2,000',
      'Bus|1,000|4|4,000',
      'Ink|300|5|1,500',
      'Data|500|50 GB|2,500',
      'Binding|1300|2|2,600',
      'Total|N/A|N/A|12,600',
    )
    expect(shown([budget], 'references')).toEqual([
      '2,000 + 4,000 + 1,500 + 2,500 + 2,600 | total = 12,600 | total = 12600 | agrees',
      'Paper: 20 × 100 | Subtotal = 2,000 | Subtotal = 2000 | agrees',
      'Bus: 1,000 × 4 | Subtotal = 4,000 | Subtotal = 4000 | agrees',
      'Ink: 300 × 5 | Subtotal = 1,500 | Subtotal = 1500 | agrees',
      'Data: 500 × 50 | Subtotal = 2,500 | Subtotal = 25000 | look again',
      'Binding: 1300 × 2 | Subtotal = 2,600 | Subtotal = 2600 | agrees',
    ])
  })
})

describe('an estimate told with its error', () => {
  const tableWith = (last: string): WrittenSection['blocks'] => [
    { kind: 'caption', text: 'Table 3: Estimates (95% confidence interval), with a star away from zero' },
    tableOf(
      'Response|Rain|Goats',
      'Yield|2.67(0.78)*|4.67(1.364)*',
      'Height|0.03(0.375)|-0.60(0.395)*',
      `Weight|1.38(0.456)*|${last}`,
    ),
  ]
  const table = tableWith('0.81(1.321)')

  it('is found in a table that brackets half of its interval', () => {
    expect(shown(['Goats raised the yield (β = 4.7 ± 0.70).', ...table])).toContain(
      'Yield: 4.67 (1.364) in the table | β = 4.7 ± 0.70 | 4.67 ± 0.70 (1.364 ÷ 1.96) | agrees',
    )
  })

  it('is not told of where the table has another error, or the figures are too few to be no chance', () => {
    const about = (text: string) => shown([text, ...table]).filter((row) => row.includes('in the table'))
    expect(about('Goats raised the yield (β = 4.7 ± 0.50).')).toEqual([])
    expect(about('Rain did little (β = 0 ± 0.2).')).toEqual([])
  })

  it('has its star where the interval leaves zero out, and nothing is said where one cell does not fit', () => {
    expect(shown(table)).toEqual(
      expect.arrayContaining([
        'Yield: 4.67 (±1.364) | a star | the interval leaves zero out | agrees',
        'Weight: 0.81 (±1.321) | no star | the interval holds zero | agrees',
      ]),
    )
    expect(shown(tableWith('0.81(1.321)*')).filter((row) => row.includes('zero'))).toEqual([])
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
