import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeAdministrator } from '#capabilities/accounts/server/profile.ts'
import { reconcile } from '#capabilities/payments/server/jobs/reconcile.ts'
import { raiseAlarm } from '#capabilities/payments/server/settle/alarms.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { hasAccess, pay, resultOf, type Student, tracesOf } from '#tests/paying.ts'
import { auditLog } from './tables.ts'

const test = testApp()
let admin: Student

beforeAll(async () => {
  admin = await signedInStudent(test, { firstName: 'Mutale', lastName: 'Banda' })
  await makeAdministrator(test.database.db, admin.person.email)
})

async function paid(student: Student, assistantId: Parameters<typeof pay>[1] = 'humanizer') {
  const id = await pay(student, assistantId)
  test.advance(10_000)
  await resultOf(student, id)
  return id
}
const read = async (path: string) => (await admin.get(`/api/admin/${path}`)).json()
const earnedWith = async (type: string): Promise<number> =>
  (await read('earnings')).perAssistant.find((one: { purchaseType: string }) => one.purchaseType === type)
    ?.amountNgwee ?? 0
const act = (path: string, body: object = {}) => admin.post(`/api/admin/${path}`, body)

describe('the administrator’s door', () => {
  it.each(['earnings', 'deposits', 'transactions', 'users', 'alarms', 'audit', 'deposits.csv'])(
    'is no door at all for a student: %s',
    async (path) => {
      const student = await signedInStudent(test)
      expect((await student.get(`/api/admin/${path}`)).statusCode).toBe(404)
    },
  )
})

describe('earnings', () => {
  it('rise by exactly 150 with a completed payment of 150, and lastUpdated moves [S1-159] [S1-160]', async () => {
    const student = await signedInStudent(test)
    await paid(student, 'humanizer')
    const before = await read('earnings')
    test.advance(60_000)
    await paid(student, 'defense')
    const after = await read('earnings')
    expect(after.amount - before.amount).toBe(150)
    expect(after.amountNgwee).toBe(after.amount * 100)
    expect(Date.parse(after.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated))
    expect(
      after.perAssistant.find((one: { purchaseType: string }) => one.purchaseType === 'defense'),
    ).toMatchObject({
      name: 'Defense Room',
      amountNgwee: 15_000,
      payments: 1,
    })
    const days: { amountNgwee: number }[] = after.perDay
    expect(days.reduce((sum, { amountNgwee }) => sum + amountNgwee, 0)).toBe(after.amountNgwee)
  })

  it('leave out what is only waiting', async () => {
    const before = await read('earnings')
    const student = await signedInStudent(test)
    await pay(student, 'textChat')
    const after = await read('earnings')
    expect(after.amountNgwee).toBe(before.amountNgwee)
    expect(after.waiting.amountNgwee - before.waiting.amountNgwee).toBe(10_000)
  })

  it('are those of a span of days', async () => {
    expect(await read('earnings?from=2020-01-01&to=2020-01-31')).toMatchObject({
      amount: 0,
      payments: 0,
      lastUpdated: null,
      perDay: [],
    })
    expect((await admin.get('/api/admin/earnings?from=soon')).statusCode).toBe(400)
  })
})

describe('lists', () => {
  it('are searched, filtered and paged', async () => {
    const student = await signedInStudent(test)
    const ids = [await paid(student, 'humanizer'), await paid(student, 'decoder')]
    const all = await read(`deposits?q=${encodeURIComponent(student.person.email)}`)
    expect(all.deposits.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort())
    const one = await read(`deposits?q=${student.uid}&purchaseType=humanizer&status=COMPLETED&pageSize=1`)
    expect([one.total, one.deposits.length]).toEqual([1, 1])
    expect((await read(`deposits?q=${student.uid}&page=2&pageSize=1`)).deposits).toHaveLength(1)
    expect((await read('deposits?q=%25')).total).toBe(0)
    const transactions = await read(`transactions?q=${encodeURIComponent(student.person.email)}`)
    expect(transactions.transactions[0]).toMatchObject({
      userName: 'Chipo Mwansa',
      currency: 'ZMW',
      status: 'completed',
      paymentProcessor: 'pawaPay',
    })
  })

  it('show a transaction with every field of its record, the amount in kwacha [S1-154]', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student, 'humanizer')
    const settledAt = new Date(test.clock.at).toISOString()
    test.advance(5_000)
    const { transactions } = await read(`transactions?q=${student.uid}`)
    expect(transactions[0]).toMatchObject({
      userId: student.uid,
      userName: 'Chipo Mwansa',
      userEmail: student.person.email,
      phoneNumber: '260763456789',
      amount: 90,
      currency: 'ZMW',
      paymentMethod: 'MTN Money',
      status: 'completed',
      timestamp: settledAt,
      transactionId: id,
      paymentProcessor: 'pawaPay',
    })
    const file = await admin.get(`/api/admin/transactions.csv?q=${student.uid}`)
    const [head = '', row = ''] = file.body.replace(/^\uFEFF/, '').split('\r\n')
    expect(Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]]))).toMatchObject({
      userId: student.uid,
      amount: '90',
      currency: 'ZMW',
      timestamp: settledAt,
      transactionId: id,
    })
  })

  it('leave as files that no spreadsheet runs', async () => {
    const student = await signedInStudent(test, { firstName: '=HYPERLINK("x")', lastName: 'M' })
    await paid(student)
    const file = await admin.get(`/api/admin/transactions.csv?q=${student.uid}`)
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain(`"'=HYPERLINK`)
    expect(file.body.trim().split('\r\n')).toHaveLength(2)
  })

  it('show people with what they have', async () => {
    const student = await signedInStudent(test)
    await paid(student, 'humanizer')
    const { users } = await read(`users?q=${encodeURIComponent(student.person.email)}`)
    expect(users).toEqual([
      expect.objectContaining({
        uid: student.uid,
        payments: 1,
        paidNgwee: 9_000,
        paidAssistants: ['humanizer'],
      }),
    ])
    const { deposits, purchases } = await read(`users/${student.uid}`)
    expect([deposits.length, purchases.length]).toEqual([1, 1])
  })
})

describe('one deposit', () => {
  it('tells its whole history', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    const history = await read(`deposits/${id}`)
    expect(history.events.map(({ source, heard }: Record<string, string>) => [source, heard])).toEqual([
      ['request', 'accepted'],
      ['poll', 'COMPLETED'],
    ])
    expect(history.ledger[0].lines).toEqual([
      { account: 'asset:pawapay-clearing', amountNgwee: 9_000 },
      { account: 'revenue:humanizer', amountNgwee: -9_000 },
    ])
    expect(history.may).toEqual({ lookUp: true, refund: true, accept: false })
    expect((await admin.get('/api/admin/deposits/nothing')).statusCode).toBe(404)
  })

  it('is looked up at the gateway at once', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    const answer = await act(`deposits/${id}/look-up`)
    expect(answer.json().said).toContain('from ACCEPTED to COMPLETED')
    expect(await hasAccess(student)).toBe(true)
  })

  it('is refunded once, in full, with the access it bought', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    const before = await earnedWith('humanizer')
    const refund = { refundId: randomUUID(), reason: 'Paid by mistake' }
    const both = await Promise.all([
      act(`deposits/${id}/refund`, refund),
      act(`deposits/${id}/refund`, { ...refund, refundId: randomUUID() }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    test.advance(60_000)
    await reconcile(test.services)
    const history = await read(`deposits/${id}`)
    expect(history.refunds).toEqual([
      expect.objectContaining({ status: 'COMPLETED', amountNgwee: 9_000, requestedBy: 'Mutale Banda' }),
    ])
    expect(history.purchase.endedBecause).toBe('refunded')
    expect(history.may.refund).toBe(false)
    expect(await hasAccess(student)).toBe(false)
    expect(await earnedWith('humanizer')).toBe(before - 9_000)
    expect((await act(`deposits/${id}/refund`, { ...refund, refundId: randomUUID() })).statusCode).toBe(409)
  })

  it('moves waiting access up when the one before it is refunded', async () => {
    const student = await signedInStudent(test)
    const first = await paid(student)
    await paid(student)
    await act(`deposits/${first}/refund`, { refundId: randomUUID(), reason: 'Paid twice' })
    test.advance(60_000)
    await reconcile(test.services)
    expect(await hasAccess(student)).toBe(true)
  })

  it('opens after all when held money is accepted by hand, for what really came', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    test.gateway.change(id, { amount: 8_900 })
    test.advance(10_000)
    await resultOf(student, id)
    expect((await read(`deposits/${id}`)).may).toEqual({ lookUp: true, refund: true, accept: true })
    const before = await read('earnings')
    expect((await act(`deposits/${id}/accept`, { reason: 'One kwacha short' })).statusCode).toBe(200)
    const after = await read('earnings')
    expect(after.amountNgwee - before.amountNgwee).toBe(8_900)
    expect(after.heldNgwee).toBe(before.heldNgwee - 8_900)
    expect(await hasAccess(student)).toBe(true)
    expect((await act(`deposits/${id}/accept`, { reason: 'Once more' })).statusCode).toBe(409)
    expect(await tracesOf(test.database.db, id)).toMatchObject({
      purchases: 1,
      ledger: ['deposit-held', 'held-accepted'],
    })
  })
})

describe('acts', () => {
  it('give access by hand, for a reason', async () => {
    const student = await signedInStudent(test)
    const grant = { user: student.person.email, purchaseType: 'voice', reason: 'Our outage on Monday' }
    expect((await act('grants', { ...grant, reason: '' })).statusCode).toBe(400)
    expect((await act('grants', { ...grant, user: 'nobody@unza.zm' })).json().error).toBe(
      'No account found with this email.',
    )
    expect((await act('grants', { ...grant, purchaseType: 'admin' })).statusCode).toBe(400)
    const { purchase } = (await act('grants', grant)).json()
    expect(purchase).toMatchObject({ price: 0, paymentId: null, grantReason: 'Our outage on Monday' })
    expect(await hasAccess(student, 'voiceChat')).toBe(true)
  })

  it('sign somebody out on every device, for a reason, with the links that are on their way', async () => {
    const student = await signedInStudent(test)
    const { email, password } = student.person
    const laptop = visitor(test)
    await laptop.post('/api/auth/sign-in/email', { email, password })
    await student.post('/api/auth/request-password-reset', { email })
    const link = /token=([\w-]+)/.exec(test.mail.letters.at(-1)?.text ?? '')?.[1]
    const way = `users/${student.uid}/sign-out`
    expect((await act(way, { reason: '' })).statusCode).toBe(400)
    expect((await act('users/nobody/sign-out', { reason: 'Stolen phone' })).statusCode).toBe(404)
    expect((await student.post(`/api/admin/${way}`, { reason: 'Stolen phone' })).statusCode).toBe(404)
    expect((await act(way, { reason: 'Stolen phone' })).json()).toEqual({ sessions: 2 })
    for (const browser of [student, laptop])
      expect((await browser.get('/api/account/me')).json().user).toBeNull()
    const newPassword = 'granite lamp sunrise'
    expect((await laptop.post('/api/auth/reset-password', { token: link, newPassword })).statusCode).toBe(400)
    const { acts } = await read('audit')
    // Refusals are recorded alongside the answer, so a recent one may come first in the list.
    expect(acts.find(({ act: kind }: { act: string }) => kind === 'sign-out')).toMatchObject({
      about: student.uid,
      reason: 'Stolen phone',
    })
    expect((await laptop.post('/api/auth/sign-in/email', { email, password })).statusCode).toBe(200)
  })

  it('acknowledge an alarm once', async () => {
    const at = test.clock.at
    const about = { kind: 'ledger-unbalanced', about: 'ledger', at } as const
    await raiseAlarm(test.database.db, test.services.log, about)
    await raiseAlarm(test.database.db, test.services.log, about)
    const { alarms } = await read('alarms?open=1')
    const alarm = alarms.find(({ kind }: { kind: string }) => kind === 'ledger-unbalanced')
    expect(alarm.times).toBe(2)
    expect((await act(`alarms/${alarm.id}/acknowledge`)).json().alarm.acknowledgedBy).toBe(admin.uid)
    expect((await act(`alarms/${alarm.id}/acknowledge`)).statusCode).toBe(404)
  })

  it('are all in a log that nobody can change', async () => {
    const { acts } = await read('audit?pageSize=200')
    const kinds = new Set(acts.map(({ act: kind }: { act: string }) => kind))
    expect([...kinds].sort()).toEqual([
      'accept',
      'acknowledge',
      'export',
      'grant',
      'look-up',
      'refund',
      'refused-administrator',
      'sign-out',
    ])
    const own = acts.find(({ act: kind }: { act: string }) => kind === 'acknowledge')
    expect(own.who).toBe(admin.person.email)
    await expect(test.database.db.delete(auditLog)).rejects.toThrow()
  })
})
