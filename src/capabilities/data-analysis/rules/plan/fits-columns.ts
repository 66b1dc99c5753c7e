/** Whether the columns of a plan are of the kind that its analysis needs; if not, what would fit them. Nothing unfit is run. */
import { isGrouping, isScale, levelsOf, type Table, type Variable } from '../table/table.ts'
import type { AnalysisName, Plan, Role } from './plan.ts'
import { ask, type Planned, plan, refuse } from './planned.ts'
import { TITLES } from './shapes.ts'

const TWO_GROUPS: Partial<Record<AnalysisName, AnalysisName>> = {
  'independent-t': 'one-way-anova',
  'mann-whitney': 'kruskal-wallis',
}
const BY_GROUP: readonly AnalysisName[] = [
  'independent-t',
  'mann-whitney',
  'one-way-anova',
  'welch-anova',
  'kruskal-wallis',
  'post-hoc',
  'levene',
]
const OF_SCALES: Partial<Record<AnalysisName, readonly Role[]>> = {
  'one-sample-t': ['outcome'],
  'paired-t': ['first', 'second'],
  wilcoxon: ['first', 'second'],
  'repeated-anova': ['measures'],
  friedman: ['measures'],
  'two-way-anova': ['outcome'],
  'linear-regression': ['outcome'],
  'poisson-regression': ['outcome'],
  descriptives: ['variables'],
}
/** What stands here puts each person into one group. */
const DIVIDES: readonly Role[] = ['group', 'by', 'factors', 'predictors', 'rows', 'columns']
const CORRELATIONS: readonly AnalysisName[] = ['pearson', 'spearman', 'kendall', 'partial-correlation']

/** Two groups can be held constant, as 0 and 1. */
const canBeHeld = (variable: Variable) => isScale(variable) || levelsOf(variable).length === 2

export function unfit(asked: Plan, table: Table): Planned | undefined {
  const { analysis, roles } = asked
  const of = (role: Role) =>
    (roles[role] ?? []).flatMap((name) => table.variables.find((one) => one.name === name) ?? [])
  const label = ({ label: words }: Variable) => words
  const title = TITLES[analysis]
  const several = DIVIDES.flatMap(of).find(({ kind }) => kind === 'multiple')
  if (several)
    return ask(
      `In ${label(several)} a person could choose several answers, so it does not divide people into groups. Shall its answers be counted?`,
      [plan('multiple-response', { variables: [several.name] })],
    )
  for (const role of BY_GROUP.includes(analysis) ? (['outcome'] as const) : (OF_SCALES[analysis] ?? [])) {
    const wrong = of(role).find((one) => !isScale(one))
    if (wrong)
      return refuse(
        `${title} needs numbers, and ${label(wrong)} holds groups. Nothing else was run in its place.`,
      )
  }
  if (BY_GROUP.includes(analysis)) {
    const [group] = of('group')
    if (group && !isGrouping(group))
      return refuse(`${title} compares groups, and ${label(group)} does not divide people into groups.`)
    const more = TWO_GROUPS[analysis]
    if (group && more && levelsOf(group).length > 2 && asked.filter.length === 0)
      return ask(
        `${title} compares two groups, and ${label(group)} has ${levelsOf(group).length}. For all of them: ${TITLES[more].toLowerCase()}?`,
        [plan(more, { outcome: roles.outcome ?? [], group: [group.name] })],
      )
  }
  if (analysis === 'mcnemar') {
    const answers = [...of('first'), ...of('second')].map((one) =>
      levelsOf(one).map((level) => level.label.toLowerCase()),
    )
    if (new Set(answers.flat()).size !== 2)
      return refuse(
        `${title} needs the same two answers in both columns, and ${[...of('first'), ...of('second')].map(label).join(' and ')} have others. Nothing else was run in its place.`,
      )
  }
  if (analysis === 'crosstab') {
    const wrong = [...of('rows'), ...of('columns')].find((one) => !isGrouping(one))
    if (wrong) return refuse(`A cross-table needs groups, and ${label(wrong)} has too many different values.`)
  }
  if (analysis === 'logistic-regression') {
    const [outcome] = of('outcome')
    if (outcome && levelsOf(outcome).length !== 2)
      return refuse(
        `A binary logistic regression needs an outcome with two values, and ${label(outcome)} has more.`,
      )
  }
  if (CORRELATIONS.includes(analysis)) {
    const wrong = of('variables').find((one) => !isScale(one)) ?? of('control').find((one) => !canBeHeld(one))
    const measured = of('variables').filter(isScale)
    const rest = of('variables').filter((one) => !isScale(one))
    if (analysis === 'partial-correlation' && rest.length === 1 && measured.length === 1)
      return ask(
        `${label(rest[0]!)} divides people into groups. Shall I explain ${label(measured[0]!)} by it with the others held constant, in a regression?`,
        [
          plan('linear-regression', {
            outcome: [measured[0]!.name],
            predictors: [rest[0]!.name, ...(roles.control ?? [])],
          }),
        ],
      )
    const [one, two] = of('variables')
    if (wrong && one && two && of('variables').length === 2 && isGrouping(one) && isGrouping(two))
      return ask(
        `A correlation needs numbers, and ${label(wrong)} holds ${levelsOf(wrong).length} groups. Shall the two be counted in a cross-table with a chi-square test?`,
        [plan('crosstab', { rows: [one.name], columns: [two.name] })],
      )
    if (wrong)
      return refuse(
        `A correlation needs numbers, and ${label(wrong)} holds ${levelsOf(wrong).length} groups.`,
      )
  }
  return undefined
}
