/**
 * Tables as SPSS, Stata and R print them, made from a seed: the numbers follow from each other until one is changed.
 * Half of them hold one planted fault, in a cell that the other cells contradict.
 */
import { multiplierOf } from '../../src/capabilities/study/rules/program-tables/models/coefficient-intervals.ts'
import { pOfChiSquare, pOfF, pOfR, pOfT } from '../../src/capabilities/study/rules/statistics/p-values.ts'
import { type Dice, diceFor } from '../../tests/support/dice.ts'
import type { WrittenSection } from '../../tests/support/model-of.ts'

type Block = WrittenSection['blocks'][number]
export type Forged = { kind: string; blocks: Block[]; fault: string | null }

/** A table in the making: named cells that may be changed before it is printed. */
type Draft = {
  cells: Record<string, string>
  /** Cells that the rest of the table contradicts when they are changed. */
  faulty: string[]
  print: (cells: Record<string, string>, layout: number) => Block[]
}

export const spss = (value: number, decimals = 3): string =>
  value.toFixed(decimals).replace(/^(-?)0\./, '$1.')
const real = (dice: Dice, from: number, to: number) =>
  from + ((to - from) * dice.whole(0, 1_000_000)) / 1_000_000
const sig = (p: number, decimals = 3): string => spss(p, decimals)
const tableOf = (...rows: string[][]): Block => ({ kind: 'table', rows })
const linesOf = (...lines: string[]): Block[] => lines

/** Merged cells come as empty cells, as missing cells, or as a heading in one row. */
const headed = (layout: number, over: string[], under: string[], plain: string[]): string[][] =>
  layout === 0
    ? [over, under]
    : layout === 1
      ? [over.filter((cell, at) => cell !== '' || at === 0), under]
      : [plain]

function anova(dice: Dice): Draft {
  const groups = dice.whole(3, 6)
  const n = dice.whole(30, 160)
  const [df1, df2] = [groups - 1, n - groups]
  const within = real(dice, 50, 900)
  const between = (within / df2) * df1 * real(dice, 0.3, 6)
  const f = between / df1 / (within / df2)
  return {
    cells: {
      ssb: spss(between),
      ssw: spss(within),
      sst: spss(between + within),
      dfb: `${df1}`,
      dfw: `${df2}`,
      dft: `${n - 1}`,
      msb: spss(between / df1),
      msw: spss(within / df2),
      f: spss(f),
      p: sig(pOfF(f, df1, df2)),
    },
    faulty: ['ssb', 'sst', 'dft', 'msb', 'msw', 'f', 'p'],
    print: (c, layout) => [
      tableOf(
        ...(layout === 2
          ? []
          : [
              ['ANOVA', '', '', '', '', ''],
              ['Score', '', '', '', '', ''],
            ]),
        [layout === 2 ? 'Source' : '', 'Sum of Squares', 'df', 'Mean Square', 'F', 'Sig.'],
        ['Between Groups', c.ssb!, c.dfb!, c.msb!, c.f!, c.p!],
        ['Within Groups', c.ssw!, c.dfw!, c.msw!, '', ''],
        ['Total', c.sst!, c.dft!, '', '', ''],
      ),
    ],
  }
}

const NAMES = ['Income', 'Age', 'Household size', 'Training', 'Distance', 'Credit', 'Experience']

function regression(dice: Dice): Draft {
  const k = dice.whole(2, 5)
  const n = dice.whole(40, 220)
  const [df1, df2] = [k, n - k - 1]
  const total = real(dice, 200, 5000)
  const r2 = real(dice, 0.06, 0.7)
  const ms = (total * (1 - r2)) / df2
  const f = (total * r2) / df1 / ms
  const cells: Record<string, string> = {
    R: `${spss(Math.sqrt(r2))}a`,
    r2: spss(r2),
    adj: spss(1 - ((1 - r2) * (n - 1)) / df2),
    see: spss(Math.sqrt(ms), 5),
    ssm: spss(total * r2),
    ssr: spss(total * (1 - r2)),
    sst: spss(total),
    dfm: `${df1}`,
    dfr: `${df2}`,
    dft: `${n - 1}`,
    msm: spss((total * r2) / df1),
    msr: spss(ms),
    f: spss(f),
    p: `${sig(pOfF(f, df1, df2))}b`,
  }
  const faulty = ['r2', 'adj', 'see', 'ssm', 'msm', 'f', 'p', 'dft']
  for (let at = 0; at <= k; at += 1) {
    const error = real(dice, 0.05, 2)
    const t = real(dice, 0.3, 4.5) * (dice.whole(0, 1) ? 1 : -1)
    Object.assign(cells, {
      [`b${at}`]: spss(error * t),
      [`s${at}`]: spss(error),
      [`beta${at}`]: spss(t / 12),
      [`t${at}`]: spss(t),
      [`q${at}`]: sig(pOfT(t, df2)),
    })
    faulty.push(`t${at}`, `s${at}`, `q${at}`)
  }
  return {
    cells,
    faulty,
    print: (c, layout) => [
      tableOf(
        ['Model Summary', '', '', '', ''],
        ['Model', 'R', 'R Square', 'Adjusted R Square', 'Std. Error of the Estimate'],
        ['1', c.R!, c.r2!, c.adj!, c.see!],
        ['a. Predictors: (Constant), and others', '', '', '', ''],
      ),
      'The model explains a part of the variance.',
      tableOf(
        ['ANOVAa', '', '', '', '', '', ''],
        ['Model', '', 'Sum of Squares', 'df', 'Mean Square', 'F', 'Sig.'],
        ['1', 'Regression', c.ssm!, c.dfm!, c.msm!, c.f!, c.p!],
        ['', 'Residual', c.ssr!, c.dfr!, c.msr!, '', ''],
        ['', 'Total', c.sst!, c.dft!, '', '', ''],
      ),
      tableOf(
        ['Coefficientsa', '', '', '', '', '', ''],
        ...headed(
          layout,
          ['Model', '', 'Unstandardized Coefficients', '', 'Standardized Coefficients', 't', 'Sig.'],
          layout === 1
            ? ['', 'B', 'Std. Error', 'Beta', '', '']
            : ['', '', 'B', 'Std. Error', 'Beta', '', ''],
          ['Model', '', 'B', 'Std. Error', 'Beta', 't', 'Sig.'],
        ),
        ...Array.from({ length: k + 1 }, (_, at) => [
          at === 0 ? '1' : '',
          at === 0 ? '(Constant)' : NAMES[at]!,
          c[`b${at}`]!,
          c[`s${at}`]!,
          at === 0 ? '' : c[`beta${at}`]!,
          c[`t${at}`]!,
          c[`q${at}`]!,
        ]),
        ['a. Dependent Variable: Revenue', '', '', '', '', '', ''],
      ),
    ],
  }
}

function logistic(dice: Dice): Draft {
  const k = dice.whole(3, 6)
  const cells: Record<string, string> = {}
  const faulty: string[] = []
  for (let at = 0; at < k; at += 1) {
    const error = real(dice, 0.08, 0.6)
    const b = error * real(dice, 0.4, 4) * (dice.whole(0, 1) ? 1 : -1)
    const wald = (b / error) ** 2
    Object.assign(cells, {
      [`b${at}`]: spss(b),
      [`s${at}`]: spss(error),
      [`w${at}`]: spss(wald),
      [`q${at}`]: sig(pOfChiSquare(wald, 1)),
      [`e${at}`]: spss(Math.exp(b)),
      [`l${at}`]: spss(Math.exp(b - 1.96 * error)),
      [`u${at}`]: spss(Math.exp(b + 1.96 * error)),
    })
    faulty.push(`w${at}`, `q${at}`, `e${at}`, `l${at}`, `u${at}`)
  }
  return {
    cells,
    faulty,
    print: (c, layout) => [
      tableOf(
        ['Variables in the Equation', '', '', '', '', '', '', '', ''],
        ...headed(
          layout,
          ['', '', 'B', 'S.E.', 'Wald', 'df', 'Sig.', 'Exp(B)', '95% C.I.for EXP(B)', ''].slice(1),
          layout === 1
            ? ['', '', '', '', '', '', '', 'Lower', 'Upper']
            : ['', '', '', '', '', '', '', 'Lower', 'Upper'],
          ['Variable', 'B', 'S.E.', 'Wald', 'df', 'Sig.', 'Exp(B)', 'Lower', 'Upper'],
        ),
        ...Array.from({ length: k }, (_, at) => [
          NAMES[at]!,
          c[`b${at}`]!,
          c[`s${at}`]!,
          c[`w${at}`]!,
          '1',
          c[`q${at}`]!,
          c[`e${at}`]!,
          c[`l${at}`]!,
          c[`u${at}`]!,
        ]),
      ),
    ],
  }
}

function crosstab(dice: Dice): Draft {
  const [rows, columns] = [dice.whole(2, 4), dice.whole(2, 3)]
  const counts = Array.from({ length: rows }, () => Array.from({ length: columns }, () => dice.whole(4, 60)))
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const down = counts[0]!.map((_, at) => sum(counts.map((row) => row[at]!)))
  const n = sum(down)
  let chi = 0
  let [small, least] = [0, Number.POSITIVE_INFINITY]
  let ratio = 0
  for (const row of counts)
    row.forEach((count, at) => {
      const expected = (sum(row) * down[at]!) / n
      chi += (count - expected) ** 2 / expected
      ratio += 2 * count * Math.log(count / expected)
      if (expected < 5) small += 1
      least = Math.min(least, expected)
    })
  const df = (rows - 1) * (columns - 1)
  const cells: Record<string, string> = {
    chi: `${spss(chi)}a`,
    p: sig(pOfChiSquare(chi, df)),
    ratio: spss(ratio),
    q: sig(pOfChiSquare(ratio, df)),
    n: `${n}`,
    df: `${df}`,
    small: `${small}`,
    share: ((100 * small) / (rows * columns)).toFixed(1),
    least: spss(least, 2),
  }
  const faulty = ['chi', 'p', 'ratio', 'q']
  counts.forEach((row, r) => {
    row.forEach((count, at) => {
      cells[`c${r}${at}`] = `${count}`
    })
    cells[`r${r}`] = `${sum(row)}`
    faulty.push(`r${r}`)
  })
  down.forEach((total, at) => {
    cells[`d${at}`] = `${total}`
    faulty.push(`d${at}`)
  })
  const categories = ['Low', 'Middle', 'High'].slice(0, columns)
  return {
    cells,
    faulty,
    print: (c, layout) => [
      tableOf(
        ...(layout === 2
          ? [['Group', ...categories, 'Total']]
          : [
              ['Group * Use Crosstabulation', '', '', ...categories.map(() => ''), ''].slice(0, columns + 3),
              ['Count', ...Array<string>(columns + 2).fill('')],
              ['', '', ...categories, 'Total'],
            ]),
        ...counts.map((row, r) => [
          ...(layout === 2 ? [`Group ${r + 1}`] : [r === 0 ? 'Group' : '', `Group ${r + 1}`]),
          ...row.map((_, at) => c[`c${r}${at}`]!),
          c[`r${r}`]!,
        ]),
        [...(layout === 2 ? ['Total'] : ['Total', '']), ...down.map((_, at) => c[`d${at}`]!), c.n!],
      ),
      tableOf(
        ['Chi-Square Tests', '', '', ''],
        ['', 'Value', 'df', 'Asymptotic Significance (2-sided)'],
        ['Pearson Chi-Square', c.chi!, c.df!, c.p!],
        ['Likelihood Ratio', c.ratio!, c.df!, c.q!],
        ['N of Valid Cases', c.n!, '', ''],
        [
          `a. ${c.small} cells (${c.share}%) have expected count less than 5. The minimum expected count is ${c.least}.`,
          '',
          '',
          '',
        ],
      ),
    ],
  }
}

function independent(dice: Dice): Draft {
  const df = dice.whole(30, 200)
  const error = real(dice, 0.2, 3)
  const t = real(dice, 0.4, 4) * (dice.whole(0, 1) ? 1 : -1)
  const by = multiplierOf(df)
  const F = real(dice, 0.1, 6)
  return {
    cells: {
      F: spss(F),
      g: sig(pOfF(F, 1, df)),
      t: spss(t),
      df: `${df}`,
      p: sig(pOfT(t, df)),
      d: spss(error * t, 5),
      e: spss(error, 5),
      l: spss(error * (t - by), 5),
      u: spss(error * (t + by), 5),
    },
    faulty: ['t', 'p', 'd', 'l', 'u', 'g'],
    print: (c, layout) => [
      tableOf(
        ...(layout === 2
          ? [
              [
                '',
                '',
                'F',
                'Sig.',
                't',
                'df',
                'Sig. (2-tailed)',
                'Mean Difference',
                'Std. Error Difference',
                'Lower',
                'Upper',
              ],
            ]
          : [
              ['Independent Samples Test', ...Array<string>(10).fill('')],
              [
                '',
                '',
                'Levene’s Test for Equality of Variances',
                '',
                't-test for Equality of Means',
                '',
                '',
                '',
                '',
                '95% Confidence Interval of the Difference',
                '',
              ],
              [
                '',
                '',
                'F',
                'Sig.',
                't',
                'df',
                'Sig. (2-tailed)',
                'Mean Difference',
                'Std. Error Difference',
                'Lower',
                'Upper',
              ],
            ]),
        ['Score', 'Equal variances assumed', c.F!, c.g!, c.t!, c.df!, c.p!, c.d!, c.e!, c.l!, c.u!],
      ),
    ],
  }
}

function paired(dice: Dice): Draft {
  const n = dice.whole(12, 120)
  const sd = real(dice, 0.8, 9)
  const error = sd / Math.sqrt(n)
  const t = real(dice, 0.4, 5)
  const by = multiplierOf(n - 1)
  return {
    cells: {
      m: spss(error * t, 5),
      sd: spss(sd, 5),
      e: spss(error, 5),
      l: spss(error * (t - by), 5),
      u: spss(error * (t + by), 5),
      t: spss(t),
      df: `${n - 1}`,
      p: sig(pOfT(t, n - 1)),
    },
    faulty: ['m', 'e', 'l', 'u', 't', 'p'],
    print: (c, layout) => [
      tableOf(
        ...(layout === 2
          ? [
              [
                '',
                '',
                'Mean',
                'Std. Deviation',
                'Std. Error Mean',
                'Lower',
                'Upper',
                't',
                'df',
                'Sig. (2-tailed)',
              ],
            ]
          : [
              ['Paired Samples Test', ...Array<string>(9).fill('')],
              [
                '',
                '',
                'Paired Differences',
                '',
                '',
                '95% Confidence Interval of the Difference',
                '',
                't',
                'df',
                'Sig. (2-tailed)',
              ],
              ['', '', 'Mean', 'Std. Deviation', 'Std. Error Mean', 'Lower', 'Upper', '', '', ''],
            ]),
        ['Pair 1', 'After - Before', c.m!, c.sd!, c.e!, c.l!, c.u!, c.t!, c.df!, c.p!],
      ),
    ],
  }
}

function correlations(dice: Dice): Draft {
  const n = dice.whole(25, 250)
  const r = real(dice, 0.08, 0.7) * (dice.whole(0, 1) ? 1 : -1)
  return {
    cells: { r: spss(r), p: sig(pOfR(r, n - 2)), n: `${n}` },
    faulty: ['p'],
    print: (c) => [
      tableOf(
        ['Correlations', '', '', ''],
        ['', '', 'Income', 'Savings'],
        ['Income', 'Pearson Correlation', '1', c.r!],
        ['', 'Sig. (2-tailed)', '', c.p!],
        ['', 'N', c.n!, c.n!],
        ['Savings', 'Pearson Correlation', c.r!, '1'],
        ['', 'Sig. (2-tailed)', c.p!, ''],
        ['', 'N', c.n!, c.n!],
      ),
    ],
  }
}

function frequencies(dice: Dice): Draft {
  const parts = dice.whole(3, 7)
  const counts = Array.from({ length: parts }, () => dice.whole(3, 60))
  const missing = dice.whole(0, 2) * dice.whole(2, 15)
  const valid = counts.reduce((all, one) => all + one, 0)
  const grand = valid + missing
  const cells: Record<string, string> = { total: `${valid}`, grand: `${grand}`, missing: `${missing}` }
  const faulty = ['total']
  let running = 0
  counts.forEach((count, at) => {
    running += count
    Object.assign(cells, {
      [`c${at}`]: `${count}`,
      [`p${at}`]: ((100 * count) / grand).toFixed(1),
      [`v${at}`]: ((100 * count) / valid).toFixed(1),
      [`k${at}`]: ((100 * running) / valid).toFixed(1),
    })
    faulty.push(`c${at}`, `p${at}`, `v${at}`, `k${at}`)
  })
  const share = (count: number) => ((100 * count) / grand).toFixed(1)
  return {
    cells,
    faulty,
    print: (c) => [
      tableOf(
        ['Level of education', '', '', '', '', ''],
        ['', '', 'Frequency', 'Percent', 'Valid Percent', 'Cumulative Percent'],
        ...counts.map((_, at) => [
          at === 0 ? 'Valid' : '',
          `Level ${at + 1}`,
          c[`c${at}`]!,
          c[`p${at}`]!,
          c[`v${at}`]!,
          c[`k${at}`]!,
        ]),
        ['', 'Total', c.total!, share(valid), '100.0', ''],
        ...(missing > 0
          ? [
              ['Missing', 'System', c.missing!, share(missing), '', ''],
              ['Total', '', c.grand!, '100.0', '', ''],
            ]
          : []),
      ),
    ],
  }
}

function descriptives(dice: Dice): Draft {
  const n = dice.whole(20, 90)
  const items = dice.whole(4, 7)
  const cells: Record<string, string> = {}
  const faulty: string[] = []
  for (let at = 0; at < items; at += 1) {
    const answers = Array.from({ length: n }, () => dice.whole(1, 5))
    const mean = answers.reduce((all, one) => all + one, 0) / n
    const sd = Math.sqrt(answers.reduce((all, one) => all + (one - mean) ** 2, 0) / (n - 1))
    Object.assign(cells, { [`m${at}`]: mean.toFixed(2), [`s${at}`]: spss(sd) })
    faulty.push(`m${at}!`)
  }
  return {
    cells,
    faulty,
    print: (c) => [
      'Respondents answered each statement on a five-point Likert scale from 1 (strongly disagree) to 5 (strongly agree).',
      tableOf(
        ['Descriptive Statistics', '', '', '', '', ''],
        ['Statement', 'N', 'Minimum', 'Maximum', 'Mean', 'Std. Deviation'],
        ...Array.from({ length: items }, (_, at) => [
          `Statement ${at + 1}`,
          `${n}`,
          '1',
          '5',
          c[`m${at}`]!,
          c[`s${at}`]!,
        ]),
        ['Valid N (listwise)', `${n}`, '', '', '', ''],
      ),
    ],
  }
}

function stata(dice: Dice): Draft {
  const n = dice.whole(40, 300)
  const k = dice.whole(2, 4)
  const df = n - k - 1
  const total = real(dice, 200, 5000)
  const r2 = real(dice, 0.08, 0.6)
  const ms = (total * (1 - r2)) / df
  const f = (total * r2) / k / ms
  const by = multiplierOf(df)
  const cells: Record<string, string> = {
    ssm: (total * r2).toFixed(4),
    ssr: (total * (1 - r2)).toFixed(4),
    sst: total.toFixed(4),
    msm: ((total * r2) / k).toFixed(4),
    msr: ms.toFixed(4),
    f: f.toFixed(2),
    p: pOfF(f, k, df).toFixed(4),
    r2: r2.toFixed(4),
    adj: (1 - ((1 - r2) * (n - 1)) / df).toFixed(4),
  }
  const faulty = ['f', 'r2', 'adj', 'msm', 'p']
  for (let at = 0; at <= k; at += 1) {
    const error = real(dice, 0.1, 2)
    const t = real(dice, 0.4, 4.5) * (dice.whole(0, 1) ? 1 : -1)
    Object.assign(cells, {
      [`b${at}`]: spss(error * t, 5),
      [`s${at}`]: spss(error, 5),
      [`t${at}`]: t.toFixed(2),
      [`q${at}`]: pOfT(t, df).toFixed(3),
      [`l${at}`]: spss(error * (t - by), 5),
      [`u${at}`]: spss(error * (t + by), 5),
    })
    faulty.push(`t${at}`, `q${at}`, `l${at}`, `u${at}`)
  }
  const names = ['income', 'age', 'size', 'credit']
  return {
    cells,
    faulty,
    print: (c) =>
      linesOf(
        '. regress savings income age size credit',
        `Source | SS df MS Number of obs = ${n}`,
        `-------------+---------------------------------- F(${k}, ${df}) = ${c.f}`,
        `Model | ${c.ssm} ${k} ${c.msm} Prob > F = ${c.p}`,
        `Residual | ${c.ssr} ${df} ${c.msr} R-squared = ${c.r2}`,
        `-------------+---------------------------------- Adj R-squared = ${c.adj}`,
        `Total | ${c.sst} ${n - 1} ${(total / (n - 1)).toFixed(4)} Root MSE = ${Math.sqrt(ms).toFixed(4)}`,
        'savings | Coef. Std. Err. t P>|t| [95% Conf. Interval]',
        '-------------+----------------------------------------------------------------',
        ...Array.from(
          { length: k },
          (_, at) =>
            `${names[at]} | ${c[`b${at + 1}`]} ${c[`s${at + 1}`]} ${c[`t${at + 1}`]} ${c[`q${at + 1}`]} ${c[`l${at + 1}`]} ${c[`u${at + 1}`]}`,
        ),
        `_cons | ${c.b0} ${c.s0} ${c.t0} ${c.q0} ${c.l0} ${c.u0}`,
      ),
  }
}

function inR(dice: Dice): Draft {
  const n = dice.whole(40, 300)
  const k = dice.whole(2, 4)
  const df = n - k - 1
  const r2 = real(dice, 0.08, 0.6)
  const f = r2 / k / ((1 - r2) / df)
  const p = pOfF(f, k, df)
  const cells: Record<string, string> = {
    r2: r2.toFixed(4),
    adj: (1 - ((1 - r2) * (n - 1)) / df).toFixed(4),
    f: f.toFixed(3),
    p: p < 2.2e-16 ? '< 2.2e-16' : `${p < 1e-4 ? p.toExponential(3) : p.toFixed(5)}`,
  }
  const faulty = ['adj', 'f']
  for (let at = 0; at <= k; at += 1) {
    const error = real(dice, 0.1, 2)
    const t = real(dice, 0.4, 4.5) * (dice.whole(0, 1) ? 1 : -1)
    const tail = pOfT(t, df)
    Object.assign(cells, {
      [`b${at}`]: (error * t).toFixed(5),
      [`s${at}`]: error.toFixed(5),
      [`t${at}`]: t.toFixed(3),
      [`q${at}`]: tail < 1e-3 ? tail.toExponential(2) : tail.toFixed(5),
    })
    faulty.push(`t${at}`, `q${at}`)
  }
  const mark = (p: string) =>
    Number(p) < 0.001 ? ' ***' : Number(p) < 0.01 ? ' **' : Number(p) < 0.05 ? ' *' : ''
  const names = ['(Intercept)', 'income', 'age', 'size', 'credit']
  return {
    cells,
    faulty,
    print: (c) =>
      linesOf(
        'Coefficients:',
        'Estimate Std. Error t value Pr(>|t|)',
        ...Array.from(
          { length: k + 1 },
          (_, at) =>
            `${names[at]} ${c[`b${at}`]} ${c[`s${at}`]} ${c[`t${at}`]} ${c[`q${at}`]}${mark(c[`q${at}`]!)}`,
        ),
        `Residual standard error: ${real(dice, 1, 9).toFixed(3)} on ${df} degrees of freedom`,
        `Multiple R-squared: ${c.r2}, Adjusted R-squared: ${c.adj}`,
        `F-statistic: ${c.f} on ${k} and ${df} DF, p-value: ${c.p}`,
      ),
  }
}

const KINDS: Record<string, (dice: Dice) => Draft> = {
  anova,
  regression,
  logistic,
  crosstab,
  independent,
  paired,
  correlations,
  frequencies,
  descriptives,
  stata,
  inR,
}

/** A typing slip in a number: another digit, a shifted point, a number of another size. */
function slip(printed: string, dice: Dice): string {
  const [, sign = '', digits = '', rest = ''] = printed.match(/^(-?)([\d.]+)(.*)$/) ?? []
  if (digits === '' || /e/.test(rest))
    return printed
      .replace(/^(-?)\d/, (first) => `${first.startsWith('-') ? '-' : ''}${(Number(first.at(-1)) % 9) + 1}`)
      .replace(/e-0?(\d+)/, (_, power: string) => `e-${String(Number(power) - 2 || 1).padStart(2, '0')}`)
  const decimals = digits.split('.')[1]?.length ?? 0
  const value = Number(digits)
  if (value === 0) return `${sign}${digits.replace(/0(?=0$)/, '4')}${rest}`
  const isCount = decimals === 0
  const changed = isCount
    ? value + dice.whole(3, 9)
    : decimals <= 5 && value < 1 && digits.startsWith('.')
      ? value > 0.3
        ? value / 3
        : value * 3 + 0.04
      : value * (dice.whole(0, 1) ? 1.4 : 0.65)
  const text = changed.toFixed(decimals)
  return `${sign}${digits.startsWith('.') ? text.replace(/^0/, '') : text}${rest}`
}

export function forge(seed: number, many: number): Forged[] {
  const dice = diceFor(seed)
  const kinds = Object.keys(KINDS)
  return Array.from({ length: many }, (_, at): Forged => {
    const kind = kinds[at % kinds.length]!
    const draft = KINDS[kind]!(dice)
    const layout = dice.whole(0, 2)
    if (at % 2 === 0) return { kind, blocks: draft.print(draft.cells, layout), fault: null }
    const chosen = draft.faulty[dice.whole(0, draft.faulty.length - 1)]!
    const cell = chosen.replace('!', '')
    // A mean out of its scale, or one that no whole answers have.
    const wrong = chosen.endsWith('!')
      ? dice.whole(0, 1)
        ? `5.${dice.whole(21, 87)}`
        : `0.${dice.whole(21, 87)}`
      : slip(draft.cells[cell]!, dice)
    return {
      kind,
      blocks: draft.print({ ...draft.cells, [cell]: wrong }, layout),
      fault: `${cell}: ${draft.cells[cell]} → ${wrong}`,
    }
  })
}
