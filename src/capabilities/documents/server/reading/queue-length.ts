/** Jobs that wait for their document: all queued and running jobs of one kind. */
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queued } from '#background/fair-queue.ts'
import type { JobRows } from '#background/job-rows.ts'
import type { JobTable } from '#background/job-table.ts'
import type { Database } from '#ports/database/database.ts'
import { documents } from '../tables.ts'

export const jobsInLine = <Table extends JobTable>(
  db: Database,
  { table, free }: Pick<JobRows<Table>, 'table' | 'free'>,
  now: Date,
  /** As soon as its beginning can be read: its scanned pages may still be under way. */
  { fromBeginning = false } = {},
): Promise<Queued[]> =>
  db
    .select({
      id: sql<string>`${table.id}`,
      userId: sql<string>`${table.userId}`,
      createdAt: sql<Date>`${table.createdAt}`.mapWith(
        (kept): Date => table.createdAt.mapFromDriverValue(kept) as Date,
      ),
      begun: sql<boolean>`not (${free(now)})`,
      // Read, refused or deleted: the job can proceed.
      possible: sql<boolean>`coalesce(${documents.status} in ('ready', 'refused') or (${fromBeginning} and ${documents.readingName} is not null), true)`,
    })
    .from(table as PgTable)
    .leftJoin(documents, eq(documents.id, table.documentId))
    .where(eq(table.state, 'processing'))
    .orderBy(table.createdAt)
    .limit(1_000)
