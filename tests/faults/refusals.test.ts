/** Every refused request leaves a line in the log, and one in the database as often as it is informative. */
import { connect } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '#capabilities/accounts/server/tables.ts'
import { auditLog } from '#capabilities/administration/server/tables.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { minutes } from '#kit/time.ts'
import { addressList } from '#server/addresses.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { aStudent, openTestApp, signedInStudent, type TestApp, visitor } from '#tests/app.ts'
import { eventually } from '#tests/eventually.ts'
import { PATIENCE } from '#tests/patience.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({}, undefined, { isOperator: addressList('10.9.0.0/16') })
})
afterAll(async () => {
  await test.app.close()
  await test.database.close()
})
beforeEach(() => {
  test.logged.length = 0
  test.advance(minutes(70))
})

const kept = async (refused: string) =>
  (await test.database.db.select().from(auditLog)).filter(({ act }) => act === refused)
const inLog = (refused: string) =>
  test.logged.filter(({ facts }) => (facts as { refused?: string }).refused === refused)

describe('a line is left by', () => {
  it('a write from another site', async () => {
    const student = await signedInStudent(test)
    const elsewhere = { origin: 'https://elsewhere.example' }
    for (let turn = 0; turn < 3; turn++)
      expect((await student.post('/api/account/onboarding?x=secret', {}, elsewhere)).statusCode).toBe(403)
    expect(inLog('cross-site-write')).toHaveLength(3)
    expect(inLog('cross-site-write')[0]?.facts).toEqual({
      refused: 'cross-site-write',
      method: 'POST',
      path: '/api/account/onboarding',
      address: '10.0.0.1',
      who: 'nobody',
    })
    await eventually(async () =>
      expect(await kept('cross-site-write')).toEqual([
        expect.objectContaining({ about: 'POST /api/account/onboarding', detail: '10.0.0.0/24' }),
      ]),
    )
  })

  it('a callback with a wrong signature', async () => {
    const { headers, rawBody } = test.gateway.callback('00000000-0000-4000-8000-000000000000', 'forged')
    const answer = await test.app.inject({
      method: 'POST',
      url: CALLBACK.path,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      payload: Buffer.from(rawBody),
    })
    expect(answer.statusCode).toBe(401)
    expect(inLog('wrong-signature')).toHaveLength(1)
    await eventually(async () => expect(await kept('wrong-signature')).toHaveLength(1))
  })

  it('somebody who is no administrator, by name', async () => {
    const student = await signedInStudent(test)
    expect((await student.get('/api/admin/users')).statusCode).toBe(404)
    expect(inLog('refused-administrator')[0]?.facts).toMatchObject({ who: student.uid })
    await eventually(async () =>
      expect(await kept('refused-administrator')).toEqual([expect.objectContaining({ who: student.uid })]),
    )
  })

  it('a flood of strangers, a hundred times an hour and no more', async () => {
    const before = (await kept('cross-site-write')).length
    for (let from = 0; from < 120; from++)
      await visitor(test, `10.3.0.${from}`).post('/api/auth/sign-out', {}, { origin: 'https://a.example' })
    expect(inLog('cross-site-write')).toHaveLength(120)
    await eventually(async () => expect((await kept('cross-site-write')).length - before).toBe(100))
  })
})

describe.each(['/metrics', '/api/docs'])('in production %s', (path) => {
  it('is there for addresses that were named, and for administrators', async () => {
    expect((await visitor(test, '10.9.1.2').get(path)).statusCode).toBe(200)
    expect((await (await signedInAdministrator(test)).get(path)).statusCode).toBe(200)
  })

  it('is nowhere for everybody else', async () => {
    for (const someone of [visitor(test), await signedInStudent(test)]) {
      const answer = await someone.get(path)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
    }
    expect(inLog('refused-operator')).toHaveLength(2)
  })
})

it('says how it is in a form that Prometheus reads', async () => {
  const { body, headers } = await visitor(test, '10.9.1.2').get('/metrics')
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) weekbe4_\w+ .+|weekbe4_\w+(\{[^}]*\})? [\d.e+-]+)$/)
  for (const name of ['uptime_seconds', 'rss_bytes', 'heap_bytes', 'event_loop_p99_seconds'])
    expect(body).toContain(`# TYPE weekbe4_${name} gauge`)
})

describe('a client that hangs up is not taken for an absent database', () => {
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterEach(() => vi.restoreAllMocks())

  const leaveAfter = (said: string) =>
    new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(said, () => socket.resetAndDestroy())
      })
      socket.once('close', () => done())
    })
  const post = (path: string, body: string, length = Buffer.byteLength(body)) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`

  it('in the middle of its body', async () => {
    const error = vi.spyOn(test.app.log, 'error')
    const info = vi.spyOn(test.app.log, 'info')
    await leaveAfter(post('/api/auth/sign-in/email', '{"email":', 500))
    await eventually(() => expect(info.mock.calls.map((call) => call[1])).toContain('A client hung up.'))
    expect(error).not.toHaveBeenCalled()
  })

  it('after all of it: what was asked for is done, and nobody is alarmed', async () => {
    const error = vi.spyOn(test.app.log, 'error')
    const person = aStudent()
    await leaveAfter(post('/api/auth/sign-up/email', JSON.stringify(person)))
    const isThere = async () =>
      (await test.database.db.select().from(users).where(eq(users.email, person.email))).length > 0
    await vi.waitUntil(isThere, { timeout: PATIENCE })
    expect((await visitor(test).post('/api/auth/sign-in/email', person)).statusCode).toBe(200)
    expect(error).not.toHaveBeenCalled()
    expect(test.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})
