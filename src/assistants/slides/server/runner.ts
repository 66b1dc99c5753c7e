/**
 * Takes jobs in their turn, has their decks made, and settles each exactly once: its state and its generation change in
 * one transaction. The line stands in the database, so whichever server has a place free may take the next.
 */
import { keepLease } from '#background/keep-lease.ts'
import { inTurn } from '#background/turns.ts'
import type { Outside } from '#ports/outside.ts'
import { MAKING, SAYS } from '../spec.ts'
import { type Outcome, outcomeColumns } from './outcome.ts'
import { countGeneration, giveGenerationBack } from './reservation.ts'
import { change, claim, inLine, release, renew } from './rows.ts'
import type { PresentationRow } from './tables.ts'

/** Makes one. Says what the student must know; throws what is our fault. */
export type MakeOne = (
  row: PresentationRow,
  onStep: (step: string) => void,
  signal: AbortSignal,
) => Promise<Outcome>

const ourFault: Outcome = { state: 'failed', code: 'our-fault', message: SAYS.jobFailed }

export function jobRunner(outside: Outside, holder: string, makeOne: MakeOne) {
  const { db, now, log } = outside
  const running = new Map<string, { breaking: AbortController; done: Promise<void> }>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let closed = false

  async function look(): Promise<void> {
    while (!closed && running.size < MAKING.atOnce) {
      const next = await takeNext()
      if (!next) return
      begin(next)
    }
  }

  async function takeNext(): Promise<PresentationRow | undefined> {
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
      .catch((error: unknown) => log.error({ reason: String(error) }, 'No presentation could be taken.'))
      .finally(() => {
        looking = undefined
        if (!lookAgain) return
        lookAgain = false
        poke()
      })
  }

  function begin(row: PresentationRow): void {
    const breaking = new AbortController()
    const letGo = keepLease(outside, {
      id: row.id,
      lease: MAKING.lease,
      renew: () => renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    const done = run(row, breaking.signal)
      .catch((error: unknown) =>
        log.error({ job: row.id, reason: String(error) }, 'A presentation could not be settled.'),
      )
      .then(() => {
        letGo()
        running.delete(row.id)
        poke()
      })
    running.set(row.id, { breaking, done })
  }

  async function run(row: PresentationRow, signal: AbortSignal): Promise<void> {
    if (row.attempts > MAKING.attempts) return finish(row, ourFault)
    const onStep = (step: string) =>
      void change(db, { id: row.id, from: 'processing', holder }, { step }).catch(() => {
        // The bar stands still for a moment; the work does not.
      })
    try {
      return await finish(row, await makeOne(row, onStep, signal))
    } catch (error) {
      if (signal.aborted) return release(db, row.id, { holder, uncounted: true })
      log.error(
        { job: row.id, attempt: row.attempts, reason: String(error) },
        'A presentation could not be made.',
      )
      return row.attempts >= MAKING.attempts ? finish(row, ourFault) : release(db, row.id, { holder })
    }
  }

  const finish = (row: PresentationRow, outcome: Outcome) =>
    db.transaction(async (tx): Promise<void> => {
      const moved = await change(
        tx,
        { id: row.id, from: 'processing', holder },
        { ...outcomeColumns(outcome), finishedAt: now(), leaseHolder: null, leaseUntil: null },
      )
      if (moved) await (outcome.state === 'completed' ? countGeneration : giveGenerationBack)(tx, now(), row)
    })

  return {
    poke,
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
