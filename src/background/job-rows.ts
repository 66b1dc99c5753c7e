/**
 * Rows that are also jobs: who works on one holds a lease on it, and what becomes of it is a change of its state.
 * The row is the truth; nothing else remembers that there is work (decision 0051).
 */
import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '#ports/database/database.ts'
import { isFree, leasedUntil } from './lease.ts'

/** The columns every table of jobs has, whatever else it keeps. */
export type JobTable = PgTable &
  Record<
    'id' | 'userId' | 'documentId' | 'state' | 'attempts' | 'leaseHolder' | 'leaseUntil' | 'createdAt',
    PgColumn
  >
/** Every kind has 'uploading', 'processing' and 'failed', and its own word for what is done. */
type StateOf<Table extends JobTable> = Table['$inferSelect'] extends { state: infer State } ? State : never

type Holder = { holder: string; now: Date }
export type JobRows<Table extends JobTable> = ReturnType<typeof jobRows<Table>>

export function jobRows<Table extends JobTable>(table: Table, lease: number) {
  type Row = Table['$inferSelect']
  type Changed = Partial<Table['$inferInsert']>

  const free = (now: Date): SQL => isFree(table.leaseUntil, now, lease)
  const leased = ({ holder, now }: Holder) => ({ leaseHolder: holder, leaseUntil: leasedUntil(now, lease) })

  /** drizzle cannot type what is written to a table it does not know yet; `JobTable` holds the columns. */
  const set = (db: Connection, where: SQL | undefined, changed: object) =>
    db
      .update(table)
      .set(changed as PgUpdateSetSource<Table>)
      .where(where)
  /** Finished rows are large. */
  const idOnly = { id: sql<string>`${table.id}` }

  return {
    table,
    free,
    leased,

    /** Nothing when it is in another state by now, or in the hands of another holder than the one named. */
    async change(
      db: Connection,
      { id, from, holder }: { id: string; from: StateOf<Table>; holder?: string },
      changed: Changed,
    ): Promise<Row | undefined> {
      const held = holder === undefined ? undefined : eq(table.leaseHolder, holder)
      const where = and(eq(table.id, id), eq(table.state, from), held)
      return ((await set(db, where, changed).returning()) as Row[])[0]
    },

    /** Exactly one of those who ask at once gets it. */
    async claim(db: Database, id: string, by: Holder): Promise<Row | undefined> {
      const waits = and(eq(table.id, id), eq(table.state, 'processing'), free(by.now))
      const begun = { ...leased(by), attempts: sql`${table.attempts} + 1` }
      return ((await set(db, waits, begun).returning()) as Row[])[0]
    },

    /** Ends what this holder works on. False when it is not ours any more. */
    async finish(
      db: Connection,
      { id, holder }: { id: string; holder: string },
      changed: Changed,
    ): Promise<boolean> {
      const mine = and(eq(table.id, id), eq(table.state, 'processing'), eq(table.leaseHolder, holder))
      const ended = { ...changed, leaseHolder: null, leaseUntil: null }
      return (await set(db, mine, ended).returning(idOnly)).length > 0
    },

    /** False when it is not ours any more: deleted, or taken over. */
    async renew(db: Database, id: string, by: Holder): Promise<boolean> {
      const mine = and(eq(table.id, id), eq(table.leaseHolder, by.holder))
      return (await set(db, mine, leased(by)).returning(idOnly)).length > 0
    },

    /** `uncounted`: it was interrupted through no fault of its own. */
    async release(
      db: Database,
      id: string,
      { holder, uncounted = false }: { holder: string; uncounted?: boolean },
    ): Promise<void> {
      await set(db, and(eq(table.id, id), eq(table.leaseHolder, holder)), {
        leaseHolder: null,
        leaseUntil: null,
        ...(uncounted && { attempts: sql`greatest(0, ${table.attempts} - 1)` }),
      })
    },

    async holders(db: Database): Promise<string[]> {
      const rows = await db
        .selectDistinct({ holder: sql<string>`${table.leaseHolder}` })
        .from(table as PgTable)
        .where(isNotNull(table.leaseHolder))
      return rows.map(({ holder }) => holder)
    },

    async releaseAllOf(db: Database, dead: string[]): Promise<void> {
      if (dead.length > 0)
        await set(db, inArray(table.leaseHolder, dead), { leaseHolder: null, leaseUntil: null })
    },

    remove: async (db: Connection, id: string): Promise<Row | undefined> =>
      ((await db.delete(table).where(eq(table.id, id)).returning()) as Row[])[0],

    /** What was begun to be sent and will not arrive any more. */
    abandoned: async (db: Database, now: Date): Promise<Row[]> =>
      (await db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.state, 'uploading'), free(now)))
        .limit(200)) as Row[],

    ofPerson: async (db: Connection, userId: string): Promise<Row[]> =>
      (await db
        .select()
        .from(table as PgTable)
        .where(eq(table.userId, userId))
        .orderBy(table.createdAt)) as Row[],

    async forgetOlderThan(db: Database, moment: Date): Promise<number> {
      const old = and(lte(table.createdAt, moment), inArray(table.state, ['completed', 'failed']))
      return (await db.delete(table).where(old).returning(idOnly)).length
    },
  }
}
