/** The program of the process that reads a sheet and computes: whatever a file does to it, only this process dies. */
import { readFileSync } from 'node:fs'
import { analyse } from '../rules/analyses/analyse.ts'
import { makePlan } from '../rules/plan/make-plan.ts'
import { Plan } from '../rules/plan/plan.ts'
import type { Planned } from '../rules/plan/planned.ts'
import { readRequest } from '../rules/plan/read-request.ts'
import { type Objective, objectiveAnswered } from '../rules/report/objective-answered.ts'
import { planWords } from '../rules/report/plan-words.ts'
import { syntaxOf } from '../rules/report/syntax.ts'
import { resultMarkdown } from '../rules/report/to-markdown.ts'
import { cardOf } from '../rules/table/card.ts'
import { correct } from '../rules/table/corrections.ts'
import type { ReadTable } from '../rules/table/read-tables.ts'
import type { Table } from '../rules/table/table.ts'
import type { AnalysisAnswer, AnalysisTask, PlannedAnswer, RanPlan } from './analysis-messages.ts'
import { readDataFile } from './read-data-file.ts'

/** The file that was read last: a conversation asks many questions of one. */
let open: { key: string; tables: ReadTable[] } | undefined

async function tablesOf({ path, fileName }: AnalysisTask): Promise<ReadTable[]> {
  const key = `${path}|${fileName}`
  if (open?.key !== key) {
    open = undefined
    open = { key, tables: await readDataFile(new Uint8Array(readFileSync(path)), fileName) }
  }
  return open.tables
}

async function answerTask(task: AnalysisTask): Promise<AnalysisAnswer> {
  const tables = await tablesOf(task)
  const [first] = tables
  if (!first) return { id: task.id, kind: 'not-readable' }
  const table = correct(first.table, task.corrections)
  const { job, objectives = [] } = task
  if (job.do === 'card') {
    const cards = tables.map((one, at) => cardOf(at === 0 ? table : one.table, one.notes, one.columnNotes))
    return { id: task.id, kind: 'card', cards }
  }
  const all = [table, ...tables.slice(1).map((one) => correct(one.table, task.corrections))]
  if (job.do === 'run')
    return { id: task.id, kind: 'planned', planned: runPlan(tableWith(job.plan, all), job.plan, objectives) }
  const made = planAmong(all, job)
  const before = job.before?.plan
  return {
    id: task.id,
    kind: 'planned',
    planned: planned(
      made.table,
      made.planned,
      before && { plan: before, table: tableWith(before, all) },
      objectives,
    ),
  }
}

/** Several tables in one file: that one is meant which has the columns. */
const tableWith = ({ roles, filter }: Plan, tables: readonly Table[]): Table => {
  const needed = [...Object.values(roles).flat(), ...filter.map(({ variable }) => variable)]
  const has = ({ variables }: Table) => needed.every((one) => variables.some(({ name }) => name === one))
  return tables.find(has) ?? tables[0]!
}

/** The table that was asked about before, or the first; another one where none of its columns is named and those of the other are. */
function planAmong(
  tables: readonly Table[],
  { said, before }: Extract<AnalysisTask['job'], { do: 'ask' }>,
): { table: Table; planned: Planned } {
  const first = before?.plan ? tableWith(before.plan, tables) : tables[0]!
  const made = { table: first, planned: makePlan(said, first, before) }
  const { places, unclear, filter } = readRequest(said, first)
  if (made.planned.kind === 'plan' || places.length + unclear.length + filter.length > 0) return made
  const named = tables.filter((one) => one !== first && readRequest(said, one).places.length > 0)
  return named.length === 1 ? { table: named[0]!, planned: makePlan(said, named[0]!) } : made
}

function planned(
  table: Table,
  made: Planned,
  before: { plan: Plan; table: Table } | undefined,
  objectives: readonly Objective[],
): PlannedAnswer {
  switch (made.kind) {
    case 'plan':
      return runPlan(table, made.plan, objectives)
    case 'ask':
      return {
        kind: 'ask',
        question: made.question,
        fits: made.fits.map((plan) => ({ plan, line: planWords(plan, table) })),
      }
    case 'advise':
      return { kind: 'advise', plan: made.plan, line: planWords(made.plan, table), because: made.because }
    case 'interpret':
      return before ? runPlan(before.table, before.plan, objectives) : { kind: 'none' }
    default:
      return made
  }
}

function runPlan(table: Table, plan: Plan, objectives: readonly Objective[]): PlannedAnswer {
  const line = planWords(plan, table)
  const result = analyse(table, plan)
  if (!result.ok) return { kind: 'refuse', words: result.problem.message, line, plan }
  const { tables, sentences, assumptions, charts, n, leftOut } = result.value
  const objective = objectiveAnswered(plan, table, objectives)
  const ran: RanPlan = {
    kind: 'result',
    plan,
    line,
    n,
    leftOut,
    tables,
    sentences,
    assumptions,
    charts,
    syntax: syntaxOf(plan, table),
    objective,
    markdown: resultMarkdown(line, result.value, objective),
  }
  return ran
}

process.on('message', async (said) => {
  const task = said as AnalysisTask
  const plan = task.job.do === 'run' ? Plan.safeParse(task.job.plan) : undefined
  try {
    process.send?.(
      plan && !plan.success
        ? {
            id: task.id,
            kind: 'planned',
            planned: { kind: 'refuse', words: 'This plan could not be understood.' },
          }
        : await answerTask(task),
    )
  } catch {
    open = undefined
    process.send?.({ id: task.id, kind: 'not-readable' } satisfies AnalysisAnswer)
  }
})
