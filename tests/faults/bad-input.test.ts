/** Input from strangers and faulty programs: cases 8, 11 and 16, and everything that should never have been sent. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { alarms, paymentEvents, payments } from '#capabilities/payments/server/tables.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { seconds } from '#kit/time.ts'
import { pawaPayGateway } from '#ports/payment-gateway/payment-gateway.pawapay.ts'
import { signedInStudent, visitor } from '#tests/app.ts'
import { closeEmulated, emulatedApp, openEmulated } from '#tests/emulated.ts'
import {
  depositRequest,
  GRANTED_ONCE,
  hasAccess,
  NOTHING,
  pay,
  requestDeposit,
  resultOf,
  STAYS_PENDING,
  tracesOf,
  UNLISTED,
} from '#tests/paying.ts'

const test = emulatedApp()
const unsigned = emulatedApp({ requireSignature: false })

describe('a deposit request that was tampered with', () => {
  it.each([
    ['a price of 1', { amount: 1 }, 400, 'The price of this assistant has changed'],
    ['a price that is text', { amount: 'NaN' }, 400, 'The price of this assistant has changed'],
    ['no number at all', { amount: Number.NaN }, 400, 'The price of this assistant has changed'],
    ['a price in disguise', { amount: '9e1' }, 400, 'The price of this assistant has changed'],
    ['another currency', { Currency: 'USD' }, 400, 'Zambian kwacha'],
    ['a product that is not sold', { purchaseType: 'admin' }, 400, 'no assistant by that name'],
    ['a property of every object', { purchaseType: 'constructor' }, 400, 'no assistant by that name'],
    ['an unknown provider', { correspondent: 'VODAFONE_GHA' }, 400, 'Airtel Money'],
    [
      'a number nobody has',
      { PhoneNumber: '260981234567' },
      400,
      'Please enter a valid Zambian phone number',
    ],
    ['no number', { PhoneNumber: '' }, 400, 'Please enter a valid Zambian phone number'],
    ['no user', { userId: undefined }, 400, 'Missing required user or resource data'],
    ['somebody else’s account', { userId: 'somebody' }, 403, 'belongs to another account'],
    ['an attempt id that is none', { attemptId: 'x' }, 400, 'Something is wrong with this payment link'],
    ['a finished status', { depositStatus: 'COMPLETED' }, 400, 'Something is wrong with this payment link'],
  ])('is refused with a sentence: %s', async (_, change, status, sentence) => {
    const student = await signedInStudent(test)
    const before = (await test.atGateway()).received
    const answer = await requestDeposit(student, depositRequest(student, 'humanizer', change))
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toContain(sentence)
    expect((await test.atGateway()).received).toBe(before)
    expect((await student.get('/api/payments')).json().payments).toEqual([])
  })

  it('is refused and logged when its amount differs from the catalogue [S1-135]', async () => {
    const student = await signedInStudent(test)
    test.logged.length = 0
    const answer = await requestDeposit(student, depositRequest(student, 'humanizer', { amount: 1 }))
    expect(answer.statusCode).toBe(400)
    expect(test.logged).toContainEqual(
      expect.objectContaining({ facts: { code: 'wrong-amount', userId: student.uid } }),
    )
  })

  it('asks nobody’s phone more than five times an hour', async () => {
    const student = await signedInStudent(test)
    const answers = []
    for (const assistantId of ['humanizer', 'textChat', 'voiceChat', 'slides', 'decoder', 'defense'] as const)
      answers.push(
        await requestDeposit(student, depositRequest(student, assistantId, { PhoneNumber: '260955550001' })),
      )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers[5]?.json().error).toContain('asked to pay five times')
  })

  it('shows nobody another person’s payment', async () => {
    const [owner, stranger] = [await signedInStudent(test), await signedInStudent(test)]
    const id = await pay(owner)
    await test.passes(seconds(10))
    for (const path of [`/api/payments/deposit-results/${id}`, `/api/payments/${id}`])
      expect((await stranger.get(path)).json()).toMatchObject({ code: 'not-found' })
    expect((await stranger.get('/api/payments')).json().payments).toEqual([])
    // Not valid text: refused before any lookup.
    expect((await stranger.get('/api/payments/deposit-results/%00')).statusCode).toBe(400)
  })
})

describe('a callback that is not what it seems', () => {
  const send = (app: typeof test, body: string | object, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url: CALLBACK.path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const completed = (depositId: string) => ({ depositId, status: 'COMPLETED', amount: '90', currency: 'ZMW' })

  it('is refused unsigned or forged where signatures are required, and changes nothing', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student, 'humanizer', { PhoneNumber: UNLISTED })
    expect((await send(test, completed(id))).statusCode).toBe(401)
    await test.control(`callbacks/${id}/send`, { status: 'COMPLETED', forged: true })
    await test.passes(seconds(2))
    const events = await test.database.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id))
    expect(events.map(({ source }) => source)).toEqual(['request'])
    expect(await hasAccess(student)).toBe(false)
  })

  it('is only a hint where signatures are off: the gateway itself is asked', async () => {
    const student = await signedInStudent(unsigned)
    const id = await pay(student, 'humanizer', { PhoneNumber: UNLISTED })
    expect((await send(unsigned, completed(id))).statusCode).toBe(200)
    expect((await send(unsigned, { ...completed(id), status: 'FAILED' })).statusCode).toBe(200)
    expect(await tracesOf(unsigned.database.db, id)).toMatchObject(NOTHING)
    await unsigned.fault('lookup_500')
    expect((await send(unsigned, completed(id))).statusCode).toBe(503)
    await unsigned.control(`deposits/${id}/approve`)
    await unsigned.passes(seconds(10))
    expect(await tracesOf(unsigned.database.db, id)).toMatchObject(GRANTED_ONCE)
  })

  it('may be replayed for ever', async () => {
    const student = await signedInStudent(unsigned)
    const id = await pay(student)
    await unsigned.passes(seconds(10))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(unsigned, completed(id))))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await tracesOf(unsigned.database.db, id)).toMatchObject(GRANTED_ONCE)
  })

  it.each([
    ['no JSON', 'hello', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['bytes that are no text', '\u0000\u0001', 400],
    ['a deposit that is not ours', JSON.stringify({ depositId: randomUUID(), status: 'COMPLETED' }), 200],
    ['an id that is none', JSON.stringify({ depositId: "'; drop table payments", status: 'COMPLETED' }), 400],
    ['a zero byte', JSON.stringify({ depositId: 'a\u0000b', status: 'COMPLETED' }), 400],
    ['a thousand brackets', '['.repeat(1_000) + ']'.repeat(1_000), 400],
  ])('is answered calmly: %s', async (_, body, status) => {
    const before = await unsigned.database.db.select().from(paymentEvents)
    const answer = await send(unsigned, body)
    expect(answer.statusCode).toBe(status)
    expect(await unsigned.database.db.select().from(paymentEvents)).toHaveLength(before.length)
  })

  it('is refused when it is larger than 64 KB, however it is sent', async () => {
    const answer = await send(unsigned, `{"depositId":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toBe('This is too large to send.')
  })

  it('needs neither a session nor an origin of ours, and nothing else is open that way', async () => {
    const stranger = visitor(unsigned)
    const body = completed(randomUUID())
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await stranger.post(CALLBACK.path, body, elsewhere)).statusCode).toBe(200)
    expect((await stranger.post('/api/payments/deposit-request-weekbe4', body, elsewhere)).statusCode).toBe(
      403,
    )
    expect((await stranger.post('/api/payments/deposit-request-weekbe4', body)).statusCode).toBe(401)
  })
})

describe('operators and faults of ours', () => {
  it('asks nobody to pay through an operator that is closed', async () => {
    const own = await openEmulated()
    const student = await signedInStudent(own)
    await own.control('providers/MTN_MOMO_ZMB', { DEPOSIT: 'CLOSED' })
    const shown = (await student.get('/api/payments/configuration')).json()
    expect(shown.providers[1]).toMatchObject({ provider: 'MTN_MOMO_ZMB', status: 'CLOSED' })
    const answer = await requestDeposit(student, depositRequest(student))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toContain('MTN Money cannot take payments at the moment')
    expect((await own.atGateway()).received).toBe(0)
    await closeEmulated(own)
  })

  it('says something neutral and alarms the operator when our token is refused', async () => {
    const own = await openEmulated()
    Object.assign(
      own.services.gateway,
      pawaPayGateway({ environment: 'emulator', baseUrl: own.emulator.url, token: 'revoked' }),
    )
    const student = await signedInStudent(own)
    const id = await pay(student)
    expect((await student.get(`/api/payments/deposit-results/${id}`)).json()).toMatchObject({
      status: 'FAILED',
      reason: { message: 'Payments are unavailable at the moment. You were not charged.' },
    })
    const [payment] = await own.database.db.select().from(payments)
    expect(payment?.status).toBe('REJECTED')
    const raised = await own.database.db.select().from(alarms)
    expect(raised.map(({ kind }) => kind)).toContain('gateway-misconfigured')
    await closeEmulated(own)
  })

  it('pays through although nobody answers about operators', async () => {
    const own = await openEmulated()
    const student = await signedInStudent(own)
    await own.fault('http_500', { match: { op: 'toolkit' }, times: null })
    const id = await pay(student)
    await own.passes(seconds(10))
    expect(await resultOf(student, id)).toBe('COMPLETED')
    await closeEmulated(own)
  })

  it('leaves a payment open that nobody approves, without asking the phone again', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student, 'humanizer', { PhoneNumber: STAYS_PENDING })
    const again = await requestDeposit(student, depositRequest(student))
    expect(again.json().depositData).toEqual({ depositID: id, status: 'ACCEPTED', reused: true })
    expect((await student.get('/api/payments?open=1')).json().payments).toHaveLength(1)
  })
})
