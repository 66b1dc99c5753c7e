/** What a kind of job says of itself: how its rows stand in line, how one is done, and what its end changes. */
import type { Transaction } from '#ports/database/database.ts'
import type { JobRows } from './job-rows.ts'
import type { JobTable } from './job-table.ts'
import type { InLine } from './turns.ts'

/** What the runner reads of a row. */
export type Job = { id: string; attempts: number }

type JobLimits = {
  /** On one server. */
  atOnce: number
  /** How often one is begun before it is given up. */
  attempts: number
  /** How long others wait for a server that says nothing. */
  lease: number
}

export type JobKind<Row extends Job, Outcome, Table extends JobTable> = {
  /** For the log: 'analysis'. */
  name: string
  limits: JobLimits
  rows: JobRows<Table>
  inLine(now: Date): Promise<InLine[]>
  /** Does one. Comes back with what the student must know; throws what is our fault. */
  work(row: Row, signal: AbortSignal): Promise<Outcome>
  /** What is kept of how it ended, `state` included. */
  columns(outcome: Outcome): Partial<Table['$inferInsert']>
  /** In the transaction that ends it. */
  settle?(tx: Transaction, row: Row, outcome: Outcome): Promise<void>
  ourFault: Outcome
  /** This server is done with it: `over`, or it went back into the line. */
  onDone?(id: string, how: How): void
}

/** `over`: nothing is left to do; `again`: it stands in line once more. */
export type How = 'over' | 'again'
