/** One attempt at a job: its end and its cost change in one transaction, or it goes back into the queue. */
import type { Services } from '#ports/services.ts'
import { jobChannel } from './job-channel.ts'
import type { Job, JobEnd, JobKind } from './job-kind.ts'
import type { JobTable } from './job-table.ts'

export function jobAttempt<Row extends Job, Outcome, Table extends JobTable>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  holder: string,
  kind: JobKind<Row, Outcome, Table>,
) {
  const { rows, limits, name } = kind

  const traced = (row: Row, signal: AbortSignal): Promise<Outcome> =>
    jobChannel.tracePromise(() => kind.work(row, signal), { work: name, attempt: row.attempts })

  const finish = (row: Row, outcome: Outcome) =>
    db.transaction(async (tx): Promise<JobEnd> => {
      const moved = await rows.finish(tx, { id: row.id, holder }, kind.columns(outcome))
      if (moved) await kind.settle?.(tx, row, outcome)
      return 'over'
    })

  return async (row: Row, signal: AbortSignal): Promise<JobEnd> => {
    if (row.attempts > limits.attempts) return finish(row, kind.ourFault)
    try {
      return await finish(row, await traced(row, signal))
    } catch (error) {
      if (signal.aborted) {
        await rows.release(db, row.id, { holder, uncounted: true })
        return 'over'
      }
      const about = { work: name, id: row.id, attempt: row.attempts, reason: String(error) }
      log.error(about, 'A job could not be done.')
      if (row.attempts >= limits.attempts) return finish(row, kind.ourFault)
      await rows.release(db, row.id, { holder })
      return 'again'
    }
  }
}
