/**
 * Rows that are also jobs: a worker holds a lease on its row, and progress is a change of its state. The
 * row is the only record that there is work (decision 0051).
 */
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '#ports/database/database.ts'
import { jobLeases } from './job-leases.ts'
import { changeRows, type JobTable, type StateOf } from './job-table.ts'

export type JobRows<Table extends JobTable> = ReturnType<typeof jobRows<Table>>

export function jobRows<Table extends JobTable>(table: Table, lease: number) {
  type Row = Table['$inferSelect']
  const leases = jobLeases(table, lease, { column: table.state, is: 'processing' })

  return {
    table,
    ...leases,

    /** Nothing when it has left that state, or is leased to another holder than the one named. */
    async change(
      db: Connection,
      { id, from, holder }: { id: string; from: StateOf<Table>; holder?: string },
      changed: Partial<Table['$inferInsert']>,
    ): Promise<Row | undefined> {
      const held = holder === undefined ? undefined : eq(table.leaseHolder, holder)
      const where = and(eq(table.id, id), eq(table.state, from), held)
      return ((await changeRows(db, table, where, changed).returning()) as Row[])[0]
    },

    remove: async (db: Connection, id: string): Promise<Row | undefined> =>
      ((await db.delete(table).where(eq(table.id, id)).returning()) as Row[])[0],

    /** Uploads that began and will not arrive any more. */
    abandoned: async (db: Database, now: Date): Promise<Row[]> =>
      (await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.state, 'uploading'), leases.free(now)))
        .limit(200)) as Row[],

    ofPerson: async (db: Connection, userId: string): Promise<Row[]> =>
      (await db
        .select()
        .from(table as PgTable)
        .where(eq(table.userId, userId))
        .orderBy(table.createdAt)) as Row[],

    async forgetOlderThan(db: Database, moment: Date): Promise<number> {
      const old = and(lte(table.createdAt, moment), inArray(table.state, ['completed', 'failed']))
      return (
        await db
          .delete(table)
          .where(old)
          .returning({ id: sql<string>`${table.id}` })
      ).length
    },
  }
}
