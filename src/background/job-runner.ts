/**
 * Takes jobs in turn, has them done, and settles each exactly once. The queue is in the database, so any
 * server with a free slot may take the next.
 */
import type { Services } from '#ports/services.ts'
import { fairOrder } from './fair-queue.ts'
import { jobAttempt } from './job-attempt.ts'
import type { Job, JobEnd, JobKind } from './job-kind.ts'
import type { JobTable } from './job-table.ts'
import { renewLease } from './renew-lease.ts'

export function jobRunner<Row extends Job, Outcome, Table extends JobTable>(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  holder: string,
  kind: JobKind<Row, Outcome, Table>,
) {
  const { db, now, log } = services
  const { rows, limits, name } = kind
  const attempt = jobAttempt(services, holder, kind)
  const running = new Map<string, { breaking: AbortController; done: Promise<void> }>()
  let closed = false

  const { wake, finished } = coalescingPoller(
    async () => {
      while (!closed && running.size < limits.atOnce) {
        const next = await takeNext()
        if (!next) return
        begin(next)
      }
    },
    (error) => log.error({ work: name, reason: String(error) }, 'No job could be taken.'),
  )

  async function takeNext(): Promise<Row | undefined> {
    for (const id of fairOrder(await kind.inLine(now()))) {
      const row = (await rows.claim(db, id, { holder, now: now() })) as Row | undefined
      if (row) return row
    }
    return undefined
  }

  function begin(row: Row): void {
    const breaking = new AbortController()
    const letGo = renewLease(services, {
      id: row.id,
      lease: limits.lease,
      renew: () => rows.renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    const done = attempt(row, breaking.signal)
      .catch((error: unknown): JobEnd => {
        log.error({ work: name, id: row.id, reason: String(error) }, 'A job could not be settled.')
        return 'again'
      })
      .then((how) => {
        letGo()
        running.delete(row.id)
        kind.onDone?.(row.id, how)
        wake()
      })
    running.set(row.id, { breaking, done })
  }

  return {
    wake,
    stop: (id: string): void => running.get(id)?.breaking.abort(),
    /** For a server that shuts down: jobs in progress go back into the queue, as if they had not been begun. */
    async close(): Promise<void> {
      closed = true
      await finished()
      const all = [...running.values()]
      for (const { breaking } of all) breaking.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}

/** Looks for work, one look at a time. A request during a look causes one more. */
function coalescingPoller(look: () => Promise<void>, onError: (error: unknown) => void) {
  let looking: Promise<void> | undefined
  let again = false

  function wake(): void {
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined
        if (!again) return
        again = false
        wake()
      })
  }

  /** The look in progress. */
  return { wake, finished: () => looking }
}
