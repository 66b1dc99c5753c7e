/**
 * `npm run bench:jobs [-- --rounds 20 --idle 60]`: time from a stored row to the start of its work, in the process that
 * stored it and in another that only polls, and the cost of polling while there is nothing to do. On the embedded
 * database, and on PostgreSQL if its programs are found.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { jobJanitor } from '../src/background/job-janitor.ts'
import { jobRows } from '../src/background/job-rows.ts'
import { jobRunner } from '../src/background/job-runner.ts'
import { leaseOwner } from '../src/background/lease-owner.ts'
import type { OpenDatabase } from '../src/ports/database/database.ts'
import { postgresProgram } from '../tests/support/postgres-program.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { openRecords } from './product/open-records.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, idle: { type: 'string', default: '60' } },
})
/** As analyses. */
const LIMITS = { atOnce: 2, attempts: 2, lease: 20_000 }
const LOOK_EVERY = 3_000

const moment = (name: string) => timestamp(name, { withTimezone: true })
const table = pgTable('bench_jobs', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  documentId: text('document_id'),
  state: text('state', { enum: ['uploading', 'processing', 'completed', 'failed'] }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  leaseHolder: text('lease_holder'),
  leaseUntil: moment('lease_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
const rows = jobRows(table, LIMITS.lease)

/** A server: takes jobs it is notified of, and also polls. */
function serverOn({ db }: OpenDatabase, begun: Map<string, () => void>) {
  const log = { info() {}, warn: console.error, error: console.error }
  const services = { db, log, now: () => new Date() }
  const holder = leaseOwner()
  const runner = jobRunner<typeof table.$inferSelect, 'completed', typeof table>(services, holder, {
    name: 'bench',
    limits: LIMITS,
    rows,
    inLine: async (now) =>
      (await db.select().from(table).where(rows.waits(now))).map((row) => ({
        ...row,
        begun: false,
        possible: true,
      })),
    async work({ id }) {
      begun.get(id)?.()
      return 'completed'
    },
    columns: (state) => ({ state }),
    ourFault: 'completed',
  })
  const unsent = { find: rows.abandoned, discard: async () => {} }
  const care = jobJanitor(services, {
    plural: 'Jobs',
    lookEvery: LOOK_EVERY,
    rows,
    unsent,
    wake: runner.wake,
  })
  return { runner, care }
}

const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN

async function measure(database: OpenDatabase, questions: () => Promise<number>) {
  const { db } = database
  await db.execute(sql`create table bench_jobs (id text primary key, user_id text not null, document_id text,
    state text not null, attempts int not null default 0, lease_holder text, lease_until timestamptz,
    created_at timestamptz not null default now())`)
  const begun = new Map<string, () => void>()
  const [here, there] = [serverOn(database, begun), serverOn(database, begun)]
  async function untilBegun(wake: () => void): Promise<number> {
    const id = randomUUID()
    const taken = new Promise<void>((resolve) => begun.set(id, resolve))
    await db.insert(table).values({ id, userId: 'somebody', state: 'processing' })
    const stored = performance.now()
    wake()
    await taken
    const ms = performance.now() - stored
    while ((await db.select().from(table).where(eq(table.id, id)))[0]?.state !== 'completed') await pause(5)
    return ms
  }
  async function figures(wake: () => void) {
    const all: number[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      await pause(Math.random() * LOOK_EVERY)
      all.push(await untilBegun(wake))
    }
    return `${median(all).toFixed(0)} ms median, ${Math.max(...all).toFixed(0)} ms at most`
  }
  await untilBegun(here.runner.wake)
  console.log(`  in the process that stored it: ${await figures(here.runner.wake)}`)
  const looking = there.care.start()
  await looking.runNow()
  console.log(`  in another process:            ${await figures(() => {})}`)
  const before = await questions()
  await pause(Number(values.idle) * 1_000)
  const asked = ((await questions()) - before) * (60 / Number(values.idle))
  console.log(`  idle, one kind, one server:    ${asked.toFixed(0)} questions a minute`)
  await looking.stop()
  await Promise.all([here.runner.close(), there.runner.close()])
}

async function onEmbedded() {
  console.log('Embedded database')
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-bench-'))
  const database = await openRecords(undefined, join(folder, 'data'))
  let asked = 0
  const client = (database.db as unknown as { $client: PGlite }).$client
  const alone = PGlite.prototype._runExclusiveTransaction
  client._runExclusiveTransaction = function (this: PGlite, work) {
    asked += 1
    return alone.call(this, work) as never
  }
  await measure(database, async () => asked)
  await database.close()
  rmSync(folder, { recursive: true })
}

async function onPostgres() {
  console.log('PostgreSQL')
  const server = await startPostgres()
  const database = await openRecords(server.url, '')
  await measure(database, async () => {
    const counted = await database.db.execute(
      sql`select xact_commit::int as n from pg_stat_database where datname = current_database()`,
    )
    return (counted as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0
  })
  await database.close()
  await server.stop()
}

// The loops of a server keep no program alive, and here is nothing that listens.
const alive = setInterval(() => {}, LOOK_EVERY)
await onEmbedded()
if (postgresProgram()) await onPostgres()
clearInterval(alive)
