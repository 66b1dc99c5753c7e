/** The worker of a row: the one that claimed it, until the row is ended, released, or not renewed in time. */
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '#ports/database/database.ts'
import { changeRows, type LeasedTable } from './job-table.ts'
import { isFree, leasedUntil } from './lease.ts'

type Holder = { holder: string; now: Date }
/** The column and value by which a row says it has work to do. */
type InWork = { column: PgColumn; is: string }
const NOBODY = { leaseHolder: null, leaseUntil: null }

export function jobLeases<Table extends LeasedTable>(table: Table, lease: number, inWork: InWork) {
  type Row = Table['$inferSelect']
  type Changed = Partial<Table['$inferInsert']>

  const free = (now: Date): SQL => isFree(table.leaseUntil, now, lease)
  const isInWork = eq(inWork.column, inWork.is)
  /** There is work to do and no live lease. */
  const waits = (now: Date) => and(isInWork, free(now))
  const leased = ({ holder, now }: Holder) => ({ leaseHolder: holder, leaseUntil: leasedUntil(now, lease) })
  const heldBy = (id: string, holder: string) => and(eq(table.id, id), eq(table.leaseHolder, holder))
  /** Finished rows are large. */
  const idOnly = { id: sql<string>`${table.id}` }

  return {
    free,
    waits,

    /** Of several concurrent callers exactly one gets it. */
    async claim(db: Database, id: string, by: Holder): Promise<Row | undefined> {
      const wanted = and(eq(table.id, id), waits(by.now))
      const begun = { ...leased(by), attempts: sql`${table.attempts} + 1` }
      return ((await changeRows(db, table, wanted, begun).returning()) as Row[])[0]
    },

    /** False when it is no longer ours: deleted, or taken over. */
    async renew(db: Database, id: string, by: Holder): Promise<boolean> {
      return (await changeRows(db, table, heldBy(id, by.holder), leased(by)).returning(idOnly)).length > 0
    },

    /** Ends a job of this holder. False when it is no longer ours. */
    async finish(
      db: Connection,
      { id, holder }: { id: string; holder: string },
      changed: Changed,
    ): Promise<boolean> {
      const mine = and(heldBy(id, holder), isInWork)
      return (await changeRows(db, table, mine, { ...changed, ...NOBODY }).returning(idOnly)).length > 0
    },

    /** `uncounted`: it was interrupted through no fault of its own. */
    async release(
      db: Database,
      id: string,
      { holder, uncounted = false }: { holder: string; uncounted?: boolean },
    ): Promise<void> {
      const attempts = uncounted && { attempts: sql`greatest(0, ${table.attempts} - 1)` }
      await changeRows(db, table, heldBy(id, holder), { ...NOBODY, ...attempts })
    },

    /** Jobs not yet taken up: how many, and since when the first. */
    async waiting(db: Database, now: Date): Promise<{ waiting: number; since: Date | null }> {
      const [line] = await db
        .select({
          waiting: sql`count(*)`.mapWith(Number),
          since: sql<Date | null>`min(${table.createdAt})`.mapWith(table.createdAt),
        })
        .from(table as PgTable)
        .where(waits(now))
      return { waiting: line?.waiting ?? 0, since: (line?.since as Date | null | undefined) ?? null }
    },

    async holders(db: Database): Promise<string[]> {
      const rows = await db
        .selectDistinct({ holder: sql<string>`${table.leaseHolder}` })
        .from(table as PgTable)
        .where(isNotNull(table.leaseHolder))
      return rows.map(({ holder }) => holder)
    },

    async releaseAllOf(db: Database, dead: string[]): Promise<void> {
      if (dead.length > 0) await changeRows(db, table, inArray(table.leaseHolder, dead), NOBODY)
    },
  }
}
