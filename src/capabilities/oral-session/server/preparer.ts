/**
 * Makes sessions ready in their turn: the document is read, the questions are planned, the first words are spoken. The line
 * stands in the database, so whichever server has a place free may take the next, and a crash only makes it wait.
 */
import { keepLease } from '#background/keep-lease.ts'
import { inTurn } from '#background/turns.ts'
import type { Outside } from '#ports/outside.ts'
import { SAYS } from '../spec.ts'
import { PREPARING } from './preparing.ts'
import { change, claim, inLine, release, renew } from './session-rows.ts'
import type { SessionRow } from './tables.ts'

export type Doing =
  | { kind: 'waiting' }
  | { kind: 'close-reading'; done: number; of: number }
  | { kind: 'planning'; done: number; of: number }
  | { kind: 'speaking' }

export type Prepared =
  | { state: 'ready'; plan: string; opening: string; openingAudio: string | null; title: string }
  | { state: 'failed'; problem: string; error: string }

/** Prepares one. Says what the student must know; throws what is our fault. */
export type PrepareOne = (
  row: SessionRow,
  tell: (doing: Doing) => void,
  signal: AbortSignal,
) => Promise<Prepared>

const ourFault: Prepared = { state: 'failed', problem: 'our-fault', error: SAYS.failedHere }

export function preparer(outside: Outside, holder: string, prepareOne: PrepareOne) {
  const { db, now, log } = outside
  const running = new Map<string, { doing: Doing; breaking: AbortController; done: Promise<void> }>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let closed = false

  async function look(): Promise<void> {
    while (!closed && running.size < PREPARING.atOnce) {
      const next = await takeNext()
      if (!next) return
      begin(next)
    }
  }

  async function takeNext(): Promise<SessionRow | undefined> {
    for (const id of inTurn(await inLine(db, now()))) {
      const row = await claim(db, id, { holder, now: now() })
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
      .catch((error: unknown) => log.error({ reason: String(error) }, 'No session could be taken.'))
      .finally(() => {
        looking = undefined
        if (lookAgain) {
          lookAgain = false
          poke()
        }
      })
  }

  function begin(row: SessionRow): void {
    const breaking = new AbortController()
    const about = { doing: { kind: 'waiting' } as Doing, breaking, done: Promise.resolve() }
    running.set(row.id, about)
    const letGo = keepLease(outside, {
      id: row.id,
      lease: PREPARING.lease,
      renew: () => renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    about.done = run(row, (doing) => Object.assign(about, { doing }), breaking.signal)
      .catch((error: unknown) => {
        log.error({ session: row.id, reason: String(error) }, 'A session could not be settled.')
      })
      .then(() => {
        letGo()
        running.delete(row.id)
        poke()
      })
  }

  async function run(row: SessionRow, tell: (doing: Doing) => void, signal: AbortSignal): Promise<void> {
    if (row.attempts > PREPARING.attempts) return finish(row, ourFault)
    try {
      const prepared = await prepareOne(row, tell, signal)
      outside.passing('inside-analysis')
      await finish(row, prepared)
    } catch (error) {
      if (signal.aborted) return release(db, row.id, { holder, uncounted: true })
      log.error(
        { session: row.id, attempt: row.attempts, reason: String(error) },
        'A session could not be prepared.',
      )
      if (row.attempts >= PREPARING.attempts) return finish(row, ourFault)
      await release(db, row.id, { holder })
    }
  }

  const finish = async (row: SessionRow, prepared: Prepared): Promise<void> =>
    void (await change(
      db,
      { id: row.id, from: 'processing', holder },
      {
        ...prepared,
        ...(prepared.state === 'failed' && { sentAs: null, endedAt: now() }),
        leaseHolder: null,
        leaseUntil: null,
      },
    ))

  return {
    poke,
    doing: (id: string): Doing | undefined => running.get(id)?.doing,
    stop: (id: string): void => running.get(id)?.breaking.abort(),
    /** For a server that leaves: what is being made goes back into the line, as if it had not been begun. */
    async close(): Promise<void> {
      closed = true
      await looking
      const all = [...running.values()]
      for (const { breaking } of all) breaking.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}
