/** A database of one's own for a test file, on whichever kind this run is about. */
import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '#ports/database/database.ts'
import { startParams } from '#ports/database/pglite-settings.ts'

/** What a server of its own needs to open a fresh database of this run's kind. */
export async function freshDatabaseSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  const about = inject('database')
  if (about.kind === 'PostgreSQL') {
    const { url } = await copyNamed(about.url, about.template)
    return { DATABASE_URL: url }
  }
  cpSync(about.folder, join(dataDir, 'database'), { recursive: true })
  return {}
}

/** A database with nothing in it, not even tables: for starts that are the first. PostgreSQL only. */
export async function emptyDatabase(): Promise<string> {
  const about = inject('database')
  if (about.kind !== 'PostgreSQL') throw new Error('Only PostgreSQL has empty databases.')
  const { url } = await copyNamed(about.url, 'template0')
  return url
}

async function embedded(template: string): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(template)]), startParams })
  return {
    db: drizzlePglite(client),
    kind: 'embedded',
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  }
}

async function copyNamed(url: string, template: string): Promise<{ url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // Two files may copy at once, and a template must not be in use: one at a time.
  await admin.query('select pg_advisory_lock(1)')
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return { url: url.replace(/postgres$/, name) }
}

async function copyOf(server: string, template: string): Promise<OpenDatabase> {
  const { url } = await copyNamed(server, template)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
  })
  pool.on('error', () => {})
  return {
    db: drizzlePostgres(pool),
    kind: 'PostgreSQL',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

export function openTestDatabase(): Promise<OpenDatabase> {
  const about = inject('database')
  return about.kind === 'embedded' ? embedded(about.template) : copyOf(about.url, about.template)
}
