/** The records of a bench: embedded in a folder, or a PostgreSQL that is given more time than the product gives it. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openPglite } from '../../src/ports/database/database.pglite.ts'
import { openPostgres } from '../../src/ports/database/database.postgres.ts'
import type { OpenDatabase } from '../../src/ports/database/database.ts'

export const openRecords = (url: string | undefined, folder: string): Promise<OpenDatabase> =>
  url ? openPatiently(url) : openPglite(folder)

/** The product gives up on a database after seconds; this bench measures money, on a machine that may be busy. */
async function openPatiently(url: string): Promise<OpenDatabase> {
  await (await openPostgres(url, { onLost: () => {} })).close()
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // Its server may be gone before the last idle connection has said good-bye.
  pool.on('error', () => {})
  return {
    db: drizzle(pool),
    kind: 'PostgreSQL',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
