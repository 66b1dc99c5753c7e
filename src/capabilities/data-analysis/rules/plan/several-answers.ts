/** Questions of which a person could choose several answers: in one cell, or in a column each. */
import { isGrouping, type Table, type Variable } from '../table/table.ts'
import { ask, names, type Planned, plan } from './planned.ts'
import { areTicks, setsIn } from './words/word-sets.ts'

/** Options in a column each: one question, counted within the groups of another column where that is named. */
export function ticksTogether(variables: readonly Variable[]): Planned | undefined {
  const sets = setsIn({ name: '', rows: 0, variables: [...variables] }).filter(({ members }) =>
    areTicks(members),
  )
  const set = sets.toSorted((a, b) => b.members.length - a.members.length)[0]?.members
  if (!set) return undefined
  const rest = variables.filter((one) => !set.includes(one))
  const [by] = rest
  if (rest.length > 1 || (by && !isGrouping(by))) return undefined
  return {
    kind: 'plan',
    plan: plan('multiple-response', { variables: names(set), ...(by ? { by: [by.name] } : {}) }),
  }
}

/** Only of a column that holds several answers in one cell. */
export function severalAnswers(variables: readonly Variable[], table: Table): Planned {
  const named = variables.filter(({ kind }) => kind === 'multiple')
  const all = table.variables.filter(({ kind }) => kind === 'multiple')
  const [only] = named.length > 0 ? named : all
  const others = variables.filter((one) => one !== only)
  if (only && named.length === 1 && others.length === 1 && isGrouping(others[0]!))
    return {
      kind: 'plan',
      plan: plan('multiple-response', { variables: [only.name], by: names(others) }),
    }
  if (only && (named.length === 1 || all.length === 1))
    return { kind: 'plan', plan: plan('multiple-response', { variables: [only.name] }) }
  return ask('Which column holds several answers in one cell?')
}
