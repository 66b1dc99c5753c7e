/** The columns of the analysis before in another one, in a test of them, or drawn. */
import type { Table } from '../table/table.ts'
import { optionsOf } from './options-asked.ts'
import type { AnalysisName, Plan, Role, Roles } from './plan.ts'
import { groupsCompared } from './plan-comparison.ts'
import { again, ask, type Planned, plan } from './planned.ts'
import type { Request } from './read-request.ts'
import { SHAPES } from './shapes.ts'
import type { Intent } from './words/intent.ts'

/** The same columns in another analysis of the same shape; anything else must name its columns. */
export function anotherAnalysis(intent: Intent, { text }: Request, before: Plan): Planned | undefined {
  const analysis =
    intent === 'anova' ? 'one-way-anova' : intent === 't-test' ? 'independent-t' : (intent as AnalysisName)
  const options = optionsOf(text)
  const family = SHAPES.find((one) => one.includes(before.analysis))
  if (family?.includes(analysis)) {
    const roles: Roles = { ...before.roles }
    if (analysis !== 'reliability' && analysis !== 'scale-score') delete roles.reversed
    return again({ ...before, analysis, roles, options })
  }
  const { outcome, group, variables, first, second } = before.roles
  if (analysis === 'normality') {
    const measured = outcome ?? variables ?? (first && second ? [...first, ...second] : undefined)
    return measured
      ? again({
          ...before,
          analysis,
          roles: { variables: measured, ...(group ? { by: group } : {}) },
          options: {},
        })
      : undefined
  }
  const by = before.roles.by
  if (analysis === 'chart') return chartOf(before, /\bhistogram/.test(text) ? 'histogram' : undefined)
  const isOfGroups = SHAPES.find((one) => one.includes('independent-t'))!.includes(analysis)
  if (before.analysis === 'descriptives' && variables?.length === 1 && by?.length === 1 && isOfGroups)
    return again({ ...before, analysis, roles: { outcome: variables, group: by }, options })
  if (before.analysis === 'normality' && variables?.length === 1 && by?.length === 1 && isOfGroups)
    return again({ ...before, analysis, roles: { outcome: variables, group: by }, options })
  if (before.analysis === 'frequencies' && variables?.length === 2 && analysis === 'crosstab')
    return again({ ...before, analysis, roles: { rows: [variables[0]!], columns: [variables[1]!] }, options })
  if (before.analysis === 'crosstab' && analysis === 'frequencies')
    return again({
      ...before,
      analysis,
      roles: { variables: [...before.roles.rows!, ...before.roles.columns!] },
      options,
    })
  if (analysis === 'descriptives' && outcome)
    return again({
      ...before,
      analysis,
      roles: { variables: outcome, ...(group ? { by: group } : {}) },
      options: {},
    })
  return undefined
}

/** "Plot it": what shows the result before. */
function chartOf(before: Plan, asked: 'histogram' | undefined): Planned | undefined {
  const { variables, outcome, group, by, predictors, rows } = before.roles
  const drawn = (roles: Roles, kind: NonNullable<Plan['options']['kind']>) =>
    again({ ...before, analysis: 'chart', roles, options: { kind } })
  const measured = outcome ?? (variables?.length === 1 ? variables : undefined)
  if (asked && measured) return drawn({ variables: measured }, asked)
  if (outcome && group) return drawn({ variables: outcome, by: group }, 'box')
  if (before.analysis === 'descriptives' && measured && by) return drawn({ variables: measured, by }, 'box')
  if (before.analysis === 'descriptives' && measured) return drawn({ variables: measured }, 'histogram')
  if (before.analysis === 'frequencies' && measured) return drawn({ variables: measured }, 'bar')
  if (outcome && predictors?.length === 1)
    return drawn({ variables: [predictors[0]!, outcome[0]!] }, 'scatter')
  if (variables?.length === 2 && !rows) return drawn({ variables }, 'scatter')
  return undefined
}

/** A test of what was described; of what was tested, the same once more. */
export function tested(before: Plan, table: Table): Planned {
  const of = (role: Role) =>
    (before.roles[role] ?? []).flatMap((name) => table.variables.find((one) => one.name === name) ?? [])
  const [variables, by] = [of('variables'), of('by')]
  const kept = (planned: Planned): Planned =>
    planned.kind === 'plan' ? again({ ...planned.plan, filter: before.filter }) : planned
  if (before.analysis === 'descriptives' && variables.length === 1 && by.length === 1)
    return kept(groupsCompared(variables[0]!, by[0]!, {}))
  if (before.analysis === 'frequencies' && variables.length === 2)
    return kept({
      kind: 'plan',
      plan: plan('crosstab', { rows: [variables[0]!.name], columns: [variables[1]!.name] }),
    })
  if (before.analysis === 'descriptives' || before.analysis === 'frequencies' || before.analysis === 'chart')
    return ask(
      'That was a description, and tests nothing. What should be compared, and between which groups?',
    )
  return again(before)
}

export const replaced = (before: Plan['filter'], next: Plan['filter']) => [
  ...before.filter(({ variable }) => !next.some((one) => one.variable === variable)),
  ...next,
]

/** “And for females?” of a comparison of the sexes: one group alone can be described, and not compared. */
export function ofOneGroup(before: Plan, chosen: Plan['filter'][number], table: Table): Planned {
  const group = table.variables.find(({ name }) => name === chosen.variable)
  return ask(
    `${group?.label ?? chosen.variable} is what is compared, and one of its groups alone leaves nothing to compare. Shall that group be described?`,
    [
      {
        ...plan('descriptives', { variables: before.roles.outcome ?? [] }),
        filter: replaced(before.filter, [chosen]),
      },
    ],
  )
}
