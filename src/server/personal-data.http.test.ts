/** "Export my data" and "delete my account" reach every table that knows a person. */
import { sql } from 'drizzle-orm'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '#ports/database/database.ts'
import { openTestApp, signedInStudent, type TestApp } from '#tests/app.ts'
import { openTestDatabase } from '#tests/database.ts'

const NOT_EXPORTED: Record<string, string> = {
  sessions: 'shown as devices on the account page; what is in them opens an account',
  credentials: 'the hash of a password',
  reservations: 'uses that are under way, counted in the purchases',
  outbox: 'letters about payments, whose facts are in the payments',
  fair_use_days: 'the counters of a day, whose sums are in the usage',
  fair_use_holds: 'the counters of a moment',
  voice_audio: 'sound of a day, whose words are in the conversations',
}
const KEPT: Record<string, string> = {
  purchases: 'kept for the books, under an id that leads nowhere',
  reservations: 'kept with the purchases, under an id that leads nowhere',
}

const test = {} as TestApp
let statements: string[] = []

/** The same database, which tells what it is asked. */
function telling({ db, kind }: OpenDatabase): Database {
  const { $client: client } = db as unknown as { $client: never }
  const logger = { logQuery: (query: string) => void statements.push(query) }
  return kind === 'embedded' ? onPglite(client, { logger }) : onPostgres(client, { logger })
}

beforeAll(async () => {
  const database = await openTestDatabase()
  Object.assign(test, await openTestApp({ db: telling(database) }, database))
})
afterAll(async () => {
  await test.app.close()
  await test.database.close()
})

const named = (rows: unknown): string[] =>
  (rows as { rows: { name: string }[] }).rows.map(({ name }) => name).sort()

const tablesOfPeople = async () =>
  named(
    await test.database.db.execute(
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    ),
  )
/** Whose rows the database itself takes away with the account. */
const takenAlong = async () =>
  named(
    await test.database.db.execute(
      sql`select conrelid::regclass::text as name from pg_constraint where confrelid = 'users'::regclass and confdeltype = 'c'`,
    ),
  )

it('names no table that is not there', async () => {
  const tables = await tablesOfPeople()
  expect(
    [...Object.keys(NOT_EXPORTED), ...Object.keys(KEPT)].filter((name) => !tables.includes(name)),
  ).toEqual([])
})

it('exports every table with a person in it, but those that are named with a reason', async () => {
  const student = await signedInStudent(test)
  statements = []
  expect((await student.get('/api/account/export')).statusCode).toBe(200)
  const read = new Set(
    statements.flatMap((query) => [...query.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
  )
  const missing = (await tablesOfPeople()).filter((name) => !read.has(name) && !(name in NOT_EXPORTED))
  expect(missing).toEqual([])
})

it('tells what each part keeps under a name of its own', async () => {
  const student = await signedInStudent(test)
  const told = Object.keys((await student.get('/api/account/export')).json()).sort()
  // Two parts under one name would hide one of them without a word.
  expect(told).toEqual(
    [
      'analyses',
      'chatConversations',
      'closeReadings',
      'conversations',
      'documents',
      'exportedAt',
      'humanizedTexts',
      'payments',
      'presentations',
      'profile',
      'purchases',
      'spokenSessions',
      'studyCards',
      'usage',
    ].sort(),
  )
})

it('empties every table of a person, but those that are named with a reason', async () => {
  const student = await signedInStudent(test)
  statements = []
  const { password } = student.person
  expect((await student.post('/api/account/delete', { password })).statusCode).toBe(200)
  const changed = new Set(
    statements.flatMap((query) =>
      [...query.matchAll(/(?:delete from|update) "(\w+)"/g)].map(([, name]) => name),
    ),
  )
  for (const name of await takenAlong()) changed.add(name)
  const missing = (await tablesOfPeople()).filter((name) => !changed.has(name) && !(name in KEPT))
  expect(missing).toEqual([])
})
