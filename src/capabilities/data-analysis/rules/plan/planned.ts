/** What becomes of a request: a plan, a question back, or what is missing. */
import { joinList } from '#kit/join-list.ts'
import type { Table, Variable } from '../table/table.ts'
import type { AnalysisName, Options, Plan, Roles } from './plan.ts'

export type Planned =
  | { kind: 'plan'; plan: Plan }
  /** `fits`: plans to choose from with a tap. */
  | { kind: 'ask'; question: string; fits: Plan[] }
  | { kind: 'refuse'; words: string }
  /** Which test fits; it is run when they say so. */
  | { kind: 'advise'; plan: Plan; because: string }
  | { kind: 'card' }
  | { kind: 'interpret' }
  /** Not about these data. */
  | { kind: 'none' }

export const refuse = (words: string): Planned => ({ kind: 'refuse', words })

/** A plan that is there already, or with a change to it. */
export const again = (of: Plan): Planned => ({ kind: 'plan', plan: of })

export const ask = (question: string, fits: Plan[] = []): Planned => ({ kind: 'ask', question, fits })

export const plan = (analysis: AnalysisName, roles: Roles, options: Options = {}): Plan => ({
  analysis,
  roles,
  options,
  filter: [],
})

export const names = (of: readonly Variable[]) => of.map(({ name }) => name)

/** Items stand as they stand in the sheet. */
export const inOrderOf = ({ variables }: Table, of: readonly Variable[]) =>
  of.toSorted((a, b) => variables.indexOf(a) - variables.indexOf(b))

/** The columns whose groups could be compared, the first four to be tapped. */
export const byEachGroup = (table: Table, of: (group: Variable) => Plan | undefined): Plan[] =>
  table.variables
    .filter(({ kind, levels }) => kind === 'nominal' && levels.length >= 2 && levels.length <= 12)
    .slice(0, 4)
    .flatMap((group) => of(group) ?? [])

export const groupsWords = (table: Table) => {
  const found = table.variables.filter(({ kind }) => kind === 'nominal').slice(0, 6)
  return found.length > 0 ? `Columns with groups are ${joinList(found.map(({ label }) => label))}.` : ''
}
