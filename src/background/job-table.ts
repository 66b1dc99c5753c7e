import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Connection } from '#ports/database/database.ts'

/** What a table needs so that exactly one server works on a row of it. */
export type LeasedTable = PgTable &
  Record<'id' | 'attempts' | 'leaseHolder' | 'leaseUntil' | 'createdAt', PgColumn>
/** The columns every table of jobs has, whatever else it keeps. */
export type JobTable = LeasedTable & Record<'userId' | 'documentId' | 'state', PgColumn>
/** Every kind has 'uploading', 'processing' and 'failed', and its own word for what is done. */
export type StateOf<Table extends JobTable> = Table['$inferSelect'] extends { state: infer State }
  ? State
  : never

/** drizzle cannot type what is written to a table it does not know yet; `LeasedTable` holds the columns. */
export const changeRows = <Table extends LeasedTable>(
  db: Connection,
  table: Table,
  where: SQL | undefined,
  changed: object,
) =>
  db
    .update(table)
    .set(changed as PgUpdateSetSource<Table>)
    .where(where)
