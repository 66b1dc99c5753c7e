/** A plan in one line: "Multiple regression: income on hours and age, 60 rows, 2 left out for missing values". */
import { joinList } from '#kit/join-list.ts'
import { pluralise } from '#kit/pluralise.ts'
import { ALL } from '../analyses/all.ts'
import type { Filter, Plan, Role } from '../plan/plan.ts'
import { levelsOf, type Table, variableOf } from '../table/table.ts'

const SIGNS: Record<Filter['is'], string> = {
  equal: 'is',
  not: 'is not',
  above: 'above',
  below: 'below',
  'at-least': 'at least',
  'at-most': 'at most',
}

export function planWords({ analysis, roles, filter, options, weight }: Plan, table: Table): string {
  const name = (one: string) => variableOf(table, one)?.label ?? one
  const of = (role: Role) => listed(roles[role] ?? [], table)
  const rows = filter.map(({ variable, is, value }) => {
    const found = variableOf(table, variable)
    const level = found && levelsOf(found).find((one) => one.value === value)?.label
    return `${name(variable)} ${SIGNS[is]} ${level ?? value}`
  })
  const what = columnsWords(of, roles, options.value)
  return `${titleOf(analysis, roles, options)}${what ? `: ${what}` : ''}${rows.length > 0 ? `, only where ${joinList(rows)}` : ''}${weight ? `, weighted by ${name(weight)}` : ''}`
}

const MOST_NAMED = 3
const MOST_LISTED = 8

/** Columns that stand side by side in the sheet are told by the first and the last of them. */
function listed(columns: readonly string[], table: Table): string {
  const labels = columns.map((one) => variableOf(table, one)?.label ?? one)
  const places = columns.map((one) => table.variables.findIndex(({ name }) => name === one))
  const areBeside = places.every((place, at) => place >= 0 && (at === 0 || place === places[at - 1]! + 1))
  if (columns.length > MOST_NAMED && areBeside)
    return `${labels[0]} to ${labels.at(-1)} (${columns.length} columns)`
  return columns.length > MOST_LISTED
    ? joinList([...labels.slice(0, MOST_NAMED), `${columns.length - MOST_NAMED} others`])
    : joinList(labels)
}

const FORMULAS: Partial<Record<NonNullable<Plan['options']['test']>, string>> = {
  yamane: 'Yamane’s formula',
  cochran: 'Cochran’s formula',
  'krejcie-morgan': 'Krejcie and Morgan’s formula',
}

function powerTitle({ test, population }: Plan['options']): string {
  const formula = test && FORMULAS[test]
  return formula
    ? `Sample size by ${formula}${population === undefined ? '' : ` for a population of ${population.toLocaleString('en')}`}`
    : ALL.power.title
}

const METHODS = { tukey: 'Tukey’s HSD', bonferroni: 'Bonferroni', 'games-howell': 'Games-Howell' }
const CHARTS = {
  bar: 'Bar chart',
  pie: 'Pie chart',
  histogram: 'Histogram',
  scatter: 'Scatter plot',
  box: 'Box plot',
}

function titleOf(analysis: Plan['analysis'], roles: Plan['roles'], options: Plan['options']): string {
  if (analysis === 'linear-regression')
    return (roles.predictors?.length ?? 0) > 1 ? 'Multiple regression' : 'Simple regression'
  if (analysis === 'power') return powerTitle(options)
  if (analysis === 'post-hoc') return `${METHODS[options.method ?? 'tukey']} comparisons`
  if (analysis === 'chart') return CHARTS[options.kind ?? 'bar']
  if (analysis === 'frequencies' && options.equal) return 'Frequencies with a chi-square test of equal shares'
  if (analysis === 'kruskal-wallis' && options.dunn) return 'Kruskal-Wallis test with Dunn’s comparisons'
  if (analysis === 'independent-t')
    return options.variances === 'equal'
      ? 'Independent-samples t test (Student)'
      : 'Independent-samples t test (Welch)'
  return ALL[analysis].title
}

function columnsWords(of: (role: Role) => string, roles: Plan['roles'], value: number | undefined): string {
  if (roles.predictors) return `${of('outcome')} on ${of('predictors')}`
  if (roles.factors) return `${of('outcome')} by ${of('factors')}`
  if (roles.group) return `${of('outcome')} by ${of('group')}`
  if (roles.outcome) return `${of('outcome')}${value === undefined ? '' : ` against ${value}`}`
  if (roles.rows) return `${of('rows')} by ${of('columns')}`
  if (roles.first) return `${of('first')} and ${of('second')}`
  if (roles.measures) return of('measures')
  if (roles.items) return `${of('items')}${roles.reversed?.length ? `, reversed: ${of('reversed')}` : ''}`
  return [
    of('variables'),
    roles.control ? `holding ${of('control')} constant` : '',
    roles.by ? `by ${of('by')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

export const rowsWords = (n: number, leftOut: number): string =>
  leftOut === 0
    ? pluralise(n, 'row')
    : `${pluralise(n, 'row')}, ${leftOut.toLocaleString('en')} left out for missing values`
