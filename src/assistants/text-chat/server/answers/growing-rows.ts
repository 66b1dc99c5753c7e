/**
 * Writes what live answers have grown to into their rows, many at once. The slower the database, the longer the pause: writing
 * never takes more than a tenth of the time. What comes back says which answers were deleted, or stopped elsewhere.
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { leasedUntil } from '#background/lease.ts'
import { storable } from '#kit/well-formed.ts'
import type { Outside } from '#ports/outside.ts'
import { STREAMING } from '../../spec.ts'
import { chatMessages } from '../tables.ts'
import type { LiveAnswer } from './live-answer.ts'

/** The embedded database works in the server's own thread: nothing may wait long behind one statement. */
const AT_ONCE = 25
const REST_PER_WORK = 9
/** The whole text is written each time, so it is written by the clock and not by the word. */
const OLD = 1_000

type World = Pick<Outside, 'db' | 'now' | 'log'>

export function growingRows({ db, now, log }: World, live: ReadonlyMap<string, LiveAnswer>) {
  const written = new Map<string, { length: number; at: number }>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()

  const isDue = ({ id, content }: LiveAnswer, at: number) => {
    const before = written.get(id)
    if (!before) return true
    const [grown, age] = [content.length - before.length, at - before.at]
    // The first words at once: an answer that others see begin is not asked for again.
    const isOld = before.length === 0 || age >= OLD
    return (grown > 0 && isOld) || age > STREAMING.lease / 4
  }

  async function write(some: readonly LiveAnswer[]): Promise<void> {
    const at = now()
    const lengths = new Map(some.map(({ id, content }) => [id, content.length]))
    // One parameter for all of them: the statement is the same one each time, however many there are.
    const grown = JSON.stringify(some.map(({ id, content }) => ({ id, content: storable(content) })))
    const kept = await db
      .update(chatMessages)
      .set({ content: sql`grown.content`, leaseUntil: leasedUntil(at, STREAMING.lease) })
      .from(sql`json_to_recordset(${grown}::json) as grown(id text, content text)`)
      .where(and(eq(chatMessages.id, sql`grown.id`), eq(chatMessages.state, 'writing')))
      .returning({ id: chatMessages.id, stopAsked: chatMessages.stopAsked })
    const stays = new Map(kept.map(({ id, stopAsked }) => [id, !stopAsked]))
    for (const answer of some) if (!stays.get(answer.id) && !answer.ending) answer.stop.abort()
    for (const [id, length] of lengths) if (live.has(id)) written.set(id, { length, at: at.getTime() })
  }

  /** At those that say nothing: somebody may have stopped or deleted them elsewhere. */
  async function look(quiet: readonly LiveAnswer[]): Promise<void> {
    const ids = quiet.map(({ id }) => id)
    const rows = await db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(
        and(
          inArray(chatMessages.id, ids),
          eq(chatMessages.state, 'writing'),
          eq(chatMessages.stopAsked, false),
        ),
      )
    const stays = new Set(rows.map(({ id }) => id))
    for (const answer of quiet) if (!stays.has(answer.id) && !answer.ending) answer.stop.abort()
  }

  async function round(): Promise<void> {
    for (const id of written.keys()) if (!live.has(id)) written.delete(id)
    const going = [...live.values()].filter(({ ending }) => !ending)
    const due = going.filter((answer) => isDue(answer, now().getTime()))
    for (let at = 0; at < due.length; at += AT_ONCE) {
      await write(due.slice(at, at + AT_ONCE))
      // Those who read go first.
      await new Promise(setImmediate)
    }
    const quiet = going.filter((answer) => !due.includes(answer))
    if (quiet.length > 0) await look(quiet)
  }

  /** Goes round for as long as anything lives. */
  function goRound(pause: number): void {
    timer = setTimeout(() => {
      const began = performance.now()
      working = round()
        .catch((error: unknown) =>
          // The records are away for a moment; the next round writes it all.
          log.warn({ reason: String(error) }, 'Answers could not be written down.'),
        )
        .then(() => {
          timer = undefined
          const took = performance.now() - began
          if (live.size > 0) goRound(Math.max(STREAMING.chunkEvery, REST_PER_WORK * took))
        })
    }, pause)
    timer.unref()
  }

  return {
    begin(): void {
      if (timer === undefined) goRound(STREAMING.chunkEvery)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await working
    },
  }
}

/** Stops the answers of these rows wherever they are written. */
export const askToStop = async (db: Outside['db'], ids: string[]): Promise<void> =>
  void (await db
    .update(chatMessages)
    .set({ stopAsked: true })
    .where(and(inArray(chatMessages.id, ids), eq(chatMessages.state, 'writing'))))
