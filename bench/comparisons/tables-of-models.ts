/** Analysis of variance and regressions as SPSS, Stata and R print them. */
import { multiplierOf } from '../../src/capabilities/study/rules/program-tables/models/coefficient-intervals.ts'
import { pOfChiSquare, pOfF, pOfT } from '../../src/kit/statistics/distributions.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { type Cells, type Draft, each, real, spss, table } from './draft.ts'

const NAMES = ['Income', 'Age', 'Household size', 'Training', 'Distance', 'Credit', 'Experience']

export function anova(dice: Dice): Draft {
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
      p: spss(pOfF(f, df1, df2)),
    },
    faulty: ['ssb', 'sst', 'dft', 'msb', 'msw', 'f', 'p'],
    print: (c, layout) => [
      table(
        ...(layout === 2 ? [] : ['ANOVA|||||', 'Score|||||']),
        `${layout === 2 ? 'Source' : ''}|Sum of Squares|df|Mean Square|F|Sig.`,
        `Between Groups|${c.ssb}|${c.dfb}|${c.msb}|${c.f}|${c.p}`,
        `Within Groups|${c.ssw}|${c.dfw}|${c.msw}||`,
        `Total|${c.sst}|${c.dft}|||`,
      ),
    ],
  }
}

/** Merged cells come as empty cells, as missing cells, or as a heading in one row. */
function headOfCoefficients(layout: number): string[] {
  if (layout === 2) return ['Model||B|Std. Error|Beta|t|Sig.']
  return layout === 0
    ? ['Model||Unstandardized Coefficients||Standardized Coefficients|t|Sig.', '||B|Std. Error|Beta||']
    : ['Model|Unstandardized Coefficients|Standardized Coefficients|t|Sig.', '|B|Std. Error|Beta||']
}

export function regression(dice: Dice): Draft {
  const k = dice.whole(2, 5)
  const n = dice.whole(40, 220)
  const df = n - k - 1
  const total = real(dice, 200, 5000)
  const r2 = real(dice, 0.06, 0.7)
  const ms = (total * (1 - r2)) / df
  const f = (total * r2) / k / ms
  const cells: Cells = {
    R: `${spss(Math.sqrt(r2))}a`,
    r2: spss(r2),
    adj: spss(1 - ((1 - r2) * (n - 1)) / df),
    see: spss(Math.sqrt(ms), 5),
    ssm: spss(total * r2),
    ssr: spss(total * (1 - r2)),
    sst: spss(total),
    dft: `${n - 1}`,
    msm: spss((total * r2) / k),
    msr: spss(ms),
    f: spss(f),
    p: `${spss(pOfF(f, k, df))}b`,
  }
  const faulty = ['r2', 'adj', 'see', 'ssm', 'msm', 'f', 'p', 'dft']
  for (let at = 0; at <= k; at += 1) {
    const error = real(dice, 0.05, 2)
    const t = real(dice, 0.3, 4.5) * (dice.whole(0, 1) ? 1 : -1)
    cells[`b${at}`] = spss(error * t)
    cells[`s${at}`] = spss(error)
    cells[`beta${at}`] = spss(t / 12)
    cells[`t${at}`] = spss(t)
    cells[`q${at}`] = spss(pOfT(t, df))
    faulty.push(`t${at}`, `s${at}`, `q${at}`)
  }
  const coefficients = (c: Cells, at: number) =>
    `${c[`b${at}`]}|${c[`s${at}`]}|${at === 0 ? '' : c[`beta${at}`]}|${c[`t${at}`]}|${c[`q${at}`]}`
  return {
    cells,
    faulty,
    print: (c, layout) => [
      table(
        'Model Summary||||',
        'Model|R|R Square|Adjusted R Square|Std. Error of the Estimate',
        `1|${c.R}|${c.r2}|${c.adj}|${c.see}`,
        'a. Predictors: (Constant), and others||||',
      ),
      'The model explains a part of the variance.',
      table(
        'ANOVAa||||||',
        'Model||Sum of Squares|df|Mean Square|F|Sig.',
        `1|Regression|${c.ssm}|${k}|${c.msm}|${c.f}|${c.p}`,
        `|Residual|${c.ssr}|${df}|${c.msr}||`,
        `|Total|${c.sst}|${c.dft}|||`,
      ),
      table(
        'Coefficientsa||||||',
        ...headOfCoefficients(layout),
        `1|(Constant)|${coefficients(c, 0)}`,
        ...each(k, (at) => `|${NAMES[at + 1]}|${coefficients(c, at + 1)}`),
        'a. Dependent Variable: Revenue||||||',
      ),
    ],
  }
}

export function logistic(dice: Dice): Draft {
  const k = dice.whole(3, 6)
  const cells: Cells = {}
  const faulty: string[] = []
  for (let at = 0; at < k; at += 1) {
    const error = real(dice, 0.08, 0.6)
    const b = error * real(dice, 0.4, 4) * (dice.whole(0, 1) ? 1 : -1)
    const wald = (b / error) ** 2
    cells[`b${at}`] = spss(b)
    cells[`s${at}`] = spss(error)
    cells[`w${at}`] = spss(wald)
    cells[`q${at}`] = spss(pOfChiSquare(wald, 1))
    cells[`e${at}`] = spss(Math.exp(b))
    cells[`l${at}`] = spss(Math.exp(b - 1.96 * error))
    cells[`u${at}`] = spss(Math.exp(b + 1.96 * error))
    faulty.push(`w${at}`, `q${at}`, `e${at}`, `l${at}`, `u${at}`)
  }
  const head = (layout: number) => {
    if (layout === 2) return ['Variable|B|S.E.|Wald|df|Sig.|Exp(B)|Lower|Upper']
    const over =
      layout === 0
        ? '|B|S.E.|Wald|df|Sig.|Exp(B)|95% C.I.for EXP(B)|'
        : '|B|S.E.|Wald|df|Sig.|Exp(B)|95% C.I.for EXP(B)'
    return [over, '|||||||Lower|Upper']
  }
  return {
    cells,
    faulty,
    print: (c, layout) => [
      table(
        'Variables in the Equation||||||||',
        ...head(layout),
        ...each(k, (at) => {
          const [b, s, w, q, e, l, u] = ['b', 's', 'w', 'q', 'e', 'l', 'u'].map((name) => c[`${name}${at}`])
          return `${NAMES[at]}|${b}|${s}|${w}|1|${q}|${e}|${l}|${u}`
        }),
      ),
    ],
  }
}

export function stata(dice: Dice): Draft {
  const n = dice.whole(40, 300)
  const k = dice.whole(2, 4)
  const df = n - k - 1
  const total = real(dice, 200, 5000)
  const r2 = real(dice, 0.08, 0.6)
  const ms = (total * (1 - r2)) / df
  const f = (total * r2) / k / ms
  const by = multiplierOf(df)
  const cells: Cells = {
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
    cells[`b${at}`] = spss(error * t, 5)
    cells[`s${at}`] = spss(error, 5)
    cells[`t${at}`] = t.toFixed(2)
    cells[`q${at}`] = pOfT(t, df).toFixed(3)
    cells[`l${at}`] = spss(error * (t - by), 5)
    cells[`u${at}`] = spss(error * (t + by), 5)
    faulty.push(`t${at}`, `q${at}`, `l${at}`, `u${at}`)
  }
  const names = ['_cons', 'income', 'age', 'size', 'credit']
  const line = (c: Cells, at: number) =>
    `${names[at]} | ${['b', 's', 't', 'q', 'l', 'u'].map((name) => c[`${name}${at}`]).join(' ')}`
  return {
    cells,
    faulty,
    print: (c) => [
      '. regress savings income age size credit',
      `Source | SS df MS Number of obs = ${n}`,
      `-------------+---------------------------------- F(${k}, ${df}) = ${c.f}`,
      `Model | ${c.ssm} ${k} ${c.msm} Prob > F = ${c.p}`,
      `Residual | ${c.ssr} ${df} ${c.msr} R-squared = ${c.r2}`,
      `-------------+---------------------------------- Adj R-squared = ${c.adj}`,
      `Total | ${c.sst} ${n - 1} ${(total / (n - 1)).toFixed(4)} Root MSE = ${Math.sqrt(ms).toFixed(4)}`,
      'savings | Coef. Std. Err. t P>|t| [95% Conf. Interval]',
      '-------------+----------------------------------------------------------------',
      ...each(k, (at) => line(c, at + 1)),
      line(c, 0),
    ],
  }
}

export function inR(dice: Dice): Draft {
  const n = dice.whole(40, 300)
  const k = dice.whole(2, 4)
  const df = n - k - 1
  const r2 = real(dice, 0.08, 0.6)
  const f = r2 / k / ((1 - r2) / df)
  const p = pOfF(f, k, df)
  const cells: Cells = {
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
    cells[`b${at}`] = (error * t).toFixed(5)
    cells[`s${at}`] = error.toFixed(5)
    cells[`t${at}`] = t.toFixed(3)
    cells[`q${at}`] = tail < 1e-3 ? tail.toExponential(2) : tail.toFixed(5)
    faulty.push(`t${at}`, `q${at}`)
  }
  const stars = (tail: number) => (tail < 0.001 ? ' ***' : tail < 0.01 ? ' **' : tail < 0.05 ? ' *' : '')
  const names = ['(Intercept)', 'income', 'age', 'size', 'credit']
  return {
    cells,
    faulty,
    print: (c) => [
      'Coefficients:',
      'Estimate Std. Error t value Pr(>|t|)',
      ...each(k + 1, (at) => {
        const [b, s, t, q] = ['b', 's', 't', 'q'].map((name) => c[`${name}${at}`])
        return `${names[at]} ${b} ${s} ${t} ${q}${stars(Number(q))}`
      }),
      `Residual standard error: ${real(dice, 1, 9).toFixed(3)} on ${df} degrees of freedom`,
      `Multiple R-squared: ${c.r2}, Adjusted R-squared: ${c.adj}`,
      `F-statistic: ${c.f} on ${k} and ${df} DF, p-value: ${c.p}`,
    ],
  }
}
