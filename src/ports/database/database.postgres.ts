import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from './database.ts'
import { prepareTables } from './migrate-postgres.ts'
import { TimeoutPool } from './timeout-pool.ts'

type PoolSettings = { connections: number; onLost(error: Error): void }
type Settings = { owner?: string | undefined; connections?: number; onLost(error: Error): void }

export async function openPostgres(
  url: string,
  { owner, connections = 10, onLost }: Settings,
): Promise<OpenDatabase> {
  await prepareTables(url, owner)
  return openPool(url, { connections, onLost })
}

/** For a database that already has its tables. */
export function openPool(url: string, { connections, onLost }: PoolSettings): OpenDatabase {
  const pool = new TimeoutPool({ connectionString: url, max: connections })
  // Without a listener an idle connection that drops would end the whole program.
  pool.on('error', onLost)
  return {
    db: drizzle(pool),
    kind: 'PostgreSQL',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}
