import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATIONS, type OpenDatabase } from './database.ts'
import { orAway } from './database-away.ts'
import { HastyPool } from './hasty-pool.ts'

/** Any number will do, as long as every instance uses the same one. */
const MIGRATION_LOCK = 7_392_417

/** Several instances may start at once on an empty database; only one may migrate at a time. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch(orAway)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

export async function openPostgres(
  url: string,
  { connections = 10, onLost }: { connections?: number; onLost(error: Error): void },
): Promise<OpenDatabase> {
  await migrateAlone(url)
  return openPool(url, { connections, onLost })
}

/** Of a database that has its tables. */
export function openPool(
  url: string,
  { connections, onLost }: { connections: number; onLost(error: Error): void },
): OpenDatabase {
  const pool = new HastyPool({ connectionString: url, max: connections })
  // Without a listener an idle connection that drops would end the whole program.
  pool.on('error', onLost)
  return {
    db: drizzle(pool),
    kind: 'PostgreSQL',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
