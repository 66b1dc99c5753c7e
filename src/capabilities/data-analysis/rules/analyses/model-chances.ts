/** Logistic regression for yes and no, Poisson regression for counts. */
import { joinList } from '#kit/join-list.ts'
import {
  bounded,
  isSignificant,
  num,
  pCell,
  percent,
  pWords,
  rangeWords,
  ratioWords,
} from '../printing/figures.ts'
import { isConstant, mean, variance } from '../statistics/basics.ts'
import { type LikelihoodFit, likelihoodFit, logisticFigures } from '../statistics/likelihood-models.ts'
import type { Term } from '../statistics/linear-model.ts'
import { levelsOf } from '../table/table.ts'
import { type Analysis, type Assumption, cannot, type Findings } from './analysis.ts'
import { INDEPENDENT } from './groups.ts'
import { checkedTerms, MODEL_ROLES } from './regress.ts'

const NO_CAUSE =
  'A regression shows what goes together; whether one causes the other depends on how the study was done.'

const fitFigures = (fit: LikelihoodFit) =>
  Object.fromEntries(
    fit.coefficients.flatMap(({ b, se, z, p, ratio, interval }, at) => [
      [`b${at}`, b],
      [`se${at}`, se],
      [`z${at}`, z],
      [`p${at}`, p],
      [`ratio${at}`, ratio],
      [`low${at}`, interval[0]],
      [`high${at}`, interval[1]],
    ]),
  )

const rowsOf = (fit: LikelihoodFit) =>
  fit.coefficients.map(({ name, b, se, z, p, ratio, interval }) => [
    name,
    num(b, 3),
    num(se, 3),
    num(z),
    pCell(p),
    ratioWords(ratio),
    rangeWords(interval, (one) => ratioWords(one, ratio)),
  ])

function foundWords(fit: LikelihoodFit, ratio: string): string {
  const slopes = fit.coefficients.slice(1)
  const found = slopes.filter(({ p }) => isSignificant(p))
  const rest = slopes.filter(({ p }) => !isSignificant(p))
  if (found.length === 0) return 'No predictor was significant.'
  return `${joinList(found.map((one) => `${one.name} (${ratio} = ${ratioWords(one.ratio)}, 95% CI ${rangeWords(one.interval, (bound) => ratioWords(bound, one.ratio))}, ${pWords(one.p)})`))} ${found.length === 1 ? 'was a significant predictor' : 'were significant predictors'}${rest.length > 0 ? `; ${joinList(rest.map(({ name }) => name))} ${rest.length === 1 ? 'was' : 'were'} not` : ''}.`
}

export const logistic: Analysis = {
  name: 'logistic-regression',
  title: 'Binary logistic regression',
  roles: [{ ...MODEL_ROLES[0]!, accepts: 'two-groups', words: 'a yes or no' }, MODEL_ROLES[1]!],
  run(data): Findings {
    const outcome = data.one('outcome')
    const values = data.valuesOf(outcome)
    const present = levelsOf(outcome).filter(({ value }) => values.includes(value))
    if (present.length !== 2)
      cannot(
        `Binary logistic regression explains an outcome with two values, and ${outcome.label} has ${present.length} here${present.length > 0 ? ` (${joinList(present.map(({ label }) => label))})` : ''}.`,
      )
    const event = eventOf(present)
    const y = values.map((one) => (one === event.value ? 1 : 0))
    const terms = checkedTerms(data)
    refuseOneSided(terms, y, outcome.label)
    const fit = likelihoodFit('logistic', y, terms)
    if ('separated' in fit)
      return cannot(
        `${fit.separated} tells ${outcome.label} apart without a single mistake (perfect separation), so no odds ratio can be estimated. Show it in a cross-table, or leave it out.`,
      )
    const more = logisticFigures(y, fit)
    const model = `χ²(${fit.df}) = ${num(fit.chiSquare)}, ${pWords(fit.p)}`
    const other = present.find(({ value }) => value !== event.value)!
    const events = y.reduce((total, one) => total + one, 0)
    const rarer = Math.min(events, data.n - events)
    const commoner = 1 - rarer / data.n
    return {
      figures: {
        ...fitFigures(fit),
        chiSquare: fit.chiSquare,
        df: fit.df,
        p: fit.p,
        logLikelihood: fit.logLikelihood,
        coxSnell: more.coxSnell,
        nagelkerke: more.nagelkerke,
        correct: more.correct,
        ...(more.hosmer
          ? { hosmer: more.hosmer.chiSquare, hosmerDf: more.hosmer.df, hosmerP: more.hosmer.p }
          : {}),
      },
      tables: [
        {
          title: `Logistic Regression of ${outcome.label} (${event.label})`,
          head: ['Predictor', 'B', 'SE', 'z', 'p', 'Odds ratio', '95% CI'],
          rows: rowsOf(fit),
          note: `N = ${fit.n}. ${model}; −2 log likelihood = ${num(-2 * fit.logLikelihood)}; Cox and Snell R² = ${bounded(more.coxSnell)}; Nagelkerke R² = ${bounded(more.nagelkerke)}.`,
        },
        {
          title: 'Classification',
          head: ['Observed', `Predicted ${other.label}`, `Predicted ${event.label}`],
          rows: [
            [other.label, String(more.classified[0][0]), String(more.classified[0][1])],
            [event.label, String(more.classified[1][0]), String(more.classified[1][1])],
          ],
          note: `Correct: ${percent(more.correct)}. Cut at a chance of .50.`,
        },
      ],
      sentences: [
        `A binary logistic regression asked how far ${joinList(data.all('predictors').map(({ label }) => label))} ${data.all('predictors').length === 1 ? 'explains' : 'explain'} the odds of “${event.label}” in ${outcome.label}.`,
        `The model was ${isSignificant(fit.p) ? '' : 'not '}significant, ${model}, Nagelkerke R² = ${bounded(more.nagelkerke)}, and put ${percent(more.correct)} of the rows in the right group, where always choosing the commoner answer would put ${percent(commoner)} there.`,
        foundWords(fit, 'OR'),
        `An odds ratio above 1 means higher odds of “${event.label}”, and one below 1 lower odds. ${NO_CAUSE}`,
      ],
      assumptions: [
        INDEPENDENT,
        {
          name: 'Enough events',
          state: rarer >= 10 * terms.length ? 'met' : 'to-judge',
          words: `The rarer outcome has ${rarer} rows for ${terms.length} terms; about ten for each is the usual advice.`,
        },
        ...(more.hosmer
          ? [
              {
                name: 'Fit',
                state: more.hosmer.p < 0.05 ? 'not-met' : 'met',
                words: `Hosmer-Lemeshow test: χ²(${more.hosmer.df}) = ${num(more.hosmer.chiSquare)}, ${pWords(more.hosmer.p)}; a small p means that the model does not fit.`,
              } as Assumption,
            ]
          : []),
      ],
      charts: [],
    }
  },
}

/** A group in which everybody answered alike, or nothing was ever counted: its ratio would be nought or endless. */
function refuseOneSided(terms: readonly Term[], y: Float64Array, outcome: string): void {
  for (const { name, values } of terms) {
    if (![...values].every((one) => one === 0 || one === 1)) continue
    const own = y.filter((_, i) => values[i] === 1)
    const isAlike = own.every((one) => one === own[0]) && (own[0] === 0 || y.every((one) => one <= 1))
    if (isAlike)
      cannot(
        `All ${own.length} rows of ${name} have the same ${outcome}, so no ratio can be estimated for them. Leave that group out, or put it together with another under “Check the columns”.`,
      )
  }
}

/** What is modelled: yes, 1, the higher code. */
const eventOf = (levels: readonly { value: number; label: string }[]) =>
  levels.find(({ label }) => /^(?:yes|true|passed?|present|positive|1)$/i.test(label.trim())) ??
  levels.reduce((a, b) => (b.value > a.value ? b : a))

export const poisson: Analysis = {
  name: 'poisson-regression',
  title: 'Poisson regression',
  roles: [{ ...MODEL_ROLES[0]!, words: 'a count' }, MODEL_ROLES[1]!],
  run(data): Findings {
    const outcome = data.one('outcome')
    const y = data.valuesOf(outcome)
    if (y.some((one) => one < 0 || !Number.isInteger(one)))
      cannot(`Poisson regression explains counts: whole numbers from 0. ${outcome.label} has other values.`)
    if (isConstant(y)) cannot(`${outcome.label} is the same in every row that can be used.`)
    const terms = checkedTerms(data)
    refuseOneSided(terms, y, outcome.label)
    const fit = likelihoodFit('poisson', y, terms)
    if ('separated' in fit) return cannot('This model has no single answer.')
    const df = fit.n - terms.length - 1
    const dispersion = fit.fitted.reduce((total, mu, i) => total + (y[i]! - mu) ** 2 / mu, 0) / df
    const model = `χ²(${fit.df}) = ${num(fit.chiSquare)}, ${pWords(fit.p)}`
    return {
      figures: {
        ...fitFigures(fit),
        chiSquare: fit.chiSquare,
        df: fit.df,
        p: fit.p,
        deviance: fit.deviance,
        dispersion,
        logLikelihood: fit.logLikelihood,
      },
      tables: [
        {
          title: `Poisson Regression of ${outcome.label}`,
          head: ['Predictor', 'B', 'SE', 'z', 'p', 'Rate ratio', '95% CI'],
          rows: rowsOf(fit),
          note: `N = ${fit.n}. ${model}; deviance = ${num(fit.deviance)} on ${df} degrees of freedom.`,
        },
      ],
      sentences: [
        `A Poisson regression asked how far ${joinList(data.all('predictors').map(({ label }) => label))} ${data.all('predictors').length === 1 ? 'explains' : 'explain'} the count ${outcome.label} (M = ${num(mean(y))}, variance = ${num(variance(y))}).`,
        `The model was ${isSignificant(fit.p) ? '' : 'not '}significant, ${model}. ${foundWords(fit, 'rate ratio')}`,
        NO_CAUSE,
      ],
      assumptions: [
        INDEPENDENT,
        {
          name: 'Dispersion',
          state: dispersion > 1.5 ? 'not-met' : 'met',
          words: `The counts vary ${num(dispersion)} times as much as the model expects${dispersion > 1.5 ? '; its p values are too small, and a negative binomial model would be needed' : ''}.`,
        },
      ],
      charts: [],
    }
  },
}
