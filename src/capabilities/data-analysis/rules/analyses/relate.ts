/** How two or more things go together. */

import { joinList } from '#kit/join-list.ts'
import type { Chart } from '../printing/chart.ts'
import {
  bounded,
  degrees,
  isSignificant,
  pCell,
  pWords,
  rangeWords,
  SIZES,
  sizeWords,
} from '../printing/figures.ts'
import { isConstant, mean } from '../statistics/basics.ts'
import {
  type Correlation,
  kendall as kendallTest,
  partial,
  pearson as pearsonTest,
  spearman as spearmanTest,
} from '../statistics/correlation.ts'
import { leastSquares, repeated } from '../statistics/linear-model.ts'
import type { Variable } from '../table/table.ts'
import { type Analysis, type ChosenRows, cannot, type Findings, type RoleSpec } from './analysis.ts'
import { INDEPENDENT, levelNotes } from './groups.ts'
import { termsOf } from './terms.ts'

type Coefficient = 'pearson' | 'spearman' | 'kendall'
const TESTS = { pearson: pearsonTest, spearman: spearmanTest, kendall: kendallTest }
const NAMES: Record<Coefficient, string> = {
  pearson: 'Pearson’s correlation',
  spearman: 'Spearman’s rank correlation',
  kendall: 'Kendall’s tau-b',
}
const LETTERS: Record<Coefficient, string> = { pearson: 'r', spearman: 'ρ', kendall: 'τ' }
export const NO_CAUSE = 'That two things go together does not show that one causes the other.'
const NO_PROOF = 'A result that is not significant does not show that they are unrelated.'

function needsVaried(data: ChosenRows, variables: readonly Variable[], least: number): void {
  if (data.n < least) cannot(`This needs at least ${least} rows with every value; there are ${data.n}.`)
  for (const variable of variables)
    if (isConstant(data.valuesOf(variable)))
      cannot(
        `${variable.label} is the same in every row that can be used, so nothing can go together with it.`,
      )
}

function coefficientWords(kind: Coefficient, { r, df, p, n }: Correlation): string {
  const size = kind === 'pearson' ? `(${degrees(df ?? n - 2)})` : ''
  return `${LETTERS[kind]}${size} = ${bounded(r)}, ${pWords(p)}`
}

const MOST_POINTS = 400

export function scatter(data: ChosenRows, x: Variable, y: Variable, withLine: boolean): Chart {
  const [xs, ys] = [data.valuesOf(x), data.valuesOf(y)]
  const step = Math.ceil(xs.length / MOST_POINTS)
  const points = Array.from({ length: Math.ceil(xs.length / step) }, (_, i) => ({
    x: xs[i * step]!,
    y: ys[i * step]!,
  }))
  const chart = {
    kind: 'points' as const,
    title: `${y.label} by ${x.label}`,
    xLabel: x.label,
    yLabel: y.label,
    points,
  }
  if (!withLine || isConstant(xs) || xs.length < 3) return chart
  const slope = leastSquares(ys, [{ name: x.name, values: xs }]).coefficients[1]!.b
  const at = (value: number) => ({ x: value, y: mean(ys) + slope * (value - mean(xs)) })
  const [least, most] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))]
  return { ...chart, line: [at(least), at(most)] }
}

const ROLES: readonly RoleSpec[] = [
  { role: 'variables', words: 'what goes together', accepts: 'scale', least: 2, most: 20 },
]

function correlationOf(kind: Coefficient): Analysis {
  return {
    name: kind,
    title: NAMES[kind],
    roles: ROLES,
    run(data): Findings {
      const variables = data.all('variables')
      needsVaried(data, variables, kind === 'kendall' ? 5 : 4)
      return variables.length === 2
        ? pair(kind, data, variables[0]!, variables[1]!)
        : matrix(kind, data, variables)
    },
  }
}

function pair(kind: Coefficient, data: ChosenRows, x: Variable, y: Variable): Findings {
  const test = TESTS[kind](data.valuesOf(x), data.valuesOf(y))
  const found = isSignificant(test.p)
  const direction =
    test.r > 0
      ? `higher values of ${x.label} go with higher values of ${y.label}`
      : `higher values of ${x.label} go with lower values of ${y.label}`
  return {
    figures: {
      r: test.r,
      p: test.p,
      low: test.interval[0],
      high: test.interval[1],
      ...(kind === 'pearson' ? { df: test.df!, t: test.t! } : {}),
      ...(test.z !== undefined ? { z: test.z } : {}),
    },
    tables: [
      {
        title: `${NAMES[kind]} of ${x.label} and ${y.label}`,
        head: ['Variable', 'n', LETTERS[kind], '95% CI', 'p'],
        rows: [
          [
            `${x.label} and ${y.label}`,
            String(test.n),
            bounded(test.r),
            rangeWords(test.interval, bounded),
            pCell(test.p),
          ],
        ],
      },
    ],
    sentences: [
      `${NAMES[kind]} asked whether ${x.label} and ${y.label} go together.`,
      found
        ? `There was a statistically significant relationship, ${coefficientWords(kind, test)}, 95% CI ${rangeWords(test.interval, bounded)}, ${sizeWords(test.r, SIZES.r)}: ${direction}.`
        : `No statistically significant relationship was found, ${coefficientWords(kind, test)}, 95% CI ${rangeWords(test.interval, bounded)}.`,
      found ? NO_CAUSE : NO_PROOF,
    ],
    assumptions: [
      INDEPENDENT,
      ...(kind === 'pearson'
        ? [
            {
              name: 'Straight line',
              state: 'to-judge' as const,
              words:
                'Pearson’s r sees only straight relationships and is pulled by single far values; look at the chart.',
            },
            ...levelNotes([x, y]),
          ]
        : []),
    ],
    charts: [scatter(data, x, y, kind === 'pearson')],
  }
}

function matrix(kind: Coefficient, data: ChosenRows, variables: readonly Variable[]): Findings {
  const values = variables.map((variable) => data.valuesOf(variable))
  const all = variables.flatMap((a, i) =>
    variables.slice(i + 1).map((b, step) => ({ a, b, test: TESTS[kind](values[i]!, values[i + step + 1]!) })),
  )
  const cell = (i: number, j: number) => {
    if (j > i) return ''
    if (i === j) return '—'
    const { test } = all.find(({ a, b }) => a === variables[j] && b === variables[i])!
    return `${bounded(test.r)}${test.p < 0.001 ? '***' : test.p < 0.01 ? '**' : test.p < 0.05 ? '*' : ''}`
  }
  const found = all.filter(({ test }) => isSignificant(test.p))
  return {
    figures: Object.fromEntries(
      all.flatMap(({ test }, at) => [
        [`r${at + 1}`, test.r],
        [`p${at + 1}`, test.p],
      ]),
    ),
    tables: [
      {
        title: `${NAMES[kind]} Matrix`,
        head: ['Variable', ...variables.map((_, i) => String(i + 1))],
        rows: variables.map(({ label }, i) => [
          `${i + 1}. ${label}`,
          ...variables.map((__, j) => cell(i, j)),
        ]),
        note: `N = ${data.n}. * p < .05. ** p < .01. *** p < .001.`,
      },
    ],
    sentences: [
      `${NAMES[kind]} asked which of ${joinList(variables.map(({ label }) => label))} go together, on the ${data.n} rows that have all of them.`,
      found.length > 0
        ? `Significant: ${joinList(found.slice(0, 8).map(({ a, b, test }) => `${a.label} and ${b.label} (${coefficientWords(kind, test)})`))}${found.length > 8 ? `, and ${found.length - 8} more in the table` : ''}.`
        : 'No pair was significantly related.',
      `${NO_CAUSE} With ${all.length} pairs, about one in twenty would be significant by chance alone.`,
    ],
    assumptions: [INDEPENDENT, ...(kind === 'pearson' ? levelNotes(variables) : [])],
    charts: [],
  }
}

export const pearson = correlationOf('pearson')
export const spearman = correlationOf('spearman')
export const kendall = correlationOf('kendall')

export const partialCorrelation: Analysis = {
  name: 'partial-correlation',
  title: 'Partial correlation',
  roles: [
    ...ROLES.map((role) => ({ ...role, most: 2 })),
    { role: 'control', words: 'what is held constant', accepts: 'any', least: 1, most: 10 },
  ],
  run(data): Findings {
    const [x, y] = data.all('variables')
    if (!x || !y) return cannot('A partial correlation needs two variables that go together.')
    const held = data.all('control')
    const terms = termsOf(data, held)
    needsVaried(data, [x, y], terms.length + 4)
    if (repeated(terms).length > 0)
      cannot(`${joinList(repeated(terms))} cannot be held constant: it repeats the others or never varies.`)
    const copied = [x, y].find((one) => leastSquares(data.valuesOf(one), terms).r2 > 1 - 1e-9)
    if (copied)
      cannot(
        `${copied.label} can be computed exactly from ${joinList(held.map(({ label }) => label))}, so nothing of it is left when that is held constant.`,
      )
    const test = partial(data.valuesOf(x), data.valuesOf(y), terms)
    const plain = pearsonTest(data.valuesOf(x), data.valuesOf(y))
    const found = isSignificant(test.p)
    const names = joinList(held.map(({ label }) => label))
    return {
      figures: {
        r: test.r,
        df: test.df!,
        t: test.t!,
        p: test.p,
        low: test.interval[0],
        high: test.interval[1],
      },
      tables: [
        {
          title: `Partial Correlation of ${x.label} and ${y.label}`,
          head: ['Variable', 'r', 'df', 'p', '95% CI'],
          rows: [
            [
              'Without control',
              bounded(plain.r),
              degrees(plain.df!),
              pCell(plain.p),
              rangeWords(plain.interval, bounded),
            ],
            [
              `Holding ${names} constant`,
              bounded(test.r),
              degrees(test.df!),
              pCell(test.p),
              rangeWords(test.interval, bounded),
            ],
          ],
        },
      ],
      sentences: [
        `A partial correlation asked whether ${x.label} and ${y.label} go together when ${names} ${held.length === 1 ? 'is' : 'are'} held constant.`,
        `${found ? 'They were significantly related' : 'They were not significantly related'}, r(${degrees(test.df!)}) = ${bounded(test.r)}, ${pWords(test.p)}; without the control it was r(${degrees(plain.df!)}) = ${bounded(plain.r)}.`,
        found ? NO_CAUSE : NO_PROOF,
      ],
      assumptions: [INDEPENDENT, ...levelNotes([x, y])],
      charts: [],
    }
  },
}
