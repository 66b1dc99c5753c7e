import { eq, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import { type AttemptCount, type AttemptLimit, waitBeforeNext, waitForThis } from './attempts.ts'
import { attempts } from './tables.ts'

/**
 * Counts attempts in the database, so that several instances count together. Adding one is a single
 * statement, so concurrent attempts are all counted.
 */
export function attemptStore({ db, now }: Pick<Services, 'db' | 'now'>) {
  async function read(key: string): Promise<AttemptCount | undefined> {
    const [row] = await db.select().from(attempts).where(eq(attempts.key, key))
    return row
  }
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
    async secondsToWait(key: string, limit: AttemptLimit): Promise<number> {
      return waitBeforeNext(limit, await read(key), now())
    },

    /** Counts one more and says how long to wait after it. */
    async add(key: string, limit: AttemptLimit): Promise<number> {
      const at = now()
      return waitBeforeNext(limit, await count(key, limit, at), at)
    },

    /** Counts this one and says how long to wait before it: of several sent at once, only one can be the last allowed. */
    async take(key: string, limit: AttemptLimit): Promise<number> {
      const at = now()
      return waitForThis(limit, await count(key, limit, at), at)
    },

    forget: async (key: string) => void (await db.delete(attempts).where(eq(attempts.key, key))),
  }
}

export type AttemptStore = ReturnType<typeof attemptStore>
