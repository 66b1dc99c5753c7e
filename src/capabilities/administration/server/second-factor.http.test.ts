import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewSecondFactor } from '#capabilities/accounts/contract.ts'
import { SAYS, WRONG_CODES } from '#capabilities/accounts/spec.ts'
import { signedInAdministrator } from '#tests/administrator.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { nextCode, wrongCode } from '#tests/authenticator.ts'
import { hasAccess, pay, resultOf } from '#tests/paying.ts'
import { resetByOperator } from './reset-by-operator.ts'
import { auditLog } from './tables.ts'

const test = testApp()
const WAY = '/api/account/second-factor'
type Administrator = Awaited<ReturnType<typeof signedInAdministrator>>

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const passwordOf = ({ person: { email, password } }: Administrator) => ({ email, password })

async function begin(admin: Administrator): Promise<NewSecondFactor> {
  const begun = await admin.post(`${WAY}/begin`, { password: admin.person.password })
  if (begun.statusCode !== 200) throw new Error(begun.body)
  return begun.json()
}

/** An administrator whose account asks for a code. */
async function withFactor() {
  const admin = await signedInAdministrator(test)
  const factor = await begin(admin)
  const confirmed = await admin.post(`${WAY}/confirm`, { code: nextCode(factor.uri) })
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  return { admin, ...factor }
}

const who = async (browser: Pick<Administrator, 'get'>) => (await browser.get('/api/account/me')).json().user
const secondStep = (browser: Pick<Administrator, 'post'>, code: string) =>
  browser.post('/api/auth/sign-in/second-step', { code })

/** A browser in which the password was right. */
async function atSecondStep(admin: Administrator) {
  const browser = visitor(test)
  const half = await browser.post('/api/auth/sign-in/email', passwordOf(admin))
  expect([half.statusCode, half.json()]).toEqual([401, { error: SAYS.secondStep, code: 'second-step' }])
  return browser
}

describe('an administrator’s authenticator app', () => {
  it('does not exist for a student', async () => {
    const student = await signedInStudent(test)
    expect((await student.get(WAY)).statusCode).toBe(404)
    const { password } = student.person
    expect((await student.post(`${WAY}/begin`, { password })).statusCode).toBe(404)
  })

  it('is set up with the password and a first code, which signs every other device out', async () => {
    const admin = await signedInAdministrator(test)
    const laptop = visitor(test)
    await laptop.post('/api/auth/sign-in/email', passwordOf(admin))
    expect((await admin.post(`${WAY}/begin`, { password: 'not this one' })).json().code).toBe(
      'wrong-password',
    )

    const { uri, secret, qr, recoveryCodes } = await begin(admin)
    expect(uri).toContain(`otpauth://totp/Weekbe4:${encodeURIComponent(admin.person.email)}`)
    expect(uri).toContain(secret)
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await admin.get(WAY)).json()).toEqual({ on: false, needed: false, recoveryCodesLeft: 0 })

    expect((await admin.post(`${WAY}/confirm`, { code: wrongCode(uri) })).json().error).toBe(SAYS.wrongCode)
    expect((await who(laptop))?.uid).toBe(admin.uid)
    expect((await admin.post(`${WAY}/confirm`, { code: nextCode(uri) })).statusCode).toBe(200)
    expect((await who(admin))?.uid).toBe(admin.uid)
    expect(await who(laptop)).toBeNull()
    expect((await admin.get(WAY)).json()).toEqual({ on: true, needed: false, recoveryCodesLeft: 10 })
    expect((await admin.post(`${WAY}/begin`, passwordOf(admin))).json().code).toBe('second-factor-on')
  })

  it('is switched off with the password and a code', async () => {
    const { admin, uri } = await withFactor()
    const { password } = admin.person
    const off = (code: string) => admin.post(`${WAY}/end`, { password, code })
    expect((await off(wrongCode(uri))).json().code).toBe('wrong-code')
    expect((await off(nextCode(uri))).statusCode).toBe(200)
    expect((await admin.get(WAY)).json().on).toBe(false)
    expect((await visitor(test).post('/api/auth/sign-in/email', passwordOf(admin))).statusCode).toBe(200)
  })

  it('gives new recovery codes, and the earlier ones open nothing any more', async () => {
    const { admin, uri, recoveryCodes } = await withFactor()
    const { password } = admin.person
    const made = await admin.post(`${WAY}/recovery-codes`, { password, code: nextCode(uri) })
    const browser = await atSecondStep(admin)
    expect((await secondStep(browser, recoveryCodes[0]!)).json().code).toBe('wrong-code')
    expect((await secondStep(browser, made.json().recoveryCodes[0])).statusCode).toBe(200)
  })
})

describe('signing in with a code', () => {
  it('takes the code after the password, and nothing is open before', async () => {
    const { admin, uri } = await withFactor()
    const browser = await atSecondStep(admin)
    expect(await who(browser)).toBeNull()
    const done = await secondStep(browser, nextCode(uri))
    expect(done.json().user.email).toBe(admin.person.email)
    expect((await who(browser))?.uid).toBe(admin.uid)
  })

  it('refuses a code without the password before it', async () => {
    const { uri } = await withFactor()
    const answer = await secondStep(visitor(test), nextCode(uri))
    expect([answer.statusCode, answer.json().error]).toEqual([401, SAYS.secondStepOver])
  })

  it('goes by the password that was typed, whoever else is signed in in this browser', async () => {
    const { admin, uri } = await withFactor()
    const browser = await atSecondStep(admin)
    const other = await withFactor()
    for (const [name, value] of other.admin.cookies) browser.cookies.set(name, value)
    expect((await secondStep(browser, nextCode(other.uri))).json().code).toBe('wrong-code')
    expect((await secondStep(browser, nextCode(uri))).json().user.id).toBe(admin.uid)
  })

  it('counts wrong codes, also over several sign-ins, and lets a right one start over', async () => {
    const { admin, uri } = await withFactor()
    let browser = await atSecondStep(admin)
    for (let tried = 1; tried < WRONG_CODES.most; tried++)
      expect((await secondStep(browser, wrongCode(uri))).json().code).toBe('wrong-code')
    expect((await secondStep(browser, nextCode(uri))).statusCode).toBe(200)

    browser = await atSecondStep(admin)
    for (let tried = 1; tried < WRONG_CODES.most; tried++) await secondStep(browser, wrongCode(uri))
    browser = await atSecondStep(admin)
    expect((await secondStep(browser, wrongCode(uri))).statusCode).toBe(429)
    expect((await secondStep(browser, nextCode(uri))).statusCode).toBe(429)
    expect(await who(browser)).toBeNull()
    test.advance(WRONG_CODES.within)
    expect((await secondStep(browser, nextCode(uri))).statusCode).toBe(200)
  })

  it('lets one code in once, also when two send it at the same moment', async () => {
    const { admin, uri } = await withFactor()
    const [one, two] = [await atSecondStep(admin), await atSecondStep(admin)]
    const code = nextCode(uri)
    const both = await Promise.all([secondStep(one, code), secondStep(two, code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await secondStep(await atSecondStep(admin), code)).json().error).toBe(SAYS.usedCode)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { admin, recoveryCodes } = await withFactor()
    const typed = recoveryCodes[0]!.toUpperCase().replace('-', ' ')
    const browser = await atSecondStep(admin)
    expect((await secondStep(browser, typed)).statusCode).toBe(200)
    expect((await browser.get(WAY)).json().recoveryCodesLeft).toBe(9)
    expect((await secondStep(await atSecondStep(admin), recoveryCodes[0]!)).json().code).toBe('wrong-code')
  })
})

describe('money moved by hand', () => {
  async function paidDeposit() {
    const student = await signedInStudent(test)
    const id = await pay(student)
    test.advance(10_000)
    await resultOf(student, id)
    return { student, id }
  }

  it('asks for the code again, and a wrong or a used one moves nothing', async () => {
    const { admin, uri } = await withFactor()
    const { student, id } = await paidDeposit()
    const refund = (code?: string) =>
      admin.post(`/api/admin/deposits/${id}/refund`, { refundId: randomUUID(), reason: 'Paid twice', code })
    expect((await refund()).json()).toEqual({ error: SAYS.secondStep, code: 'code-needed' })
    expect((await refund(wrongCode(uri))).json().error).toBe(SAYS.wrongCode)
    const code = nextCode(uri)
    const grant = { user: student.uid, purchaseType: 'voice', reason: 'Our outage', code }
    expect((await admin.post('/api/admin/grants', grant)).statusCode).toBe(200)
    expect((await refund(code)).json().error).toBe(SAYS.usedCode)
    expect((await admin.get(`/api/admin/deposits/${id}`)).json().refunds).toEqual([])
    expect(await hasAccess(student)).toBe(true)

    expect((await refund(nextCode(uri))).statusCode).toBe(200)
    const held = await admin.post(`/api/admin/deposits/${id}/accept`, { reason: 'One short' })
    expect(held.json().code).toBe('code-needed')
  })

  it('asks no code of an administrator without an app', async () => {
    const admin = await signedInAdministrator(test)
    const { id } = await paidDeposit()
    const asked = { refundId: randomUUID(), reason: 'Paid twice' }
    expect((await admin.post(`/api/admin/deposits/${id}/refund`, asked)).statusCode).toBe(200)
  })
})

describe('with real money', () => {
  beforeEach(() => {
    const { environment } = test.services.gateway
    Object.assign(test.services.gateway, { environment: 'live' })
    return () => void Object.assign(test.services.gateway, { environment })
  })

  it('there is no administration without a second factor', async () => {
    const admin = await signedInAdministrator(test)
    for (const path of ['earnings', 'users', 'costs', 'audit']) {
      const answer = await admin.get(`/api/admin/${path}`)
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'second-factor-needed'])
    }
    expect((await admin.get(WAY)).json()).toMatchObject({ on: false, needed: true })
    const { uri } = await begin(admin)
    expect((await admin.post(`${WAY}/confirm`, { code: nextCode(uri) })).statusCode).toBe(200)
    expect((await admin.get('/api/admin/earnings')).statusCode).toBe(200)
  })
})

describe('the operator’s command', () => {
  it('takes the app from the account, ends its sessions, and leaves a line in the audit log', async () => {
    const { admin } = await withFactor()
    const waiting = await atSecondStep(admin)
    expect(await resetByOperator(test.services, 'nobody@unza.zm')).toBe(false)
    expect(await resetByOperator(test.services, admin.person.email)).toBe(true)
    expect(await who(admin)).toBeNull()
    expect((await secondStep(waiting, '123456')).json().code).toBe('second-step-over')
    expect((await admin.post('/api/auth/sign-in/email', passwordOf(admin))).statusCode).toBe(200)
    const lines = await test.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.act, 'reset-second-factor'), eq(auditLog.about, admin.uid)))
    expect(lines).toMatchObject([{ who: 'operator' }])
  })
})
