/**
 * Takes analyses in their turn, has them made, and settles each exactly once: its state and its upload change in
 * one transaction. The line stands in the database, so whichever server has a place free may take the next.
 */
import { keepLease } from '#background/keep-lease.ts'
import { inTurn } from '#background/turns.ts'
import type { Outside } from '#ports/outside.ts'
import type { Doing } from '../rules/screen/progress.ts'
import { ANALYSING, SAYS } from '../spec.ts'
import { change, claim, inLine, release, renew } from './analysis-rows.ts'
import { type Outcome, outcomeColumns } from './outcome.ts'
import { countUpload, giveUploadBack } from './reservation.ts'
import type { AnalysisRow } from './tables.ts'

/** Makes one analysis. Says what the student must know; throws what is our fault. */
export type MakeOne = (
  row: AnalysisRow,
  tell: (doing: Doing) => void,
  signal: AbortSignal,
) => Promise<Outcome>

/** Whether those who wait for it may look now. */
type After = 'over' | 'again'

export function analysisRunner(outside: Outside, holder: string, makeOne: MakeOne) {
  const { db, now, log } = outside
  const running = new Map<string, { doing: Doing; breaking: AbortController; done: Promise<void> }>()
  const waiting = new Map<string, Set<() => void>>()
  let looking: Promise<void> | undefined
  let lookAgain = false
  let closed = false

  async function look(): Promise<void> {
    while (!closed && running.size < ANALYSING.atOnce) {
      const next = await takeNext()
      if (!next) return
      begin(next)
    }
  }

  async function takeNext(): Promise<AnalysisRow | undefined> {
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
      .catch((error: unknown) => log.error({ reason: String(error) }, 'No analysis could be taken.'))
      .finally(() => {
        looking = undefined
        if (lookAgain) {
          lookAgain = false
          poke()
        }
      })
  }

  function begin(row: AnalysisRow): void {
    const breaking = new AbortController()
    const about = { doing: { kind: 'waiting' } as Doing, breaking, done: Promise.resolve() }
    running.set(row.id, about)
    const letGo = keepLease(outside, {
      id: row.id,
      lease: ANALYSING.lease,
      renew: () => renew(db, row.id, { holder, now: now() }),
      onLost: () => breaking.abort(),
    })
    about.done = run(row, (doing) => Object.assign(about, { doing }), breaking.signal)
      .catch((error: unknown): After => {
        log.error({ analysis: row.id, reason: String(error) }, 'An analysis could not be settled.')
        return 'again'
      })
      .then((after) => {
        letGo()
        running.delete(row.id)
        if (after === 'over') for (const wake of waiting.get(row.id) ?? []) wake()
        poke()
      })
  }

  async function run(row: AnalysisRow, tell: (doing: Doing) => void, signal: AbortSignal): Promise<After> {
    if (row.attempts > ANALYSING.attempts) return finish(row, ourFault)
    try {
      const outcome = await makeOne(row, tell, signal)
      outside.passing('inside-analysis')
      return await finish(row, outcome)
    } catch (error) {
      if (signal.aborted) {
        await release(db, row.id, { holder, uncounted: true })
        return 'over'
      }
      log.error(
        { analysis: row.id, attempt: row.attempts, reason: String(error) },
        'An analysis could not be made.',
      )
      if (row.attempts >= ANALYSING.attempts) return finish(row, ourFault)
      await release(db, row.id, { holder })
      return 'again'
    }
  }

  const finish = (row: AnalysisRow, outcome: Outcome) =>
    db.transaction(async (tx): Promise<After> => {
      const moved = await change(
        tx,
        { id: row.id, from: 'processing', holder },
        {
          ...outcomeColumns(outcome),
          finishedAt: now(),
          leaseHolder: null,
          leaseUntil: null,
        },
      )
      if (moved) await (outcome.state === 'completed' ? countUpload : giveUploadBack)(tx, now(), row)
      return 'over'
    })

  return {
    poke,
    doing: (id: string): Doing | undefined => running.get(id)?.doing,
    /** Resolves when this server has finished it, or when the time is over. Register before the work is begun. */
    async untilFinished(id: string, ms: number): Promise<void> {
      let wake = () => {}
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        wake = resolve
        waiting.set(id, (waiting.get(id) ?? new Set()).add(wake))
        timer = setTimeout(resolve, ms)
      })
      clearTimeout(timer)
      waiting.get(id)?.delete(wake)
      if (waiting.get(id)?.size === 0) waiting.delete(id)
    },
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

const ourFault: Outcome = { state: 'failed', code: 'our-fault', message: SAYS.uploadFailed }
