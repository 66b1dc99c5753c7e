/** Migrates at start-up with the account that owns the tables; an account that only uses them checks that they are current. */

import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { seconds } from '#kit/time.ts'
import { MIGRATIONS } from './database.ts'
import { DATABASE_TIMEOUTS } from './database-timeouts.ts'
import { orAway } from './database-unavailable.ts'

/** An arbitrary number, the same for every instance. */
const MIGRATION_LOCK = 7_392_417

/** It cannot create, alter or truncate tables, and may only add to the journal. */
const rightsOf = (user: string) => `
  grant usage on schema public, drizzle to ${user};
  grant select on all tables in schema public, drizzle to ${user};
  grant insert, update, delete on all tables in schema public to ${user};
  revoke update, delete on audit_log from ${user};
  grant usage, select on all sequences in schema public to ${user};`

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUTS.start })
  await client.connect().catch(orAway)
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/**
 * A change of a table waits until nobody reads it, and whoever comes after it waits behind it, until their question has
 * taken too long. So it gives way sooner than that and tries again: a long read delays the update, never the students.
 */
const GIVES_WAY_AFTER = seconds(1)
const TRIES_AGAIN_AFTER = seconds(0.5)
const TRIES = 200
const LOCK_NOT_AVAILABLE = '55P03'

const gaveWay = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCK_NOT_AVAILABLE) || gaveWay(error.cause))

/** Several instances may start at once on an empty database; only one may migrate at a time. */
async function migrateAlone(client: pg.Client, migrationsFolder: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await client.query(`set lock_timeout = ${GIVES_WAY_AFTER}`)
  for (let left = TRIES; ; left -= 1)
    try {
      return await migrate(drizzle(client), { migrationsFolder })
    } catch (error) {
      if (!gaveWay(error)) throw error
      if (left === 1)
        throw new Error(
          'The tables could not be brought up to date: something in the database kept one of them open. Look for long transactions in pg_stat_activity and start again.',
          { cause: error },
        )
      await pause(TRIES_AGAIN_AFTER)
    }
}

async function mayMakeTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`,
  )
  return rows[0].may
}

/** A missing table means a wrong order of starts, which an operator can fix: it gets a sentence. */
async function checkTables(client: pg.Client): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis
  const { rows } = await client
    .query('select max(created_at) as newest from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }))
  if (Number(rows[0]?.newest ?? 0) < Number(newest))
    throw new Error(
      'The database in DATABASE_URL has no tables of this version, and its account may not make them. Start a process with DATABASE_OWNER_URL first.',
    )
}

/** `owner` is the account that owns the tables, where it is not the one that uses them. */
export async function prepareTables(
  url: string,
  owner: string | undefined,
  migrations = MIGRATIONS,
): Promise<void> {
  if (!owner)
    return asked(url, async (client) =>
      (await mayMakeTables(client)) ? migrateAlone(client, migrations) : checkTables(client),
    )
  const user = pg.escapeIdentifier(decodeURIComponent(new URL(url).username))
  await asked(owner, async (client) => {
    await migrateAlone(client, migrations)
    await client.query(rightsOf(user))
  })
}
