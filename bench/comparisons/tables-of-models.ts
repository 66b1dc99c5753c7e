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
  const faulty = ['ssm', 'msm', 'f', 'p', 'dft']
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
