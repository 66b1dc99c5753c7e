import { randomUUID } from 'node:crypto'
import { eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Outside } from '#ports/outside.ts'
import { leases } from '../tables.ts'

/**
 * Work that one instance does at a time. The lease outlives a killed holder by its length and no more; one that
 * seems to end far ahead was written by a clock that was wrong.
 */
export function lease({ db, now }: Pick<Outside, 'db' | 'now'>, name: string, lengthMs: number) {
  const holder = randomUUID()
  return {
    async take(): Promise<boolean> {
      const at = now()
      const until = new Date(at.getTime() + lengthMs)
      const free = or(
        eq(leases.holder, holder),
        lte(leases.until, at),
        gt(leases.until, new Date(at.getTime() + 2 * lengthMs)),
      )
      const taken = await db
        .insert(leases)
        .values({ name, holder, until })
        .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: free ?? sql`false` })
        .returning({ name: leases.name })
      return taken.length > 0
    },
    release: async () => void (await db.delete(leases).where(eq(leases.holder, holder))),
  }
}
