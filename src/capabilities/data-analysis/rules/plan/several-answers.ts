/** Columns that belong together in one analysis: the options of one question, the subjects, two times of one measurement. */
import { isGrouping, isScale, type Table, type Variable } from '../table/table.ts'
import { isByRanks } from './by-ranks.ts'
import { ask, names, type Planned, plan } from './planned.ts'
import type { Request } from './read-request.ts'
import { earlierAndLater } from './times-of-measuring.ts'
import type { Intent } from './words/intent.ts'
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
  if (only && others.some(({ kind }) => kind === 'number'))
    return ask(
      `In ${only.label} a person could choose several answers, so it does not divide people into groups. Shall its answers be counted?`,
      [plan('multiple-response', { variables: [only.name] })],
    )
  if (only && (named.length === 1 || all.length === 1))
    return { kind: 'plan', plan: plan('multiple-response', { variables: [only.name] }) }
  return ask('Which column holds several answers in one cell?')
}

const RELATES: readonly Intent[] = ['relationship', 'effect', 'regression']

/** Named by one word: a set. */
const isSameSpan = (places: Request['places']) =>
  places.every(({ at, end }) => at === places[0]!.at && end === places[0]!.end)

/** A section of a questionnaire, named as one. */
export const isSection = ({ places }: Pick<Request, 'places'>): boolean =>
  places.length >= 2 &&
  isSameSpan(places) &&
  places.every(
    ({ variable }) => variable.section !== undefined && variable.section === places[0]!.variable.section,
  )

/** Named as one, and answered on a scale. */
export const areStatements = ({ places }: Pick<Request, 'places'>): boolean =>
  places.length >= 3 &&
  places.every(({ variable }) => isScale(variable) && isGrouping(variable)) &&
  isSameSpan(places)

/** Columns that are one question, or measured in the same people by one word. */
export function ofSeveral(
  { places, text }: Request,
  table: Table,
  has: (intent: Intent) => boolean,
): Planned | undefined {
  const all = places.map(({ variable }) => variable)
  const inTime = all.length === 2 && all.every(isScale) && has('change') ? earlierAndLater(all) : undefined
  if (inTime)
    return {
      kind: 'plan',
      plan: plan(isByRanks(text) ? 'wilcoxon' : 'paired-t', {
        first: [inTime[0].name],
        second: [inTime[1].name],
      }),
    }
  const ticked = ticksTogether(all)
  if (ticked && !RELATES.some(has)) return ticked
  const several = all.filter(({ kind }) => kind === 'multiple')
  if (several.length === 1 && all.length === 2 && !RELATES.some(has)) return severalAnswers(all, table)
  if (areStatements({ places }) && (has('difference') || /\brank/.test(text)))
    return { kind: 'plan', plan: plan('friedman', { measures: names(all) }) }
  // “Do the five subjects differ?”: the same people in each of them.
  const areMarks = all.length >= 3 && all.every(({ kind }) => kind === 'number') && isSameSpan(places)
  if (areMarks && has('difference'))
    return { kind: 'plan', plan: plan('repeated-anova', { measures: names(all) }) }
  return undefined
}
