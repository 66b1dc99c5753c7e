/** "Export my data" and "delete my account" reach every column with personal data, whatever its name. */
import { getTableName, sql } from 'drizzle-orm'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#capabilities/accounts/server/tables.ts'
import type { Database, OpenDatabase } from '#ports/database/database.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { openTestApp, signedInStudent, type TestApp } from '#tests/app.ts'
import { openTestDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { columnsOf, everyTable, fill, whereItStands } from '#tests/every-table.ts'

/** Columns that identify a person and are not called `user_id`. */
const BY_ANOTHER_NAME: Record<string, string> = {
  'users.id': 'the person',
  'credentials.account_id': 'written by Better Auth',
  'verifications.value': 'whom a link of a letter lets in',
  'attempts.key': 'whose tries are counted',
  'audit_log.who': 'who did it, or was turned away',
  'audit_log.about': 'whose account it was done to',
  'purchases.granted_by': 'the administrator who gave it',
  'refunds.requested_by': 'the administrator who paid it back',
  'alarms.acknowledged_by': 'the administrator who looked after it',
}
/** Columns that only sound as if they did. */
const NOBODY: Record<string, string> = {
  'registry_answers.key': 'a digest of what was asked of a registry; it says nothing of who asked',
  'retractions.title_key': 'the title of a retracted work',
  'alarms.about': 'a deposit, a refund or a letter',
  'analyses.idempotency_key': 'chosen by the browser',
  'analyses.lease_holder': 'a server',
  'close_readings.proved_by': 'a version of the rules',
  'documents.lease_holder': 'a server',
  'leases.holder': 'a server',
  'ledger_lines.account': 'an account of the books',
  'oral_sessions.lease_holder': 'a server',
  'outbox.key': 'what a letter is about, by its payment',
  'payments.failed_by': 'the gateway, or us',
  'presentations.lease_holder': 'a server',
  'presentations.session_key': 'chosen by the browser',
  'sessions.user_agent': 'a browser',
  'users.is_admin': 'yes or no',
  'verifications.identifier': 'the token of a link',
}
const SOUNDS_LIKE_A_PERSON =
  /(^|_)(user|users|who|whom|by|about|owner|person|people|uid|account|student|admin|administrator|actor|subject|holder|key|identifier|value)(_|$)/
/** Personal columns not recognisable by name: names and contact details. */
const CALLED: Record<string, (person: Person) => string> = {
  'transactions.user_name': ({ lastName }) => lastName,
  'transactions.user_email': ({ email }) => email,
  'transactions.phone_number': ({ phoneNumber }) => phoneNumber,
  'payments.phone': ({ phoneNumber }) => phoneNumber,
}
type Person = { lastName: string; email: string; phoneNumber: string }

const NOT_EXPORTED: Record<string, string> = {
  study_records: 'made from the document, which is exported, and deleted with it',
  credentials: 'the hash of a password',
  two_factors: 'the key and the codes that open the account',
  verifications: 'a link that opens the account',
  attempts: 'counters of two days',
  reservations: 'uses that are under way, counted in the purchases',
  outbox: 'letters about payments, whose facts are in the payments',
  fair_use_days: 'the counters of a day, whose sums are in the usage',
  fair_use_holds: 'the counters of a moment',
  voice_audio: 'sound of a day, whose words are in the conversations',
  alarms: 'that an administrator looked after one is in their journal',
}
/** Rows that still hold the id of a deleted account. It leads nowhere: no name, address or number is left anywhere. */
const BOOKS = 'as long as the law requires'
const WHO_DID_IT = 'what an administrator did with money is accounted for'
const KEPT: Record<string, string> = {
  'payments.user_id': BOOKS,
  'transactions.user_id': BOOKS,
  'outbox.user_id': 'that a receipt was sent belongs to the books',
  'purchases.user_id': BOOKS,
  'reservations.user_id': 'how an allowance was used up belongs to its purchase',
  'purchases.granted_by': WHO_DID_IT,
  'refunds.requested_by': WHO_DID_IT,
  'alarms.acknowledged_by': WHO_DID_IT,
  'audit_log.who': 'a journal that somebody can take lines out of proves nothing',
  'audit_log.about': 'a journal that somebody can take lines out of proves nothing',
}

const test = {} as TestApp
let tables: PgTable[]
let statements: string[] = []

/** The same database, recording every query. */
function telling({ db, kind }: OpenDatabase): Database {
  const { $client: client } = db as unknown as { $client: never }
  const logger = { logQuery: (query: string) => void statements.push(query) }
  return kind === 'embedded' ? onPglite(client, { logger }) : onPostgres(client, { logger })
}

beforeAll(async () => {
  const database = await openTestDatabase()
  Object.assign(test, await openTestApp({ db: telling(database) }, database))
  tables = await everyTable()
})
afterAll(async () => {
  await test.app.close()
  await test.database.close()
})

const everyColumn = () => tables.flatMap(columnsOf)
const refersToPeople = (table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === users ? columns.map(({ name }) => `${getTableName(table)}.${name}`) : []
  })
const columnsOfPeople = () => [
  ...new Set([
    ...tables.flatMap(refersToPeople),
    ...everyColumn().flatMap(({ name, column }) => (column.name === 'user_id' ? name : [])),
    ...Object.keys(BY_ANOTHER_NAME),
  ]),
]
const tableOf = (name: string) => name.split('.')[0]!
const tablesOfPeople = () => [...new Set(columnsOfPeople().map(tableOf))]

it('knows every table there is', async () => {
  const { rows } = (await test.database.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] }
  expect(tables.map(getTableName).sort()).toEqual(rows.map(({ name }) => name).sort())
})

it('has an answer for every column that could hold a person', () => {
  const named = [BY_ANOTHER_NAME, NOBODY, CALLED].flatMap((list) => Object.keys(list))
  const there = everyColumn().map(({ name }) => name)
  expect(named.filter((name) => !there.includes(name))).toEqual([])
  const asks = everyColumn()
    .filter(({ column }) => column.dataType === 'string' && SOUNDS_LIKE_A_PERSON.test(column.name))
    .map(({ name }) => name)
  expect(asks.filter((name) => !named.includes(name) && !columnsOfPeople().includes(name))).toEqual([])
  expect(Object.keys(NOT_EXPORTED).filter((name) => !tablesOfPeople().includes(name))).toEqual([])
})

it('exports every table with a person in it, but those that are named with a reason', async () => {
  const student = await signedInStudent(test)
  statements = []
  expect((await student.get('/api/account/export')).statusCode).toBe(200)
  const read = new Set(
    statements.flatMap((query) => [...query.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
  )
  const missing = tablesOfPeople().filter((name) => !read.has(name) && !(name in NOT_EXPORTED))
  expect(missing).toEqual([])
})

it('tells what each part keeps under a name of its own, and /api/docs says it field by field', async () => {
  const student = await signedInStudent(test)
  const told = Object.keys((await student.get('/api/account/export')).json()).sort()
  // Of two parts under one name, one would be silently hidden.
  expect(told).toEqual(
    [
      'analyses',
      'chatConversations',
      'closeReadings',
      'conversations',
      'dataCorrections',
      'devices',
      'documents',
      'exportedAt',
      'humanizedTexts',
      'journal',
      'payments',
      'presentations',
      'references',
      'profile',
      'purchases',
      'recordAnswers',
      'spokenSessions',
      'studyCards',
      'textVersions',
      'usage',
    ].sort(),
  )
  const { paths } = (await student.get('/api/docs')).json()
  const { properties } = paths['/api/account/export'].get.responses[200].content['application/json'].schema
  expect(Object.keys(properties).sort()).toEqual(told)
  for (const [name, { type, items, properties: fields }] of Object.entries<Described>(properties))
    expect([
      name,
      type !== 'object' || fields !== undefined,
      type !== 'array' || items?.properties !== undefined,
    ]).toEqual([name, true, true])
})
type Described = { type: string; properties?: object; items?: { properties?: object } }

it('tells of an administrator’s hand in one’s account that there was one, and not whose', async () => {
  const [student, admin] = [await signedInStudent(test), await signedInAdministrator(test)]
  await student.get('/api/admin/users')
  await admin.post('/api/admin/grants', {
    user: student.uid,
    purchaseType: 'chat',
    reason: 'a goodwill gift',
  })
  const journal = async () => (await student.get('/api/account/export')).json().journal
  await eventually(async () => expect(await journal()).toHaveLength(2))
  expect(await journal()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        by: 'you',
        what: 'refused-administrator',
        asked: 'GET /api/admin/users',
        from: '10.0.0.0/24',
      }),
      expect.objectContaining({ by: 'an administrator', what: 'grant', reason: 'a goodwill gift' }),
    ]),
  )
  const { body } = await student.get('/api/account/export')
  expect(body).toContain('a goodwill gift')
  expect(body).not.toContain(admin.uid)
  expect(body).not.toContain(admin.person.email)
  const theirs = await admin.get('/api/account/export')
  expect(theirs.json().journal).toMatchObject([{ by: 'you', what: 'grant', asked: null, reason: null }])
  expect(theirs.body).not.toContain(student.uid)
})

it('leaves nothing of a deleted account but what is named with a reason, and no name at all', async () => {
  const person = {
    lastName: `Mwila-${crypto.randomUUID()}`,
    email: `gone-${crypto.randomUUID()}@unza.zm`,
    phoneNumber: '0967654321',
  }
  const student = await signedInStudent(test, person)
  const holding = columnsOfPeople().filter((name) => tableOf(name) !== 'users')
  const given = {
    ...Object.fromEntries(holding.map((name) => [name, student.uid])),
    ...Object.fromEntries(Object.entries(CALLED).map(([name, says]) => [name, says(person)])),
    'attempts.key': `pace of a test ${student.uid}`,
    'verifications.identifier': 'reset-password:a-token',
  }
  const { db } = test.database
  await fill(
    db,
    tables.filter((table) => table !== users && tablesOfPeople().includes(getTableName(table))),
    given,
  )
  await student.post('/api/auth/sign-in/email', { email: person.email, password: 'wrong' })
  expect(await whereItStands(db, student.uid)).toEqual(columnsOfPeople().sort())
  for (const name of Object.values(person)) expect(await whereItStands(db, name)).not.toEqual([])

  const { password } = student.person
  expect((await student.post('/api/account/delete', { password })).statusCode).toBe(200)
  expect(await whereItStands(db, student.uid)).toEqual(Object.keys(KEPT).sort())
  for (const name of Object.values(person)) expect(await whereItStands(db, name)).toEqual([])
})
