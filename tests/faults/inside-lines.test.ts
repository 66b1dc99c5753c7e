/** Internal connections use TLS and only the rights they need: the database, and a proxy with us. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '#ports/database/database.postgres.ts'
import { buildApp } from '#server/app.ts'
import { openTestApp, signedInStudent, testApp } from '#tests/app.ts'
import { certificates, hasOpenssl } from '#tests/certificates.ts'
import { plainPages } from '#tests/plain-pages.ts'
import { type PostgresServer, startPostgres } from '#tests/postgres-server.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'

describe.runIf(onPostgres && hasOpenssl)('the line to PostgreSQL', () => {
  let server: PostgresServer
  let inside: ReturnType<typeof certificates>
  let others: ReturnType<typeof certificates>
  beforeAll(async () => {
    server = await startPostgres()
    // If the tests run as root, PostgreSQL runs as another user, and refuses a key that others could read.
    const owner =
      process.getuid?.() === 0 ? `:${execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).trim()}` : ''
    inside = certificates(`database${owner}`)
    others = certificates('database')
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`alter system set ssl_cert_file = '${inside.at('database.crt')}'`)
    await client.query(`alter system set ssl_key_file = '${inside.at('database.key')}'`)
    await client.query(`alter system set ssl = on`)
    await client.query('select pg_reload_conf()')
    await client.end()
  })
  afterAll(async () => {
    await server.stop()
    inside.remove()
    others.remove()
  })

  const over = (authority: string, host = '127.0.0.1') =>
    openPostgres(`${server.url.replace('127.0.0.1', host)}?sslmode=verify-full&sslrootcert=${authority}`, {
      onLost() {},
    })

  it('is encrypted, and the server has the certificate of our own authority', async () => {
    const database = await over(inside.at('ca.crt'))
    const { rows } = (await database.db.execute(
      sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
    )) as unknown as { rows: { ssl: boolean }[] }
    expect(rows).toEqual([{ ssl: true }])
    await database.close()
  })

  it('is not opened to a server of another authority, nor in plain text to one without TLS', async () => {
    await expect(over(others.at('ca.crt'))).rejects.toMatchObject({
      cause: { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query('alter system set ssl = off')
    await client.end()
    await server.pause()
    await server.resume()
    await expect(over(inside.at('ca.crt'))).rejects.toMatchObject({
      cause: { message: 'The server does not support SSL connections' },
    })
  })
})

describe.runIf(onPostgres)('the account that works with the records', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(`create role program login`)
    await client.end()
  })
  afterAll(() => server.stop())

  const url = () => server.url.replace('//weekbe4@', '//program@')

  it('waits for the owner of the tables, and is told so in a sentence', async () => {
    await expect(openPostgres(url(), { onLost() {} })).rejects.toThrow(
      /^The database in DATABASE_URL has no tables of this version/,
    )
  })

  it('runs the product, and may neither make nor change nor empty a table, nor touch the journal', async () => {
    const database = await openPostgres(url(), { owner: server.url, onLost() {} })
    const test = await openTestApp({ db: database.db }, database)
    const student = await signedInStudent(test)
    expect((await student.get('/api/account/me')).json().user.uid).toBe(student.uid)
    expect(
      (await student.post('/api/account/delete', { password: student.person.password })).statusCode,
    ).toBe(200)
    for (const forbidden of [
      sql`create table mine (one int)`,
      sql`alter table users add column two int`,
      sql`drop table purchases`,
      sql`truncate payments`,
      sql`delete from audit_log`,
      sql`update audit_log set reason = 'none'`,
      sql`drop trigger audit_log_append_only on audit_log`,
    ])
      await expect(database.db.execute(forbidden)).rejects.toMatchObject({ cause: { code: '42501' } })
    await test.app.close()
    await database.close()
    await test.files.remove()
  })

  it('starts alone once the tables are there', async () => {
    const database = await openPostgres(url(), { onLost() {} })
    await database.ping()
    await database.close()
  })
})

describe.runIf(!onPostgres && hasOpenssl)('a server with a certificate of its own', () => {
  const test = testApp()

  it('answers a proxy that knows our authority, over TLS and nothing else', async () => {
    const inside = certificates('web-a')
    const tls = { cert: readFileSync(inside.at('web-a.crt')), key: readFileSync(inside.at('web-a.key')) }
    const settings = { development: false, checkAnswers: true, makePages: plainPages, tls }
    const app = await buildApp(test.services, test.database, settings)
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const ca = readFileSync(inside.at('ca.crt'))
    const ask = (more: object) =>
      new Promise<number | string>((done) => {
        request(
          { host: '127.0.0.1', port: address.port, path: '/healthz', agent: false, ...more },
          (answer) => done(answer.statusCode ?? 0),
        )
          .on('error', ({ message }) => done(message))
          .end()
      })
    expect(address.protocol).toBe('https:')
    expect(await ask({ ca, servername: 'web-a' })).toBe(200)
    expect(await ask({ ca, servername: 'somebody-else' })).toMatch(/does not match/)
    expect(await ask({})).toMatch(/certificate/)
    await expect(fetch(`http://127.0.0.1:${address.port}/healthz`)).rejects.toThrow()
    await app.close()
    inside.remove()
  })
})
