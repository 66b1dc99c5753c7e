import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Connection } from '#ports/database/database.ts'

/** The columns a table needs so that exactly one server works on a row. */
export type LeasedTable = PgTable &
  Record<'id' | 'attempts' | 'leaseHolder' | 'leaseUntil' | 'createdAt', PgColumn>
/** The columns every table of jobs has. */
export type JobTable = LeasedTable & Record<'userId' | 'documentId' | 'state', PgColumn>
/** Every kind has 'uploading', 'processing' and 'failed', and its own name for the finished state. */
export type StateOf<Table extends JobTable> = Table['$inferSelect'] extends { state: infer State }
  ? State
  : never

/** drizzle cannot type writes to a table it does not know yet; `LeasedTable` holds the columns. */
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
