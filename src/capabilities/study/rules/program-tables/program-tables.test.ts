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
  const regression = (adjusted = '.098', t = '2.401') => [
    tableOf(
      'Model Summary||||',
      'Model|R|R Square|Adjusted R Square|Std. Error of the Estimate',
      `1|.379a|.144|${adjusted}|946.115`,
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
    expect(found).toEqual(
      expect.arrayContaining([
        'R² = .144 → agrees',
        'adjusted R² = .098 → agrees',
        't = 2.401 → agrees',
        'p = .020 → agrees',
      ]),
    )
    expect(rowsOf(...regression()).map(({ reports }) => reports)).toContain('Rent: t(56) = 2.401')
  })

  it('shows an adjusted R² and a t that do not follow', () => {
    expect(alarms(...regression('.142'))).toEqual(['adjusted R² = .142 | adjusted R² = .098'])
    expect(alarms(...regression('.098', '3.401'))).toEqual(['p = .020 | p = .0012', 't = 3.401 | t = 2.401'])
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

describe('t tests', () => {
  const independent = (t: string, p: string, upper = '5.47718') =>
    tableOf(
      '||F|Sig.|t|df|Sig. (2-tailed)|Mean Difference|Std. Error Difference|Lower|Upper',
      `Score|Equal variances assumed|2.010|.161|${t}|58|${p}|3.00000|1.23750|.52282|${upper}`,
    )

  it('of two groups: Levene’s p, t, p and the interval', () => {
    expect(verdicts(independent('2.424', '.018'))).toEqual([
      'p = .018 → agrees',
      'p = .161 → agrees',
      't = 2.424 → agrees',
      '95% CI → agrees',
    ])
    expect(alarms(independent('4.224', '.018'))).toEqual(['p = .018 | p < .001', 't = 4.224 | t = 2.424'])
    expect(alarms(independent('2.424', '.018', '7.47718'))).toEqual([
      '95% CI | the middle of the interval is 4.00000',
    ])
  })

  it('of groups: the error of a mean', () => {
    const groups = (error: string) =>
      tableOf(
        'Group|N|Mean|Std. Deviation|Std. Error Mean',
        `Users|25|3.40|1.500|${error}`,
        'Others|36|3.10|1.200|.200',
      )
    expect(alarms(groups('.300'))).toEqual([])
    expect(alarms(groups('.060'))).toEqual(['SE of the mean = .060 | SE of the mean = .300'])
  })
})

it('a matrix of correlations has a p for each n', () => {
  const matrix = (p: string) =>
    tableOf(
      '||Income|Savings',
      'Income|Pearson Correlation|1|.310',
      `|Sig. (2-tailed)||${p}`,
      '|N|60|60',
      'Savings|Pearson Correlation|.310|1',
      `|Sig. (2-tailed)|${p}|`,
      '|N|60|60',
    )
  // Each pair is printed twice.
  expect(verdicts(matrix('.016'))).toEqual(['p = .016 → agrees'])
  expect(alarms(matrix('.160'))).toEqual(['p = .160 | p = .0159'])
  const labelled = tableOf(
    '||Income|Savings',
    '|Pearson Correlation|1|.310',
    'Income|Sig. (2-tailed)||.016',
    '|N|60|60',
    '|Pearson Correlation|.310|1',
    'Savings|Sig. (2-tailed)|.016|',
    '|N|60|60',
  )
  expect(rowsOf(labelled).map(({ reports }) => reports)).toEqual(['Income with Savings: r = .310, n = 60'])
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
    expect(verdicts(frequencies())).toContain('cumulative 50.0% → agrees')
  })

  it.each([
    ['30.0', '33.0', 'valid 33.0% | 30.0%'],
    ['24.0', '42.0', '42.0% | 24.0%'],
    ['|50.0|100.0', '|50.0|98.0', 'cumulative 98.0% | 100.0%'],
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
    expect(alarms(...items('5.32'))).toEqual(['mean = 5.32 | 1 ≤ mean ≤ 5'])
    expect(alarms(...items('4.80', '1.40'))).toEqual(['1 to 5 | SD at most 0.88'])
  })

  it('are not held to a scale where the text names two', () => {
    const [said, table] = items('5.32')
    expect(alarms(`${said} Skills were rated on a seven-point Likert scale.`, table!)).toEqual([])
  })
})

describe('output in lines of text', () => {
  const stata = (change: [string, string] = ['', '']) =>
    [
      'Source | SS df MS Number of obs = 60',
      '-------------+------------------------------ F(1, 58) = 5.80',
      'Model | 20.0000 1 20.0000 Prob > F = 0.0192',
      'Residual | 200.0000 58 3.4483 R-squared = 0.0909',
      '-------------+------------------------------ Adj R-squared = 0.0752',
      'Total | 220.0000 59 3.7288 Root MSE = 1.8570',
      'savings | Coef. Std. Err. t P>|t| [95% Conf. Interval]',
      'income | .48200 .20014 2.41 0.019 .08138 .88262',
      '_cons | 1.20000 .40000 3.00 0.004 .39931 2.00069',
    ].map((line) => line.replace(...change))

  it('of Stata is a table', () => {
    const found = verdicts(...stata())
    expect(found.filter((row) => !row.endsWith('agrees'))).toEqual([])
    expect(found).toEqual(
      expect.arrayContaining([
        'F = 5.80 → agrees',
        'R² = 0.0909 → agrees',
        'adjusted R² = 0.0752 → agrees',
        't = 2.41 → agrees',
        '95% CI → agrees',
      ]),
    )
  })

  it.each([
    ['0.0752', '0.0872', 'adjusted R² = 0.0872 | adjusted R² = 0.0752'],
    ['2.41 ', '2.81 ', 't = 2.81 | t = 2.41'],
    ['0.0192', '0.1920', 'p = 0.1920 | p = .0192'],
    ['.88262', '.98262', '95% CI | the middle of the interval is 0.53200'],
  ])('of Stata shows %s printed as %s', (right, wrong, shown) => {
    expect(alarms(...stata([right, wrong]))).toContain(shown)
  })

  it('of R is one too, with the degrees of freedom under it', () => {
    const r = (t: string) => [
      'Coefficients:',
      'Estimate Std. Error t value Pr(>|t|)',
      '(Intercept) 1.20000 0.40000 3.000 0.00398 **',
      `income 0.48200 0.20014 ${t} 0.01924 *`,
      'Residual standard error: 1.857 on 58 degrees of freedom',
      'Multiple R-squared: 0.0910, Adjusted R-squared: 0.0753',
      'F-statistic: 5.806 on 1 and 58 DF, p-value: 0.01917',
    ]
    expect(alarms(...r('2.408'))).toEqual([])
    expect(rowsOf(...r('2.408')).map(({ reports }) => reports)).toContain('income: t(58) = 2.408')
    expect(alarms(...r('2.804'))).toContain('t = 2.804 | t = 2.408')
  })
})

describe('classifiers', () => {
  const report = (f1: string, accuracy = '0.71') => [
    tableOf(
      'Metric|Logistic|Forest',
      `Accuracy|${accuracy}|0.82`,
      'Precision (Class 1)|0.40|0.67',
      'Recall (Class 1)|0.66|0.37',
      `F1-Score (Class 1)|${f1}|0.48`,
    ),
    tableOf(
      'Metric|Logistic|Forest',
      'True Negatives (TN)|3660|4830',
      'False Positives (FP)|1440|270',
      'False Negatives (FN)|490|910',
      'True Positives (TP)|960|540',
    ),
  ]

  it('have figures that follow from each other and from the confusion matrix', () => {
    expect(alarms(...report('0.50'))).toEqual([])
    expect(verdicts(...report('0.50'))).toContain('accuracy = 0.71 → agrees')
    expect(alarms(...report('0.60'))).toEqual(['F1 = 0.60 | F1 = 0.50', 'F1 = 0.60 | F1 = 0.50'])
    expect(alarms(...report('0.50', '0.91'))).toEqual(['accuracy = 0.91 | accuracy = 0.71'])
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

describe('tests of normality', () => {
  const table = (sig: string) =>
    tableOf(
      'Tests of Normality||||||',
      '|Kolmogorov-Smirnova|||Shapiro-Wilk||',
      '|Statistic|df|Sig.|Statistic|df|Sig.',
      `Wages|.128|60|${sig}|.951|60|.062`,
      'Prices|.296|60|.000|.781|60|.000',
      'Debts|.066|60|.200*|.977|60|.310',
    )

  it('follow from the distance and n, with the correction of Lilliefors', () => {
    expect(verdicts(table('.016'))).toEqual(['p = .016 → agrees', 'p = .000 → agrees', 'p = .200 → agrees'])
    expect(alarms(table('.160'))).toEqual(['p = .160 | p = .0159'])
  })
})
