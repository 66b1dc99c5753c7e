/** Linear regression, with what shows whether it may be believed. */
import { joinList } from '#kit/join-list.ts'
import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import { bounded, degrees, isSignificant, num, pCell, pWords, rangeWords } from '../printing/figures.ts'
import { isConstant } from '../statistics/basics.ts'
import {
  cooks,
  durbinWatson,
  type Fit,
  leastSquares,
  repeated,
  type Term,
} from '../statistics/linear-model.ts'
import { SHAPIRO_MOST, shapiroWilk } from '../statistics/normality.ts'
import {
  type Analysis,
  type Assumption,
  type ChosenRows,
  cannot,
  type Findings,
  type RoleSpec,
} from './analysis.ts'
import { INDEPENDENT, levelNotes } from './groups.ts'
import { scatter } from './relate.ts'
import { termsOf } from './terms.ts'

export const MODEL_ROLES: readonly RoleSpec[] = [
  { role: 'outcome', words: 'what is explained', accepts: 'scale', least: 1, most: 1 },
  { role: 'predictors', words: 'what explains it', accepts: 'any', least: 1, most: 30 },
]

/** Refuses what has no single answer, and says what to leave out. */
export function checkedTerms(data: ChosenRows): Term[] {
  const predictors = data.all('predictors')
  const terms = termsOf(data, predictors)
  const still = terms.filter(({ values }) => isConstant(values))
  if (still.length > 0)
    cannot(
      `${joinList(still.map(({ name }) => name))} never varies in the rows that can be used. Leave it out.`,
    )
  if (data.n <= terms.length + 1)
    cannot(
      `${terms.length} predictors need more than ${terms.length + 1} rows; there are ${data.n} with every value.`,
    )
  const repeats = repeated(terms)
  if (repeats.length > 0)
    cannot(
      `${joinList(repeats)} can be computed exactly from the other predictors (perfect collinearity), so its own effect cannot be told apart. Leave it out.`,
    )
  return terms
}

export const linear: Analysis = {
  name: 'linear-regression',
  title: 'Linear regression',
  roles: MODEL_ROLES,
  run(data): Findings {
    const outcome = data.one('outcome')
    const predictors = data.all('predictors')
    const terms = checkedTerms(data)
    const y = data.valuesOf(outcome)
    if (isConstant(y))
      cannot(`${outcome.label} is the same in every row that can be used, so there is nothing to explain.`)
    const fit = leastSquares(y, terms)
    if (fit.rss < 1e-20 * fit.tss)
      cannot(
        `The predictors give ${outcome.label} exactly, without any error. Is one of them computed from it?`,
      )
    const slopes = fit.coefficients.slice(1)
    const found = slopes.filter(({ p }) => isSignificant(p))
    const rest = slopes.filter(({ p }) => !isSignificant(p))
    const tests = diagnostics(fit, terms)
    const figures = Object.fromEntries(
      fit.coefficients.flatMap(({ b, se, t, p, interval, beta, vif }, at) => [
        [`b${at}`, b],
        [`se${at}`, se],
        [`t${at}`, t],
        [`p${at}`, p],
        [`low${at}`, interval[0]],
        [`high${at}`, interval[1]],
        ...(beta === undefined
          ? []
          : [
              [`beta${at}`, beta],
              [`vif${at}`, vif!],
            ]),
      ]),
    )
    const model = `F(${fit.df1}, ${fit.df}) = ${num(fit.f)}, ${pWords(fit.p)}, R² = ${bounded(fit.r2)}`
    return {
      figures: {
        ...figures,
        f: fit.f,
        df1: fit.df1,
        df2: fit.df,
        p: fit.p,
        r2: fit.r2,
        adjusted: fit.adjusted,
        sigma: fit.sigma,
        ...tests.figures,
      },
      tables: [
        {
          title: `${terms.length > 1 ? 'Multiple ' : ''}Linear Regression of ${outcome.label}`,
          head: ['Predictor', 'B', 'SE', 'β', 't', 'p', '95% CI', 'VIF'],
          rows: fit.coefficients.map(({ name, b, se, beta, t, p, interval, vif }) => [
            name,
            num(b, 3),
            num(se, 3),
            beta === undefined ? '' : bounded(beta),
            num(t),
            pCell(p),
            rangeWords(interval, (one) => num(one, 3)),
            vif === undefined ? '' : num(vif),
          ]),
          note: `N = ${fit.n}. ${model}, adjusted R² = ${bounded(fit.adjusted)}. Standard error of the estimate = ${num(fit.sigma)}.`,
        },
      ],
      sentences: [
        `A ${terms.length > 1 ? 'multiple' : 'simple'} linear regression asked how far ${joinList(predictors.map(({ label }) => label))} ${predictors.length === 1 ? 'explains' : 'explain'} ${outcome.label}.`,
        `The model was ${isSignificant(fit.p) ? '' : 'not '}significant, ${model}: it explains ${num(100 * fit.r2, 1)}% of the variance in ${outcome.label}.`,
        found.length > 0
          ? `${joinList(found.map(({ name, b, p, interval }) => `${name} (B = ${num(b, 3)}, 95% CI ${rangeWords(interval, (one) => num(one, 3))}, ${pWords(p)})`))} ${found.length === 1 ? 'was a significant predictor' : 'were significant predictors'}${rest.length > 0 ? `; ${joinList(rest.map(({ name }) => name))} ${rest.length === 1 ? 'was' : 'were'} not` : ''}. B is the change in ${outcome.label} for one step of the predictor${terms.length > 1 ? ', with the others held equal' : ''}.`
          : 'No predictor was significant.',
        'A regression shows what goes together; whether one causes the other depends on how the study was done.',
      ],
      assumptions: [INDEPENDENT, ...tests.assumptions, ...levelNotes([outcome])],
      charts:
        predictors.length === 1 && terms.length === 1 ? [scatter(data, predictors[0]!, outcome, true)] : [],
    }
  },
}

function diagnostics(
  fit: Fit,
  terms: readonly Term[],
): { figures: Record<string, number>; assumptions: Assumption[] } {
  const dw = durbinWatson(fit)
  const squared = fit.residuals.map((one) => one * one)
  const auxiliary = leastSquares(squared, terms)
  const bp = fit.n * auxiliary.r2
  const bpP = pOfChiSquare(bp, terms.length)
  const cook = cooks(fit).reduce((most, one) => Math.max(most, one), 0)
  const shapiro = fit.n >= 3 && fit.n <= SHAPIRO_MOST ? shapiroWilk(fit.residuals) : undefined
  const vif = Math.max(...fit.coefficients.slice(1).map((one) => one.vif ?? 1))
  return {
    figures: { dw, bp, bpP, cook, ...(shapiro ? { w: shapiro.w, wP: shapiro.p } : {}) },
    assumptions: [
      ...(shapiro
        ? [
            {
              name: 'Normal residuals',
              state: shapiro.p < 0.05 ? (fit.n >= 100 ? 'to-judge' : 'not-met') : 'met',
              words: `Shapiro-Wilk of the residuals: W = ${bounded(shapiro.w, 3)}, ${pWords(shapiro.p)}.${shapiro.p < 0.05 && fit.n >= 100 ? ' In a large sample this matters little for B and its test.' : ''}`,
            } as const,
          ]
        : []),
      {
        name: 'Equal spread',
        state: bpP < 0.05 ? 'not-met' : 'met',
        words: `Breusch-Pagan test: χ²(${degrees(terms.length)}) = ${num(bp)}, ${pWords(bpP)}.${bpP < 0.05 ? ' The residuals spread unequally, so standard errors may be too small or too large.' : ''}`,
      },
      {
        name: 'Independent residuals',
        state: dw < 1.5 || dw > 2.5 ? 'to-judge' : 'met',
        words: `Durbin-Watson = ${num(dw)}; values near 2 are expected. It only matters where the rows have an order.`,
      },
      ...(terms.length > 1
        ? [
            {
              name: 'Collinearity',
              state: vif > 10 ? 'not-met' : vif > 5 ? 'to-judge' : 'met',
              words: `The largest VIF is ${num(vif)}; above 5 or 10 the predictors say much the same.`,
            } as const,
          ]
        : []),
      {
        name: 'Single rows',
        state: cook > 1 ? 'to-judge' : 'met',
        words: `The largest Cook’s distance is ${num(cook)}${cook > 1 ? '; one row moves the result by itself, look at it' : '; no single row decides the result'}.`,
      },
    ],
  }
}
