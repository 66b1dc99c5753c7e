/**
 * Work that only one instance may do at a time. A lease outlives a killed holder by its length and no more, and on the
 * holder's own machine not at all; one that seems to end far ahead was written by a wrong clock and counts as free.
 */
import { type AnyColumn, and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import { isOwnerGone, leaseOwner } from './lease-owner.ts'
import { leases } from './tables.ts'

/** SQL: a lease in this column may be taken. `or` of several conditions is never absent. */
export const isFree = (until: AnyColumn, now: Date, lengthMs: number): SQL =>
  or(isNull(until), lte(until, now), gt(until, new Date(now.getTime() + 2 * lengthMs))) ?? sql`false`

/** The same check for a row already read. */
export const isHeld = (until: Date | null, now: Date, lengthMs: number): boolean =>
  until !== null && until > now && until.getTime() <= now.getTime() + 2 * lengthMs

export const leasedUntil = (now: Date, lengthMs: number): Date => new Date(now.getTime() + lengthMs)

/** A lease on named work that has no row of its own. */
export function lease({ db, now }: Pick<Services, 'db' | 'now'>, name: string, lengthMs: number) {
  const holder = leaseOwner()

  async function takeWhere(free: SQL | undefined, until: Date): Promise<boolean> {
    const taken = await db
      .insert(leases)
      .values({ name, holder, until })
      .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: free ?? sql`false` })
      .returning({ name: leases.name })
    return taken.length > 0
  }

  return {
    async take(): Promise<boolean> {
      const at = now()
      const until = leasedUntil(at, lengthMs)
      if (await takeWhere(or(eq(leases.holder, holder), isFree(leases.until, at, lengthMs)), until))
        return true
      const [held] = await db.select({ by: leases.holder }).from(leases).where(eq(leases.name, name))
      return held !== undefined && isOwnerGone(held.by) && takeWhere(eq(leases.holder, held.by), until)
    },
    /** False when it is no longer ours. Never takes it: a late renewal would hold a lease already released. */
    async renew(): Promise<boolean> {
      const until = leasedUntil(now(), lengthMs)
      const mine = and(eq(leases.name, name), eq(leases.holder, holder))
      return (await db.update(leases).set({ until }).where(mine).returning({ name: leases.name })).length > 0
    },
    release: async () => void (await db.delete(leases).where(eq(leases.holder, holder))),
  }
}
