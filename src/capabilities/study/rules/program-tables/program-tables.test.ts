import { describe, expect, it } from 'vitest'
import type { WrittenSection } from '#tests/model-of.ts'
import { rowsCompared, tableOf } from '#tests/part-of-study.ts'

/** "reported value → verdict" for every number in a results section. */
const rowsOf = (...blocks: WrittenSection['blocks']) => rowsCompared(blocks)
const verdicts = (...blocks: WrittenSection['blocks']) =>
  rowsOf(...blocks).map(({ writes, verdict }) => `${writes} → ${verdict}`)
const alarms = (...blocks: WrittenSection['blocks']) =>
  rowsOf(...blocks)
    .filter(({ verdict }) => verdict === 'look-again')
    .map(({ writes, computes }) => `${writes} | ${computes}`)

describe('an analysis of variance', () => {
  const anova = (change: [string, string] = ['', '']) =>
    tableOf(
      ...[
        'ANOVA|||||',
        '|Sum of Squares|df|Mean Square|F|Sig.',
        'Between Groups|24.600|3|8.200|4.119|.009b',
        'Within Groups|151.300|76|1.991||',
        'Total|175.900|79|||',
      ].map((row) => row.replace(...change)),
    )

  it('follows from its sums of squares', () => {
    expect(verdicts(anova())).toEqual([
      'p = .009 → agrees',
      'MS = 8.200 → agrees',
      'F = 4.119 → agrees',
      'MS = 1.991 → agrees',
      'SS total = 175.900 → agrees',
      'df total = 79 → agrees',
    ])
  })

  it('ends where the rows of a table of coefficients follow it', () => {
    const joined = anova(['Total|175.900|79|||', 'Delivery|.890|.038|.865|23.692|.000'])
    expect(alarms(joined)).toEqual([])
    expect(verdicts(joined)).not.toContainEqual(expect.stringContaining('23.692'))
  })

  it.each([
    ['8.200', '9.200', ['MS = 9.200 | MS = 8.200', 'F = 4.119 | F = 4.621']],
    ['4.119', '5.119', ['p = .009 | p = .0028', 'F = 5.119 | F = 4.119']],
    ['.009b', '.090b', ['p = .090 | p = .0092']],
    ['175.900', '185.900', ['SS total = 185.900 | SS total = 175.900']],
    ['|79|', '|80|', ['df total = 80 | df total = 79']],
  ])('shows %s printed as %s', (right, wrong, shown) => {
    expect(alarms(anova([right, wrong]))).toEqual(shown)
  })

  it('is quoted by the row as it is printed', () => {
    const [p] = rowsOf(anova())
    expect(p!.evidence.quote).toBe('Between Groups | 24.600 | 3 | 8.200 | 4.119 | .009b')
  })

  it('is left alone where another line may be the error', () => {
    const rows = tableOf(
      'Source|SS|df|MS|F|p',
      'A|24.6|3|8.2|9.99|.001',
      'Error(A)|90.0|40|2.25||',
      'Error|151.3|76|1.991||',
    )
    expect(alarms(rows)).toEqual([])
  })
})

describe('a regression', () => {
  const regression = (t = '2.401') => [
    tableOf(
      'Model Summary||||',
      'Model|R|R Square|Adjusted R Square|Std. Error of the Estimate',
      '1|.379a|.144|.098|946.115',
      'a. Predictors: (Constant), and three||||',
    ),
    tableOf(
      'ANOVAa||||||',
      'Model||Sum of Squares|df|Mean Square|F|Sig.',
      '1|Regression|8412736.512|3|2804245.504|3.133|.033b',
      '|Residual|50127483.904|56|895133.641||',
      '|Total|58540220.416|59|||',
    ),
    // Word keeps merged headings as fewer cells.
    tableOf(
      'Coefficientsa',
      'Model|Unstandardized Coefficients|Standardized Coefficients|t|Sig.',
      '|B|Std. Error|Beta||',
      '1|(Constant)|1874.265|761.904||2.460|.017',
      `|Rent|2.718|1.132|.284|${t}|.020`,
      '|Helpers|64.209|58.377|.131|1.100|.276',
      '|Hours|41.653|66.108|.083|.630|.531',
    ),
  ]

  it('agrees through all its tables, with the degrees of freedom of its residual', () => {
    const found = verdicts(...regression())
    expect(found.filter((row) => !row.endsWith('agrees'))).toEqual([])
    expect(found).toEqual(expect.arrayContaining(['t = 2.401 → agrees', 'p = .020 → agrees']))
    expect(rowsOf(...regression()).map(({ reports }) => reports)).toContain('Rent: t(56) = 2.401')
  })

  it('shows a t that does not follow', () => {
    expect(alarms(...regression('3.401'))).toEqual(['p = .020 | p = .0012', 't = 3.401 | t = 2.401'])
  })
})

describe('a logistic regression', () => {
  const logistic = (...row: string[]) =>
    tableOf(
      'Variables in the Equation||||||||',
      '|B|S.E.|Wald|df|Sig.|Exp(B)|95% C.I.for EXP(B)|',
      '|||||||Lower|Upper',
      row.join('|'),
    )

  it('has an odds ratio with its interval', () => {
    expect(
      verdicts(logistic('Distance', '.880', '.230', '14.639', '1', '.000', '2.411', '1.536', '3.784')),
    ).toEqual(['p = .000 → agrees', 'Wald = 14.639 → agrees', 'OR = 2.411 → agrees', '95% CI → agrees'])
    expect(
      alarms(logistic('Distance', '.880', '.230', '14.639', '1', '.000', '2.411', '1.536', '5.784')),
    ).toEqual(['95% CI | the middle of the interval is 2.981'])
  })
})

describe('chi-square tests', () => {
  const tests = (
    p: string,
    note = '15 cells (100.0%) have expected count less than 5. The minimum expected count is .71.',
  ) =>
    tableOf(
      'Chi-Square Tests|||',
      '|Value|df|Asymptotic Significance (2-sided)',
      `Pearson Chi-Square|11.317a|8|${p}`,
      'Likelihood Ratio|13.846|8|.086',
      'N of Valid Cases|64||',
      `a. ${note}|||`,
    )

  it('have p values that follow, and cells that are counted', () => {
    expect(verdicts(tests('.184'))).toEqual(['p = .184 → agrees', 'p = .086 → agrees', '100.0% → agrees'])
    expect(alarms(tests('.084'))).toEqual(['p = .084 | p = .1844'])
    expect(rowsOf(tests('.184')).at(-1)!.note).toContain('exact test')
  })

  it('show a share of cells that no table of these degrees of freedom has', () => {
    expect(
      alarms(
        tests('.184', '7 cells (50.0%) have expected count less than 5. The minimum expected count is .71.'),
      ),
    ).toEqual(['50.0% | no table with df = 8 gives this share'])
  })

  it('follow from the counts above them', () => {
    const counts = (last: string) =>
      tableOf('Group|Yes|No|Total', 'Women|30|20|50', `Men|15|35|${last}`, 'Total|45|55|100')
    const chi = (value: string) =>
      tableOf(
        '|Value|df|Asymp. Sig. (2-sided)',
        `Pearson Chi-Square|${value}|1|.002`,
        'N of Valid Cases|100||',
      )
    expect(alarms(counts('50'), chi('9.091'))).toEqual([])
    expect(verdicts(counts('50'), chi('9.091'))).toContain('χ² = 9.091 → agrees')
    // With Yates's correction it is a different number, and equally right.
    expect(verdicts(counts('50'), chi('7.919'))).toContain('χ² = 7.919 → agrees')
    expect(alarms(counts('50'), chi('9.910'))).toContain('χ² = 9.910 | χ² = 9.091')
    expect(alarms(counts('60'), chi('9.091'))).toContain('total = 60 | total = 50')
  })

  it('of shares beside their counts: the one that is no share of its row', () => {
    const rows = tableOf(
      '|SAVES|||',
      'Radio|NO||YES|',
      '|Frequency|Proportion|Frequency|Proportion',
      'NO|48|60%|32|40%',
      'YES|181|17.5%|72|28.5%',
      'SOME|27|45%|33|55%',
    )
    expect(alarms(rows)).toEqual(['17.5% | 71.5%'])
  })
})

describe('frequencies', () => {
  const frequencies = (change: [string, string] = ['', '']) =>
    tableOf(
      ...[
        'Kind of stall|||||',
        '||Frequency|Percent|Valid Percent|Cumulative Percent',
        'Valid|Fish|12|16.0|20.0|20.0',
        '|Cloth|18|24.0|30.0|50.0',
        '|Grain|30|40.0|50.0|100.0',
        '|Total|60|80.0|100.0|',
        'Missing|System|15|20.0||',
        'Total||75|100.0||',
      ].map((row) => row.replace(...change)),
    )

  it('have two wholes: all, and those who answered', () => {
    expect(alarms(frequencies())).toEqual([])
    expect(verdicts(frequencies())).toContain('30.0% → agrees')
  })

  it.each([
    ['30.0', '33.0', '33.0% | 30.0%'],
    ['24.0', '42.0', '42.0% | 24.0%'],
    ['Total|60|', 'Total|61|', 'total = 61 | total = 60'],
  ])('show %s printed as %s', (right, wrong, shown) => {
    expect(alarms(frequencies([right, wrong]))).toContain(shown)
  })
})

describe('means of a rating scale', () => {
  const items = (mean: string, sd = '1.10') => [
    'Statements were rated on a five-point Likert scale.',
    tableOf(
      'Statement|N|Mean|Std. Deviation',
      'Items are clear|200|3.41|1.02',
      'Prices are fair|200|2.97|1.21',
      'Staff are kind|200|4.10|.98',
      'Queues are short|200|3.66|1.05',
      `Hours are good|200|${mean}|${sd}`,
    ),
  ]

  it('lie on it, with a spread that it allows', () => {
    expect(alarms(...items('3.20'))).toEqual([])
    expect(alarms(...items('5.32'))).toEqual(['1 to 5 | 5.32 lies outside'])
    expect(alarms(...items('4.80', '1.40'))).toEqual(['1 to 5 | SD at most 0.88'])
  })

  it('are not held to a scale where the text names two', () => {
    const [said, table] = items('5.32')
    expect(alarms(`${said} Skills were rated on a seven-point Likert scale.`, table!)).toEqual([])
  })
})

it('a z in another table belongs to the coefficient of its name, in the model it agrees with', () => {
  const z = (age: string) => [
    tableOf(
      'Coefficients|Estimate|Standard Error',
      'Visits|0.1342|0.0417',
      'Fish|0.0276|0.0052',
      'Rent|-0.0014|0.0012',
      'Rooms|0.0831|0.0194',
      'Age|0.0061|0.0127',
    ),
    tableOf(
      'Coefficients|Estimate|Standard Error',
      'Visits|0.0794|0.0268',
      'Fish|0.0163|0.0034',
      'Rent|-0.0008|0.0006',
      'Rooms|0.0488|0.0117',
      'Age|0.0052|0.0074',
    ),
    tableOf('Coefficient|Z value', 'Visits|3.218', 'Fish|5.304', 'Rent|-1.158', 'Rooms|4.281', `Age|${age}`),
  ]
  expect(alarms(...z('0.480'))).toEqual([])
  expect(alarms(...z('2.480'))).toEqual(['z = 2.480 | z = 0.480'])
})

it('a table that seems wrong throughout was not read as it was meant', () => {
  const shifted = tableOf(
    '||Frequency|Percent|Valid Percent',
    'Valid|Fish|12|16.0|20.0',
    '|Cloth|18|24.0|30.0',
    '|Grain|30|40.0|50.0',
    '|Total|60|80.0|100.0',
    'Total|75|100.0||',
  )
  expect(alarms(shifted)).toEqual([])
})

describe('what may be right in another way', () => {
  it('a standardised coefficient beside an error that is not', () => {
    expect(
      alarms(tableOf('Variable|β|SE|t|p', 'Income|.284|1.132|2.401|.020', 'Age|.131|0.584|1.100|.276')),
    ).toEqual([])
  })

  it('an interval by resampling, and an exact one of an odds ratio', () => {
    expect(
      alarms(
        'Table 3: Bootstrap for coefficients',
        tableOf('Variable|B|Std. Error|Lower|Upper', 'Age|.40|.20|.11|.92'),
      ),
    ).toEqual([])
    expect(alarms(tableOf('Variable|OR|Lower|Upper', 'Age|3.10|1.20|9.90', 'Sex|2.00|1.10|3.70'))).toEqual([])
    expect(
      alarms(tableOf('Variable|OR|Lower|Upper', 'Age|3.10|2.90|9.90', 'Sex|2.00|1.10|3.70')),
    ).toHaveLength(1)
  })
})

it('a budget adds up to its total', () => {
  const budget = (total: string) =>
    tableOf(
      'Item|Amount (MWK)',
      'Transport|30,000',
      'Printing|50,000',
      'Data|60,000',
      'Food|40,000',
      `Total|${total}`,
    )
  expect(verdicts(budget('180,000'))).toEqual(['total = 180,000 → agrees'])
  expect(alarms(budget('210,000'))).toEqual(['total = 210,000 | total = 180,000'])
})

describe('coefficients and their z in another table, without errors', () => {
  const estimates = tableOf(
    'Coefficients|Estimate',
    'Age|0.47',
    'Fish|0.58',
    'Rent|-0.41',
    'Rooms|0.19',
    'Radio|0.27',
  )
  const ratios = (rooms: string) =>
    tableOf('Coefficients|Z value', 'Age|2.150', 'Fish|5.860', 'Rent|-2.310', `Rooms|${rooms}`, 'Radio|0.640')

  it('have the same sign', () => {
    expect(verdicts(estimates, ratios('0.310')).filter((row) => !row.endsWith('agrees'))).toEqual([])
    expect(alarms(estimates, ratios('-0.310'))).toEqual(['z = -0.310 | z above 0'])
  })
})
