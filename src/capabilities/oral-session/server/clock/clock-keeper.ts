/**
 * The clock of sessions in the database. Each sign of life counts the time since the last one under a lock on its session,
 * and takes every full minute from the purchase in the same transaction: a crash loses nothing and counts nothing twice.
 */
import { aiTypeOf, type Closed, takeTurn } from '#capabilities/access/server/index.ts'
import { whyClosedWords } from '#capabilities/access/spec.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Connection, Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { Clock } from '../../contract.ts'
import { clockOnTheWire } from '../../rules/clock/clock-words.ts'
import { sessionLeft } from '../../rules/clock/minutes.ts'
import {
  answered,
  countOn,
  preparingFrom,
  type SessionClock,
  startedAt,
} from '../../rules/clock/session-clock.ts'
import type { NameEnding } from '../../rules/names.ts'
import { CLOCK, SAYS, SESSION } from '../../spec.ts'
import { lockOwn, type Own, runningOf, update } from '../session-rows.ts'
import type { SessionRow } from '../tables.ts'
import { minutesAccount } from './minutes-account.ts'

type ClockKeeperDeps = Pick<Services, 'db' | 'now' | 'elapsed' | 'gateway' | 'passing'>
export type SignOfLife = {
  /** In milliseconds: presence proved by a recording. */
  spokeFor?: number | undefined
  turn?: 'arrived' | 'answered'
}
export type ClockEntry = { row: SessionRow; clock: Clock }

const clockOf = ({ countedMs, countedAt, preparingAt }: SessionRow): SessionClock => ({
  counted: countedMs,
  at: countedAt?.getTime() ?? null,
  preparing: preparingAt?.getTime() ?? null,
})
const clockColumns = ({ counted, at, preparing }: SessionClock) => ({
  countedMs: counted,
  countedAt: at === null ? null : new Date(at),
  preparingAt: preparing === null ? null : new Date(preparing),
})

export function clockKeeper(services: ClockKeeperDeps) {
  const { db, now, elapsed } = services
  const { purchased, settle } = minutesAccount(services)
  /** Downtime of this server is not counted. */
  const upSince = now().getTime()
  const begun = elapsed()
  /** Paid time passes evenly, whatever the machine's clock is set to meanwhile. */
  const evenly = () => upSince + (elapsed() - begun)

  async function tell(row: SessionRow, connection: Connection = db): Promise<ClockEntry> {
    const { total } = await purchased(connection, row)
    return { row, clock: clockOnTheWire({ ...row, ...clockOf(row) }, total, evenly()) }
  }

  async function count(tx: Transaction, row: SessionRow, sign: SignOfLife): Promise<SessionRow> {
    const at = evenly()
    const { total } = await purchased(tx, row)
    const before = clockOf(row)
    const most = before.counted + sessionLeft(before.counted, total)
    let clock = countOn(before, { now: at, upSince, spokeFor: sign.spokeFor, most })
    const after = await settle(tx, row, clock.counted - before.counted)
    const ended = after === 'open' && clock.counted >= SESSION.longest ? 'time-over' : after
    if (sign.turn === 'arrived') clock = preparingFrom(clock, at, upSince)
    if (sign.turn === 'answered') clock = answered(clock)
    const over = ended === 'open' ? {} : closing(ended, now())
    return (await update(tx, row.id, { ...clockColumns(clock), ...over })) ?? row
  }

  const closing = (ended: NameEnding, at: Date) =>
    ({ state: 'ended', ended, endedAt: at, sentAs: null }) as const

  /** Another resumable session of theirs; one abandoned a day ago is ended here. */
  async function stillOpen(tx: Transaction, row: SessionRow): Promise<SessionRow | undefined> {
    const left = evenly() - SESSION.keptOpen
    for (const other of await runningOf(tx, row.userId, row.assistant)) {
      if (other.countedAt && other.countedAt.getTime() >= left) return other
      await update(tx, other.id, closing('away', now()))
    }
    return undefined
  }

  const locked = <Value>(own: Own, work: (tx: Transaction, row: SessionRow) => Promise<Value>) =>
    db.transaction(async (tx): Promise<Value | undefined> => {
      const row = await lockOwn(tx, own)
      return row && work(tx, row)
    })

  return {
    tell,

    /** Records a sign of life. */
    sign: (own: Own, sign: SignOfLife = {}): Promise<ClockEntry | undefined> =>
      locked(own, async (tx, row) => tell(row.state === 'running' ? await count(tx, row, sign) : row, tx)),

    start: (
      own: Own,
    ): Promise<Result<ClockEntry, Closed | Problem<'not-ready' | 'not-running'> | AnotherRuns> | undefined> =>
      locked(own, async (tx, row) => {
        if (row.state === 'running') return ok(await tell(await count(tx, row, {}), tx))
        if (row.state === 'ended' || row.state === 'failed')
          return failed({ code: 'not-running', message: SAYS.notRunning })
        if (row.state !== 'ready') return failed({ code: 'not-ready', message: SAYS.notReady })
        // Two windows that begin two sessions wait for each other here.
        await takeTurn(tx, row.userId, aiTypeOf(row.assistant))
        const other = await stillOpen(tx, row)
        if (other) return failed({ code: 'another-runs', message: SAYS.anotherRuns, running: other.id })
        const { state, total } = await purchased(tx, row)
        if (state.name === 'unpaid')
          return failed({ code: state.why, message: whyClosedWords(row.assistant, state.why) })
        if (total <= 0) return failed({ code: 'used-up', message: SAYS.usedUp })
        const started = { state: 'running', startedAt: now(), ...clockColumns(startedAt(evenly())) } as const
        return ok(await tell((await update(tx, row.id, started)) ?? row, tx))
      }),

    /** Counts the remaining time; unused time stays. */
    end: (own: Own, why: NameEnding = 'student'): Promise<ClockEntry | undefined> =>
      locked(own, async (tx, row) => {
        if (row.state === 'ready') return tell((await update(tx, row.id, closing(why, now()))) ?? row, tx)
        if (row.state !== 'running') return tell(row, tx)
        const counted = why === 'away' ? row : await count(tx, row, {})
        if (counted.state === 'ended') return tell(counted, tx)
        return tell((await update(tx, row.id, closing(why, now()))) ?? counted, tx)
      }),

    /** Whether a turn may be taken: in a running session, and once after its end if begun before. */
    mayFinish: ({ state, ended, endedAt, lastTurnTaken }: SessionRow): boolean =>
      state === 'ended' &&
      !lastTurnTaken &&
      (ended === 'time-over' || ended === 'used-up') &&
      endedAt !== null &&
      now().getTime() - endedAt.getTime() <= CLOCK.lastTurn,
  }
}

type AnotherRuns = Problem<'another-runs'> & { running: string }
