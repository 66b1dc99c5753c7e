/**
 * Takes jobs in their turn, has them done, and settles each exactly once: its state and what it costs change in one
 * transaction. The line stands in the database, so whichever server has a place free may take the next.
 */
import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import type { JobRows, JobTable } from './job-rows.ts'
import { keepLease } from './keep-lease.ts'
import { type InLine, inTurn } from './turns.ts'

/** What the runner reads of a row. */
type Job = { id: string; attempts: number }

export type JobLimits = {
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
  onDone?(id: string, how: 'over' | 'again'): void
}

type How = 'over' | 'again'

export function jobRunner<Row extends Job, Outcome, Table extends JobTable>(
  outside: Pick<Outside, 'db' | 'now' | 'log'>,
  holder: string,
  kind: JobKind<Row, Outcome, Table>,
) {
  const { db, now, log } = outside
  const { rows, limits, name } = kind
  const running = new Map<string, { breaking: AbortController; done: Promise<void> }>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let closed = false

  async function look(): Promise<void> {
    while (!closed && running.size < limits.atOnce) {
      const next = await takeNext()
      if (!next) return
      begin(next)
    }
  }

  async function takeNext(): Promise<Row | undefined> {
    for (const id of inTurn(await kind.inLine(now()))) {
      const row = (await rows.claim(db, id, { holder, now: now() })) as Row | undefined
      if (row) return row
    }
    return undefined
  }

  /** Looks whether there is work. Asked while it looks, it looks once more. */
  function poke(): void {
    if (looking) {
      lookAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => log.error({ work: name, reason: String(error) }, 'No job could be taken.'))
      .finally(() => {
        looking = undefined
        if (!lookAgain) return
        lookAgain = false
        poke()
      })
  }

  function begin(row: Row): void {
    const breaking = new AbortController()
    const letGo = keepLease(outside, {
      id: row.id,
      lease: limits.lease,
      renew: () => rows.renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    const done = run(row, breaking.signal)
      .catch((error: unknown): How => {
        log.error({ work: name, id: row.id, reason: String(error) }, 'A job could not be settled.')
        return 'again'
      })
      .then((how) => {
        letGo()
        running.delete(row.id)
        kind.onDone?.(row.id, how)
        poke()
      })
    running.set(row.id, { breaking, done })
  }

  async function run(row: Row, signal: AbortSignal): Promise<How> {
    if (row.attempts > limits.attempts) return finish(row, kind.ourFault)
    try {
      return await finish(row, await kind.work(row, signal))
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

  const finish = (row: Row, outcome: Outcome) =>
    db.transaction(async (tx): Promise<How> => {
      const moved = await rows.finish(tx, { id: row.id, holder }, kind.columns(outcome))
      if (moved) await kind.settle?.(tx, row, outcome)
      return 'over'
    })

  return {
    poke,
    stop: (id: string): void => running.get(id)?.breaking.abort(),
    /** For a server that leaves: what is being done goes back into the line, as if it had not been begun. */
    async close(): Promise<void> {
      closed = true
      await looking
      const all = [...running.values()]
      for (const { breaking } of all) breaking.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}
