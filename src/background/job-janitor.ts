/**
 * Maintenance for one kind of job: lost jobs are taken up again, and reservations of uploads that never
 * arrived are released.
 */
import type { Database } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { isOwnerGone } from './lease-owner.ts'
import { startPeriodicTask } from './periodic-task.ts'

type Cared<Row> = {
  /** For the log: 'Analyses'. */
  plural: string
  lookEvery: number
  rows: {
    holders(db: Database): Promise<string[]>
    releaseAllOf(db: Database, dead: string[]): Promise<void>
  }
  /** Uploads that began and will not arrive any more, where this kind looks after them. */
  unsent?: { find(db: Database, now: Date): Promise<Row[]>; discard(row: Row): Promise<unknown> }
  /** Takes jobs that have no worker. */
  wake(): unknown
  /** Other maintenance for this kind. */
  also?(): Promise<void>
}

export function jobJanitor<Row>(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { plural, lookEvery, rows, unsent, wake, also }: Cared<Row>,
) {
  const onFault = (error: unknown) =>
    log.error({ reason: String(error) }, `${plural} could not be looked after.`)

  /** Leftovers of a crash: jobs without a worker, uploads that will not arrive any more. */
  async function takeUp(): Promise<void> {
    await wake()
    for (const row of (await unsent?.find(db, now())) ?? []) await unsent?.discard(row)
    await also?.()
  }

  /** After a restart on the same machine, jobs need not wait for leases of the dead process to expire. */
  async function takeFromTheDead(): Promise<void> {
    await rows.releaseAllOf(db, (await rows.holders(db)).filter(isOwnerGone))
  }

  return {
    onFault,
    takeUp,
    takeFromTheDead,
    /** In the role `worker`. */
    start() {
      let asked = false
      return startPeriodicTask({
        every: lookEvery,
        after: 0,
        async work() {
          // If the database was unreachable, the next look asks again; jobs of live workers go on in the meantime.
          if (!asked)
            await takeFromTheDead().then(() => {
              asked = true
            }, onFault)
          await takeUp()
        },
        onFault,
      })
    },
  }
}
