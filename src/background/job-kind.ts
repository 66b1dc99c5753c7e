/** A kind of job: the order of its queue, how to run one, and what finishing it changes. */
import type { Transaction } from '#ports/database/database.ts'
import type { Queued } from './fair-queue.ts'
import type { JobRows } from './job-rows.ts'
import type { JobTable } from './job-table.ts'

/** The fields of a row that the runner reads. */
export type Job = { id: string; attempts: number }

type JobLimits = {
  /** On one server. */
  atOnce: number
  /** Attempts before it is given up. */
  attempts: number
  /** Lease duration without renewal. */
  lease: number
}

export type JobKind<Row extends Job, Outcome, Table extends JobTable> = {
  /** For the log: 'analysis'. */
  name: string
  limits: JobLimits
  rows: JobRows<Table>
  inLine(now: Date): Promise<Queued[]>
  /** Runs one. Returns the result the student must know; throws for our own faults. */
  work(row: Row, signal: AbortSignal): Promise<Outcome>
  /** The columns that record how it ended, `state` included. */
  columns(outcome: Outcome): Partial<Table['$inferInsert']>
  /** Runs in the transaction that ends it. */
  settle?(tx: Transaction, row: Row, outcome: Outcome): Promise<void>
  ourFault: Outcome
  /** This server has finished with it: `over`, or it went back into the queue. */
  onDone?(id: string, how: JobEnd): void
}

/** `over`: finished; `again`: it is queued once more. */
export type JobEnd = 'over' | 'again'
