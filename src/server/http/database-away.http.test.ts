import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPostgres } from '#ports/database/database.postgres.ts'
import { openTestApp, signedInStudent, type TestApp, visitor } from '#tests/app.ts'
import { postgresProgram } from '#tests/postgres-program.ts'
import { type PostgresServer, startPostgres } from '#tests/postgres-server.ts'

// Only a database in another process can become unreachable; the embedded one goes with the program.
const onPostgres = inject('database').kind === 'PostgreSQL' && postgresProgram() !== undefined

let server: PostgresServer
let test: TestApp

beforeAll(async () => {
  if (!onPostgres) return
  server = await startPostgres()
  const database = await openPostgres(server.url, { onLost() {} })
  test = await openTestApp({ db: database.db }, database)
})
afterAll(async () => {
  if (!onPostgres) return
  await test.app.close()
  await test.database.close()
  await server.stop()
})

it.runIf(onPostgres)(
  'answers 503 with a sentence while the database is away, and recovers by itself',
  async () => {
    const student = await signedInStudent(test)
    const leaver = await signedInStudent(test)
    await server.pause()
    const away = await student.get('/api/account/me')
    expect(away.statusCode).toBe(503)
    expect(away.json()).toEqual({
      error: 'Our database cannot be reached at the moment. Nothing is lost; please try again in a minute.',
      code: 'database-away',
    })
    const signIn = { email: student.person.email, password: student.person.password }
    const login = await visitor(test).post('/api/auth/sign-in/email', signIn)
    expect([login.statusCode, login.json().code]).toEqual([503, 'database-away'])
    expect((await visitor(test).get('/readyz')).statusCode).toBe(503)
    expect((await visitor(test).get('/healthz')).statusCode).toBe(200)
    // A page still loads, so that it can show the problem.
    expect((await student.get('/research/defense')).statusCode).toBe(200)

    const leaving = await leaver.post('/api/auth/sign-out')
    expect([leaving.statusCode, leaving.json().code]).toEqual([503, 'database-away'])

    await server.resume()
    expect((await leaver.get('/api/account/me')).json()).toEqual({ user: null })
    expect((await student.get('/api/account/me')).json().user.uid).toBe(student.uid)
    expect((await visitor(test).post('/api/auth/sign-in/email', signIn)).statusCode).toBe(200)
  },
)
