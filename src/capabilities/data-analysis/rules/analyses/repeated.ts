/** The same people measured three times or more. */
import { joinList } from '#kit/join-list.ts'
import {
  bounded,
  degrees,
  isSignificant,
  num,
  pCell,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
} from '../printing/figures.ts'
import { deviation, isConstant, mean, quantile, sorted } from '../statistics/basics.ts'
import { friedman as friedmanTest } from '../statistics/rank-tests.ts'
import { repeatedMeasures } from '../statistics/variance-analysis.ts'
import {
  type Analysis,
  type Assumption,
  type ChosenRows,
  cannot,
  type Findings,
  type RoleSpec,
} from './analysis.ts'
import { levelNotes, normalityOf } from './groups.ts'

const ONE_PERSON_A_ROW: Assumption = {
  name: 'Independence',
  state: 'to-judge',
  words: 'Every row is taken as another person, with all of the measurements of that person in it.',
}

/** What neither the person nor the time explains. */
function residualsOf(times: readonly Float64Array[]): Float64Array {
  const all = mean(Float64Array.from(times.flatMap((values) => [...values])))
  const people = times[0]!.map((_, row) => mean(Float64Array.from(times, (values) => values[row]!)))
  return Float64Array.from(
    times.flatMap((values) => [...values].map((value, row) => value - mean(values) - people[row]! + all)),
  )
}

const MEASURES: readonly RoleSpec[] = [
  { role: 'measures', words: 'the measurements, in order', accepts: 'scale', least: 2, most: 30 },
]
const NO_PROOF = 'A result that is not significant does not show that nothing changed.'
const NO_CAUSE =
  'It does not say between which times; and without a comparison group a change does not show what brought it about.'

function measured(data: ChosenRows) {
  const variables = data.all('measures')
  return variables.map((variable) => ({ variable, label: variable.label, values: data.valuesOf(variable) }))
}

function sphericity(mauchly: ReturnType<typeof repeatedMeasures>['mauchly']): Assumption {
  const name = 'Sphericity'
  if (!mauchly) return { name, state: 'met', words: 'With two measurements sphericity always holds.' }
  const figures = `Mauchly’s W = ${bounded(mauchly.w, 3)}, ${pWords(mauchly.p)}`
  return mauchly.p < 0.05
    ? {
        name,
        state: 'not-met',
        words: `Sphericity does not hold (${figures}); the corrected degrees of freedom are reported.`,
      }
    : { name, state: 'met', words: `Mauchly’s test did not show a departure from sphericity (${figures}).` }
}

export const repeated: Analysis = {
  name: 'repeated-anova',
  title: 'Repeated-measures analysis of variance',
  roles: MEASURES,
  run(data): Findings {
    const times = measured(data)
    if (data.n <= times.length)
      cannot(
        `A repeated-measures analysis of ${times.length} times needs more than ${times.length} people with every measurement; there are ${data.n}.`,
      )
    const test = repeatedMeasures(times.map(({ values }) => values))
    if (!(test.error > 1e-12 * (test.ss + test.error)))
      cannot('Everybody changed by exactly the same amount, so there is no spread to test against.')
    const { mauchly } = test
    const isBroken = mauchly !== undefined && mauchly.p < 0.05
    const epsilon = isBroken ? (test.greenhouse < 0.75 ? test.greenhouse : test.huynh) : 1
    const used = {
      f: test.f,
      df1: test.df1 * epsilon,
      df2: test.df2 * epsilon,
      p: !isBroken ? test.p : test.greenhouse < 0.75 ? test.pGreenhouse : test.pHuynh,
    }
    const correction = !isBroken ? '' : test.greenhouse < 0.75 ? ' (Greenhouse-Geisser)' : ' (Huynh-Feldt)'
    const found = isSignificant(used.p)
    const row = (name: string, factor: number, p: number) => [
      name,
      degrees(test.df1 * factor),
      degrees(test.df2 * factor),
      num(test.f),
      pCell(p),
      bounded(test.partialEta2),
    ]
    return {
      figures: {
        f: test.f,
        df1: test.df1,
        df2: test.df2,
        p: test.p,
        eta2: test.partialEta2,
        eta2Low: test.interval[0],
        eta2High: test.interval[1],
        greenhouse: test.greenhouse,
        huynh: test.huynh,
        pGreenhouse: test.pGreenhouse,
        pHuynh: test.pHuynh,
        ...(mauchly ? { w: mauchly.w, wP: mauchly.p } : {}),
      },
      tables: [
        {
          title: 'Means of the Measurements',
          head: ['Measurement', 'n', 'M', 'SD'],
          rows: times.map(({ label, values }) => [
            label,
            String(values.length),
            num(mean(values)),
            num(deviation(values)),
          ]),
        },
        {
          title: 'Repeated-Measures Analysis of Variance',
          head: ['Correction', 'df1', 'df2', 'F', 'p', 'Partial η²'],
          rows: [
            row('Sphericity assumed', 1, test.p),
            row('Greenhouse-Geisser', test.greenhouse, test.pGreenhouse),
            row('Huynh-Feldt', test.huynh, test.pHuynh),
          ],
          note: `90% CI of partial η² ${rangeWords(test.interval, bounded)}.${mauchly ? ` Mauchly’s W = ${bounded(mauchly.w, 3)}, ${pWords(mauchly.p)}.` : ''}`,
        },
      ],
      sentences: [
        `A repeated-measures analysis of variance asked whether the mean changes over ${joinList(times.map(({ label }) => label))}.`,
        `The means ${found ? 'differed' : 'did not differ'} significantly${correction}, F(${degrees(used.df1)}, ${degrees(used.df2)}) = ${num(used.f)}, ${pWords(used.p)}, partial η² = ${bounded(test.partialEta2)}${found ? `, ${sizeWords(test.partialEta2, SIZES.eta2)}. The means were ${joinList(times.map(({ label, values }) => `${label} (M = ${num(mean(values))}, SD = ${num(deviation(values))})`))}` : ''}.`,
        found ? NO_CAUSE : NO_PROOF,
      ],
      assumptions: [
        ONE_PERSON_A_ROW,
        ...normalityOf([{ label: 'the residuals', values: residualsOf(times.map(({ values }) => values)) }]),
        sphericity(mauchly),
        ...levelNotes(times.map(({ variable }) => variable)),
      ],
      charts: [
        {
          kind: 'bars',
          title: 'Means of the measurements',
          unit: 'Mean',
          bars: times.map(({ label, values }) => ({ label, value: mean(values) })),
        },
      ],
    }
  },
}

export const friedman: Analysis = {
  name: 'friedman',
  title: 'Friedman test',
  roles: MEASURES,
  run(data): Findings {
    const times = measured(data)
    if (data.n < 2) cannot('A Friedman test needs at least two people with every measurement.')
    if (
      times.every(({ values }, at) => isConstant(values) && (at === 0 || values[0] === times[0]!.values[0]))
    )
      cannot('Every value is the same, so there is nothing to rank.')
    const test = friedmanTest(times.map(({ values }) => values))
    if (!Number.isFinite(test.chiSquare))
      cannot('Nobody’s values differ between the times, so there is nothing to rank.')
    const found = isSignificant(test.p)
    return {
      figures: { chiSquare: test.chiSquare, df: test.df, p: test.p, w: test.w },
      tables: [
        {
          title: 'Friedman Test',
          head: ['Measurement', 'n', 'Median', 'Mean rank'],
          rows: times.map(({ label, values }, at) => [
            label,
            String(values.length),
            num(quantile(sorted(values), 0.5)),
            num(test.meanRanks[at]!),
          ]),
          note: `χ²(${test.df}, N = ${data.n}) = ${num(test.chiSquare)}, ${pWords(test.p)}, Kendall’s W = ${bounded(test.w)}.`,
        },
      ],
      sentences: [
        `A Friedman test asked whether the ranks change over ${joinList(times.map(({ label }) => label))}.`,
        `The measurements ${found ? 'differed' : 'did not differ'} significantly, χ²(${test.df}, N = ${data.n}) = ${num(test.chiSquare)}, ${pWords(test.p)}, W = ${bounded(test.w)}${found ? `, ${sizeWords(test.w, SIZES.r)}` : ''}.`,
        found ? NO_CAUSE : NO_PROOF,
      ],
      assumptions: [ONE_PERSON_A_ROW],
      charts: [],
    }
  },
}
