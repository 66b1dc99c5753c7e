/**
 * The database is real everywhere: the embedded one by default, PostgreSQL by setting. Both share one
 * dialect and one folder of migrations; no code above knows which it is.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** For functions that must run inside their caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** For queries allowed both inside a transaction and outside one. */
export type Connection = Database | Transaction

export type OpenDatabase = {
  db: Database
  kind: 'embedded' | 'PostgreSQL'
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

export const MIGRATIONS = new URL('../../../migrations', import.meta.url).pathname

/** The row a query must find; its absence is a fault of ours, so it throws. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('A row that must exist was not found.')
  return row
}
