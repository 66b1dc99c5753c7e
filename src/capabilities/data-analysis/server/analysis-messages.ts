/** What the server and the analysing process say to each other. */
import type { Assumption, ReportTable } from '../rules/analyses/analysis.ts'
import type { Before } from '../rules/plan/follow-up.ts'
import type { Plan } from '../rules/plan/plan.ts'
import type { Chart } from '../rules/printing/chart.ts'
import type { Objective } from '../rules/report/objective-answered.ts'
import type { Syntax } from '../rules/report/syntax.ts'
import type { DataCard } from '../rules/table/card.ts'
import type { Correction } from '../rules/table/corrections.ts'

export type AnalysisJob =
  | { do: 'card' }
  | { do: 'ask'; said: string; before?: Before | undefined }
  | { do: 'run'; plan: Plan }

export type AnalysisTask = {
  id: number
  path: string
  fileName: string
  corrections: readonly Correction[]
  /** Of the student's own study, where they are known. */
  objectives?: readonly Objective[] | undefined
  job: AnalysisJob
}

export type RanPlan = {
  kind: 'result'
  plan: Plan
  line: string
  n: number
  leftOut: number
  tables: ReportTable[]
  sentences: string[]
  assumptions: Assumption[]
  charts: Chart[]
  syntax: Syntax
  objective: Objective | undefined
  markdown: string
}
export type PlannedAnswer =
  | RanPlan
  | { kind: 'ask'; question: string; fits: { plan: Plan; line: string }[] }
  | { kind: 'refuse'; words: string; line?: string; plan?: Plan }
  | { kind: 'advise'; plan: Plan; line: string; because: string }
  | { kind: 'card' }
  | { kind: 'none' }

export type AnalysisAnswer =
  | { id: number; kind: 'card'; cards: DataCard[] }
  | { id: number; kind: 'planned'; planned: PlannedAnswer }
  | { id: number; kind: 'not-readable' }
