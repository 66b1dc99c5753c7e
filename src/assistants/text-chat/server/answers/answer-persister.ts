/**
 * Saves live answers to their rows, many at once. The slower the database, the longer the pause: writing takes no more than a
 * twentieth of the time, as long as that keeps the leases. The result lists answers that were deleted, or stopped elsewhere.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { leasedUntil } from '#background/lease.ts'
import { storable } from '#kit/well-formed.ts'
import type { Services } from '#ports/services.ts'
import { STREAMING } from '../../spec.ts'
import { chatMessages } from '../tables.ts'
import type { LiveAnswer } from './live-answer.ts'

/** The embedded database works in the server's own thread: no query may wait long behind one statement. */
const AT_ONCE = 25
const REST_PER_WORK = 19
/** However slow the database is: a writer that rests past its lease is taken for gone, and its living answer for interrupted. */
const LONGEST_REST = STREAMING.lease / 4
/** Interval for saving the whole text and for checking quiet rows: by time, not per word. */
const OLD = 1_000

type PersisterDeps = Pick<Services, 'db' | 'now' | 'log'>
/** The stored state of an answer, and when it was last written or checked. */
type KnownAnswer = { length: number; lease: number; at: number }

export function growingRows({ db, now, log }: PersisterDeps, live: ReadonlyMap<string, LiveAnswer>) {
  const known = new Map<string, KnownAnswer>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  function whatFor({ id, text }: LiveAnswer): 'write' | 'look' | 'wait' {
    const row = known.get(id)
    if (!row) return 'wait'
    const isGrown = text.length > row.length
    // The first words at once: a client that sees an answer begin does not ask again.
    if (isGrown && row.length === 0) return 'write'
    if (now().getTime() - row.lease > STREAMING.lease / 4) return 'write'
    if (performance.now() - row.at < OLD) return 'wait'
    return isGrown ? 'write' : 'look'
  }

  async function write(some: readonly LiveAnswer[]): Promise<void> {
    const lease = now()
    const at = performance.now()
    const lengths = new Map(some.map(({ id, text }) => [id, text.length]))
    // One parameter for all of them, so that the statement is the same whatever their number.
    const grown = JSON.stringify(some.map(({ id, text }) => ({ id, content: storable(text.whole()) })))
    const kept = await db
      .update(chatMessages)
      .set({ content: sql`grown.content`, leaseUntil: leasedUntil(lease, STREAMING.lease) })
      .from(sql`json_to_recordset(${grown}::json) as grown(id text, content text)`)
      .where(and(eq(chatMessages.id, sql`grown.id`), eq(chatMessages.state, 'writing')))
      .returning({ id: chatMessages.id, stopAsked: chatMessages.stopAsked })
    stopTheOthers(some, new Set(kept.flatMap(({ id, stopAsked }) => (stopAsked ? [] : [id]))))
    for (const [id, length] of lengths)
      if (live.has(id)) known.set(id, { length, lease: lease.getTime(), at })
  }

  /** Checks answers without new text: they may have been stopped or deleted elsewhere. */
  async function look(quiet: readonly LiveAnswer[]): Promise<void> {
    const at = performance.now()
    const ids = JSON.stringify(quiet.map(({ id }) => id))
    const rows = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(
        and(
          sql`${chatMessages.id} in (select json_array_elements_text(${ids}::json))`,
          eq(chatMessages.state, 'writing'),
          eq(chatMessages.stopAsked, false),
        ),
      )
    stopTheOthers(quiet, new Set(rows.map(({ id }) => id)))
    for (const { id } of quiet) {
      const row = known.get(id)
      if (row) known.set(id, { ...row, at })
    }
  }

  async function round(): Promise<void> {
    for (const id of known.keys()) if (!live.has(id)) known.delete(id)
    const going = Map.groupBy(
      [...live.values()].filter(({ ending }) => !ending),
      whatFor,
    )
    const due = going.get('write') ?? []
    for (let at = 0; at < due.length; at += AT_ONCE) {
      await write(due.slice(at, at + AT_ONCE))
      // Readers go first.
      await new Promise(setImmediate)
    }
    const quiet = going.get('look') ?? []
    if (quiet.length > 0) await look(quiet)
  }

  /** Repeats while any answer is live. */
  function goRound(pause: number): void {
    timer = setTimeout(() => {
      const began = performance.now()
      working = round()
        .catch((error: unknown) =>
          // The database is briefly unavailable; the next round writes everything.
          log.warn({ reason: String(error) }, 'Answers could not be written down.'),
        )
        .then(() => {
          timer = undefined
          const took = performance.now() - began
          if (live.size > 0) goRound(restAfter(took))
        })
    }, pause)
    timer.unref()
  }

  return {
    /** For an answer whose row exists and is empty. */
    begin(id: string): void {
      known.set(id, { length: 0, lease: now().getTime(), at: performance.now() })
      if (timer === undefined) goRound(STREAMING.chunkEvery)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await working
    },
  }
}

const restAfter = (took: number): number =>
  Math.max(STREAMING.chunkEvery, Math.min(REST_PER_WORK * took, LONGEST_REST))

function stopTheOthers(all: readonly LiveAnswer[], stay: ReadonlySet<string>): void {
  for (const answer of all) if (!stay.has(answer.id) && !answer.ending) answer.stop.abort()
}

/** Stops the answers of these rows wherever they are written. */
export const askToStop = async (db: Services['db'], ids: string[]): Promise<void> =>
  void (await db
    .update(chatMessages)
    .set({ stopAsked: true })
    .where(and(inArray(chatMessages.id, ids), eq(chatMessages.state, 'writing'))))
