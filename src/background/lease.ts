/**
 * What only one instance may do at a time. A lease outlives a killed holder by its length and no more; one that
 * seems to end far ahead was written by a clock that was wrong, and nobody waits for that one.
 */
import { randomUUID } from 'node:crypto'
import { type AnyColumn, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Outside } from '#ports/outside.ts'
import { leases } from './tables.ts'

/** Whether a lease in this column may be taken. `or` of several conditions is never absent. */
export const isFree = (until: AnyColumn, now: Date, lengthMs: number): SQL =>
  or(isNull(until), lte(until, now), gt(until, new Date(now.getTime() + 2 * lengthMs))) ?? sql`false`

export const leasedUntil = (now: Date, lengthMs: number): Date => new Date(now.getTime() + lengthMs)

/** A lease on work that has a name and no row of its own. */
export function lease({ db, now }: Pick<Outside, 'db' | 'now'>, name: string, lengthMs: number) {
  const holder = randomUUID()
  return {
    async take(): Promise<boolean> {
      const at = now()
      const until = leasedUntil(at, lengthMs)
      const mine = or(eq(leases.holder, holder), isFree(leases.until, at, lengthMs)) ?? sql`false`
      const taken = await db
        .insert(leases)
        .values({ name, holder, until })
        .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: mine })
        .returning({ name: leases.name })
      return taken.length > 0
    },
    release: async () => void (await db.delete(leases).where(eq(leases.holder, holder))),
  }
}
