/** Runs a plan on a table, or says in a sentence why it cannot. */
import { joinList } from '#kit/join-list.ts'
import { pluralise } from '#kit/pluralise.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { AnalysisName, Filter, Plan, Role } from '../plan/plan.ts'
import type { Chart } from '../printing/chart.ts'
import { codingNote } from '../table/coding.ts'
import { isGrouping, isScale, levelsOf, type Table, type Variable, variableOf } from '../table/table.ts'
import { ALL } from './all.ts'
import {
  type Accepts,
  type Assumption,
  CannotRun,
  type ChosenRows,
  cannot,
  type Findings,
  type ReportTable,
} from './analysis.ts'

export type Analysed = Findings & {
  plan: Plan
  title: string
  /** Rows that were used, and rows that were left out as a value was missing. */
  n: number
  leftOut: number
}

/** Each variable of these keeps its own rows. */
const OWN_ROWS: readonly AnalysisName[] = [
  'descriptives',
  'frequencies',
  'normality',
  'multiple-response',
  'chart',
]
const TAKES_WEIGHTS: readonly AnalysisName[] = ['descriptives', 'frequencies', 'crosstab']

export function analyse(table: Table, plan: Plan): Result<Analysed, Problem<'cannot-run'>> {
  try {
    const data = choose(table, plan)
    const analysis = ALL[plan.analysis]
    const found = analysis.run(data, plan.options)
    return ok({
      plan,
      title: analysis.title,
      n: data.n,
      leftOut: data.leftOut,
      ...found,
      tables: withCoding(found.tables, plan, table),
      assumptions: [...fewRows(plan, data.n), ...found.assumptions],
      charts: found.charts.map(withShortFigures),
    })
  } catch (error) {
    if (error instanceof CannotRun) return failed({ code: 'cannot-run', message: error.message })
    throw error
  }
}

const COUNTS_ANSWERS: readonly AnalysisName[] = ['frequencies', 'crosstab', 'multiple-response', 'chart']
const DIVIDE: readonly string[] = ['by', 'group', 'factors', 'rows', 'columns']

/** Columns whose answers are taken as numbers. */
export const countedWith = ({ analysis, roles }: Plan): string[] =>
  COUNTS_ANSWERS.includes(analysis)
    ? []
    : Object.entries(roles).flatMap(([role, names]) => (DIVIDE.includes(role) ? [] : names))

/** “Strongly agree” as 5: told under the table. */
function withCoding([first, ...rest]: readonly ReportTable[], plan: Plan, table: Table): ReportTable[] {
  if (!first) return []
  const used = countedWith(plan).flatMap((name) => variableOf(table, name) ?? [])
  const note = codingNote(used, table)
  return [note ? { ...first, note: [first.note, note].filter(Boolean).join(' ') } : first, ...rest]
}

/** A mean beside its bar is read, and not computed with. */
function withShortFigures(chart: Chart): Chart {
  if (chart.kind !== 'bars') return chart
  const short = (value: number) => (Math.abs(value) < 0.1 ? value : Math.round(100 * value) / 100)
  return { ...chart, bars: chart.bars.map(({ label, value }) => ({ label, value: short(value) })) }
}

const FEW_ROWS = 10
const TESTS_NOTHING: readonly AnalysisName[] = [
  'descriptives',
  'frequencies',
  'multiple-response',
  'chart',
  'scale-score',
  'power',
]

const fewRows = ({ analysis }: Plan, n: number): Assumption[] =>
  n >= FEW_ROWS || TESTS_NOTHING.includes(analysis)
    ? []
    : [
        {
          name: 'Number of rows',
          state: 'not-met',
          words: `Only ${pluralise(n, 'row')} could be used. With so few almost nothing becomes significant, and what does rests on one or two people.`,
        },
      ]

function choose(table: Table, plan: Plan): ChosenRows {
  const find = (name: string): Variable =>
    variableOf(table, name) ?? cannot(`There is no column “${name}” in this sheet.`)
  const { roles: wanted, title } = ALL[plan.analysis]
  const roles = new Map<Role, Variable[]>()
  for (const { role, words, accepts, least, most } of wanted) {
    const named = [...new Set(plan.roles[role] ?? [])].map(find)
    if (named.length < least)
      cannot(`${title} needs ${least === 1 ? 'a column' : `at least ${least} columns`} for ${words}.`)
    if (named.length > most)
      cannot(`${title} takes at most ${most} ${most === 1 ? 'column' : 'columns'} for ${words}.`)
    for (const variable of named) checkKind(variable, accepts, title)
    roles.set(role, named)
  }
  const outcomes = roles.get('outcome')?.map(({ name }) => name) ?? []
  const twice = [
    ...(roles.get('group') ?? []),
    ...(roles.get('predictors') ?? []),
    ...(roles.get('factors') ?? []),
  ].find(({ name }) => outcomes.includes(name))
  if (twice) cannot(`${twice.label} cannot be on both sides of the analysis.`)
  const weight = plan.weight === undefined ? undefined : find(plan.weight)
  if (weight && !TAKES_WEIGHTS.includes(plan.analysis))
    cannot(
      `Weights are used for descriptive statistics, frequencies and cross-tables. ${title} with weights needs a program for survey designs.`,
    )
  const filters = plan.filter.map((filter) => ({ filter, of: find(filter.variable) }))
  const used = [...new Set([...roles.values()].flat())]
  const needed =
    OWN_ROWS.includes(plan.analysis) && !(plan.analysis === 'chart' && plan.options.kind === 'scatter')
      ? (roles.get('by') ?? [])
      : used
  const rows: number[] = []
  let leftOut = 0
  for (let row = 0; row < table.rows; row += 1) {
    if (!filters.every(({ filter, of }) => passes(filter, answerTo(filter, of, row)))) continue
    const isWhole =
      needed.every(({ values }) => !Number.isNaN(values[row]!)) && (!weight || weight.values[row]! > 0)
    if (isWhole) rows.push(row)
    else leftOut += 1
  }
  if (rows.length === 0 && used.length > 0)
    cannot(
      leftOut > 0
        ? `No row has a value for all of ${joinList(used.map(({ label }) => label))}.`
        : 'No row is left by this choice of rows.',
    )
  const cache = new Map<Variable, Float64Array>()
  return {
    plan,
    n: rows.length,
    leftOut:
      needed.length === 0 && used.length === 1
        ? rows.filter((row) => Number.isNaN(used[0]!.values[row]!)).length
        : leftOut,
    all: (role) => roles.get(role) ?? [],
    one: (role) => roles.get(role)![0]!,
    valuesOf(variable) {
      const kept = cache.get(variable) ?? Float64Array.from(rows, (row) => variable.values[row]!)
      cache.set(variable, kept)
      return kept
    },
    weights: weight && Float64Array.from(rows, (row) => weight.values[row]!),
  }
}

function checkKind(variable: Variable, accepts: Accepts, title: string): void {
  const { label, kind } = variable
  if (accepts === 'any' && (kind === 'text' || kind === 'identifier' || kind === 'date'))
    cannot(`${label} holds ${kind === 'date' ? 'dates' : 'free text or names'}, which ${title} cannot use.`)
  if (accepts === 'scale' && !isScale(variable))
    cannot(
      `${title} needs numbers, and ${label} holds ${kind === 'date' ? 'dates' : kind === 'multiple' ? 'several answers in one cell' : `words${variable.levels.length > 0 ? ` (${joinList(variable.levels.slice(0, 4).map((level) => level.label))})` : ''}`}.`,
    )
  if ((accepts === 'groups' || accepts === 'two-groups') && kind === 'multiple')
    cannot(`${title} needs groups, and in ${label} a person could choose several answers.`)
  if ((accepts === 'groups' || accepts === 'two-groups') && !isGrouping(variable)) {
    const { length } = levelsOf(variable)
    cannot(
      kind === 'number' && length === 0
        ? `${title} needs groups, and ${label} holds many different numbers.`
        : `${title} needs groups, and ${label} has ${length === 0 ? 'none' : length === 1 ? 'only one' : `${length}, too many to compare`}.`,
    )
  }
  if (accepts === 'multiple' && kind !== 'multiple')
    cannot(`${label} does not hold several answers in one cell.`)
}

/** Where several answers could be chosen, the one that is asked for is in them or not. */
function answerTo({ value }: Filter, { kind, values }: Variable, row: number): number {
  const own = values[row]!
  if (kind !== 'multiple' || Number.isNaN(own)) return own
  return Math.floor(own / value) % 2 === 1 ? value : 0
}

function passes({ is, value }: Filter, own: number): boolean {
  switch (is) {
    case 'equal':
      return own === value
    case 'not':
      return own !== value && !Number.isNaN(own)
    case 'above':
      return own > value
    case 'below':
      return own < value
    case 'at-least':
      return own >= value
    case 'at-most':
      return own <= value
  }
}
