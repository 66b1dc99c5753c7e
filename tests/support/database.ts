/** A separate database per test file, of the kind this run is about. */
import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { openPool } from '#ports/database/database.postgres.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { startParams } from '#ports/database/pglite-settings.ts'
import { timeoutPglite } from '#ports/database/timeout-pglite.ts'
import { type SilentLine, silentLine } from './silent-line.ts'

/** Settings with which a separate server opens a fresh database of this run's kind. */
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

/** Bytes already in memory: a real Blob would deliver tens of megabytes in small pieces. */
class Ready extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(path: string) {
    super([])
    this.#bytes = new Uint8Array(readFileSync(path)).buffer
  }
  override arrayBuffer() {
    return Promise.resolve(this.#bytes)
  }
}

/** The engine and what it starts from, loaded once for all databases of a worker. */
function loadEngine(template: string) {
  const program = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return {
    loadDataDir: new Ready(template),
    pgliteWasmModule: new WebAssembly.Module(readFileSync(join(program, 'pglite.wasm'))),
    fsBundle: new Ready(join(program, 'pglite.data')),
  }
}
let engine: ReturnType<typeof loadEngine> | undefined

async function embedded(template: string): Promise<OpenDatabase> {
  engine ??= loadEngine(template)
  const client = timeoutPglite(await PGlite.create({ ...engine, startParams }))
  return {
    db: drizzle(client),
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
  return openPool(url, { connections: 10, onLost() {} })
}

/** The same kind of database behind a connection that a test can silence; undefined if it has none. */
export async function openBehindLine(): Promise<{ database: OpenDatabase; line: SilentLine } | undefined> {
  const about = inject('database')
  if (about.kind === 'embedded') return undefined
  const { url } = await copyNamed(about.url, about.template)
  const line = await silentLine(Number(new URL(url).port))
  const behind = new URL(url)
  behind.port = String(line.port)
  return { database: openPool(behind.href, { connections: 10, onLost() {} }), line }
}

export function openTestDatabase(): Promise<OpenDatabase> {
  const about = inject('database')
  return about.kind === 'embedded' ? embedded(about.template) : copyOf(about.url, about.template)
}
