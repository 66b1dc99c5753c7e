/** An analysis: what it needs, and how it runs. Whatever it cannot do is said as a sentence, and nothing else is run instead. */
import type { AnalysisName, Options, Plan, Role } from '../plan/plan.ts'
import type { Chart } from '../printing/chart.ts'
import type { Variable } from '../table/table.ts'

/** What a role takes: something to measure, something that divides people, or anything. */
export type Accepts = 'scale' | 'groups' | 'two-groups' | 'any' | 'multiple'

export type RoleSpec = { role: Role; words: string; accepts: Accepts; least: number; most: number }

export type ReportTable = { title: string; head: string[]; rows: string[][]; note?: string | undefined }
export type Assumption = { name: string; state: 'met' | 'not-met' | 'to-judge'; words: string }

/** `figures` has every number at full length, by name. */
export type Findings = {
  figures: Record<string, number>
  tables: ReportTable[]
  sentences: string[]
  assumptions: Assumption[]
  charts: Chart[]
}

export type Analysis = {
  name: AnalysisName
  title: string
  roles: readonly RoleSpec[]
  run(data: ChosenRows, options: Options): Findings
}

/** The rows that have everything the plan names. */
export type ChosenRows = {
  plan: Plan
  n: number
  leftOut: number
  /** All variables of a role, in order. */
  all(role: Role): Variable[]
  /** The first of a role. */
  one(role: Role): Variable
  valuesOf(variable: Variable): Float64Array
  /** Weights of the same rows; undefined where every row is one person. */
  weights: Float64Array | undefined
}

/** Why an analysis cannot be run, in words for the student. */
export class CannotRun extends Error {}
export const cannot = (words: string): never => {
  throw new CannotRun(words)
}
