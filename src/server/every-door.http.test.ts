/** Every registered call: from another site, without a session, and with another user's ids. */
import { describe, expect, it } from 'vitest'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { type Call, filledPath } from '#contracts/call.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()

const calls = () => test.app.contracts.served.map(({ call }) => call)
const isWrite = ({ method }: Call) => !['GET', 'HEAD', 'OPTIONS'].includes(method)
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const addressOf = ({ path }: Call) => filledPath(path.replace(/:\w+/g, 'no-such-one').replace('*', 'x'))

/** Without this header a resumable-upload call is rejected as malformed. */
const IN_PIECES = { 'tus-resumable': '1.0.0' }

/** Calls that work without a session, each for its reason. */
const WITHOUT_A_SESSION: Record<string, string> = {
  'POST /api/auth/sign-up/email': 'makes one',
  'POST /api/auth/sign-in/email': 'makes one',
  'POST /api/auth/sign-in/second-step': 'makes one, after the password',
  'POST /api/auth/sign-out': 'ends one, where there is one',
  'GET /api/auth/get-session': 'says whether there is one',
  'GET /api/account/me': 'says whether there is one',
  'POST /api/auth/request-password-reset': 'for whoever cannot make one',
  'POST /api/auth/reset-password': 'is opened by the link of a letter',
  'POST /api/payments/pawapay/callback': 'is opened by a signature',
}

describe('from another site', () => {
  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('no call that changes something is answered, sent as %s', async (type) => {
    const student = await signedInStudent(test)
    const writes = calls().filter((call) => isWrite(call) && call.path !== CALLBACK.path)
    expect(writes.length).toBeGreaterThan(30)
    for (const call of writes) {
      const headers = { origin: 'https://elsewhere.example', 'content-type': type }
      const answer = await student.ask(call.method, addressOf(call), '{}', headers)
      expect([nameOf(call), answer.statusCode, answer.json().code]).toEqual([
        nameOf(call),
        403,
        'wrong-origin',
      ])
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect((await student.get('/api/account/me')).json().user).not.toBeNull()
  })

  it('no call is allowed by what browsers ask beforehand', async () => {
    for (const call of calls().filter(isWrite)) {
      const answer = await test.app.inject({
        method: 'OPTIONS',
        url: addressOf(call),
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': call.method,
          'access-control-request-headers': 'content-type',
        },
      })
      const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'))
      expect([nameOf(call), [401, 404].includes(answer.statusCode), allowing]).toEqual([
        nameOf(call),
        true,
        [],
      ])
    }
  })
})

describe('without a session', () => {
  it('names no call that is not there', () => {
    const there = calls().map(nameOf)
    expect(Object.keys(WITHOUT_A_SESSION).filter((name) => !there.includes(name))).toEqual([])
  })

  it('every call asks to sign in, but those that are named with a reason', async () => {
    for (const call of calls().filter((one) => !(nameOf(one) in WITHOUT_A_SESSION))) {
      const answer = await visitor(test).ask(
        call.method,
        addressOf(call),
        isWrite(call) ? {} : undefined,
        IN_PIECES,
      )
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401])
    }
  })
})

it('a body that would change what objects are is refused at every call, and changes nothing', async () => {
  const student = await signedInStudent(test)
  for (const call of calls().filter((one) => isWrite(one) && one.body && '_zod' in one.body)) {
    for (const body of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}']) {
      const answer = await student.ask(call.method, addressOf(call), body, {
        'content-type': 'application/json',
      })
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 400])
    }
  }
  expect({}).not.toHaveProperty('isAdmin')
})

it('an administrator’s call is not there for a student', async () => {
  const student = await signedInStudent(test)
  const theirs = calls().filter(({ path }) => path.startsWith('/api/admin/'))
  expect(theirs.length).toBeGreaterThan(10)
  for (const call of theirs) {
    const answer = await student.ask(call.method, addressOf(call), isWrite(call) ? {} : undefined)
    expect([nameOf(call), answer.statusCode, answer.json()]).toEqual([
      nameOf(call),
      404,
      { error: 'Not found.', code: 'not-found' },
    ])
  }
})
