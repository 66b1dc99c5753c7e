import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import { type AttemptCount, type AttemptLimit, waitBeforeNext, waitForThis } from './attempts.ts'
import { attempts } from './tables.ts'

/** Seconds: `wait` is 0 where the try may be made; `waitAfter` is how long to wait if it fails. */
export type TakenTry = { wait: number; waitAfter: number }

/** Under this key, or under one that names a part of it: `password:a@b.zm` and `password:a@b.zm:device`. */
export const isCountedUnder = (key: string) =>
  or(eq(attempts.key, key), sql`starts_with(${attempts.key}, ${`${key}:`})`)

/**
 * Counts tries in the database, so that several instances count together. A try is counted before it is made, in one
 * statement that also says whether it may be made: of a hundred sent side by side only as many pass as are allowed.
 */
export function attemptStore({ db, now }: Pick<Services, 'db' | 'now'>) {
  /** An expired window starts over. */
  async function count(key: string, limit: AttemptLimit, at: Date): Promise<AttemptCount | undefined> {
    const windowStart = new Date(at.getTime() - limit.within)
    const [row] = await db
      .insert(attempts)
      .values({ key, count: 1, since: at })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${attempts.since} <= ${windowStart.toISOString()}::timestamptz then 1 else ${attempts.count} + 1 end`,
          since: sql`case when ${attempts.since} <= ${windowStart.toISOString()}::timestamptz then ${at.toISOString()}::timestamptz else ${attempts.since} end`,
        },
      })
      .returning()
    return row
  }
  return {
    async take(key: string, limit: AttemptLimit): Promise<TakenTry> {
      const at = now()
      const seen = await count(key, limit, at)
      return { wait: waitForThis(limit, seen, at), waitAfter: waitBeforeNext(limit, seen, at) }
    },

    /** The try turned out to be none that counts. */
    giveBack: async (key: string) =>
      void (await db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(and(eq(attempts.key, key), gt(attempts.count, 0)))),

    forget: async (key: string) => void (await db.delete(attempts).where(isCountedUnder(key))),
  }
}

export type AttemptStore = ReturnType<typeof attemptStore>
