import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { purchases } from '#capabilities/access/server/tables.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import {
  depositRequest,
  GRANTED_ONCE,
  hasAccess,
  pay,
  requestDeposit,
  resultOf,
  tracesOf,
} from '#tests/paying.ts'
import { CALLS, REFUSALS } from '../../spec.ts'
import { sendLetters } from '../jobs/outbox.ts'
import { ledgerEntries, ledgerLines, paymentEvents, payments, transactions } from '../tables.ts'

const test = testApp()

/** Pays, and asks for the result as the screen does. */
async function paid(student: Awaited<ReturnType<typeof signedInStudent>>, id = assistantIds[0]!) {
  const depositId = await pay(student, id)
  test.advance(10_000)
  expect(await resultOf(student, depositId)).toBe('COMPLETED')
  return depositId
}

describe('the deposit request', () => {
  it('is a POST of JSON to /api/payments/deposit-request-weekbe4 [S1-129]', async () => {
    const student = await signedInStudent(test)
    const answer = await student.post('/api/payments/deposit-request-weekbe4', depositRequest(student))
    expect(answer.statusCode).toBe(200)
    expect((await student.get('/api/payments/deposit-request-weekbe4')).statusCode).toBe(404)
  })

  it('answers with the deposit id in depositData.depositID [S1-137]', async () => {
    const student = await signedInStudent(test)
    const body = depositRequest(student)
    const answer = await requestDeposit(student, body)
    expect(answer.json()).toEqual({
      depositData: { depositID: body.attemptId, status: 'ACCEPTED', reused: false },
    })
  })

  it.each(assistantIds)('charges the catalogue’s price for %s [S1-134]', async (id) => {
    const student = await signedInStudent(test)
    const depositId = await pay(student, id)
    expect(test.gateway.charges.get(depositId)?.amount).toBe(ASSISTANTS[id].prices.charged * 100)
  })

  it('stores the attempt before anything is sent', async () => {
    const student = await signedInStudent(test)
    const body = depositRequest(student)
    let storedBefore = 0
    const { startDeposit } = test.gateway
    test.gateway.startDeposit = async (order) => {
      storedBefore = (await test.database.db.select().from(payments).where(eq(payments.id, order.depositId)))
        .length
      return startDeposit(order)
    }
    await requestDeposit(student, body)
    test.gateway.startDeposit = startDeposit
    expect(storedBefore).toBe(1)
  })

  it('fails at once and honestly when the connection was never made and nobody knows the deposit', async () => {
    const student = await signedInStudent(test)
    test.gateway.answerNextStart({ outcome: 'never-sent', reason: 'refused' })
    const body = depositRequest(student)
    const answer = await requestDeposit(student, body)
    expect([answer.statusCode, answer.json().error]).toEqual([502, 'Payment request failed'])
    expect(await resultOf(student, body.attemptId)).toBe('FAILED')
  })

  it('tells the operator’s refusal in a sentence', async () => {
    const student = await signedInStudent(test)
    test.gateway.answerNextStart({
      outcome: 'refused',
      code: 'PROVIDER_TEMPORARILY_UNAVAILABLE',
      message: 'x',
    })
    const answer = await requestDeposit(student, depositRequest(student))
    expect(answer.json().depositData.status).toBe('REJECTED')
    const result = await student.get(`/api/payments/deposit-results/${answer.json().depositData.depositID}`)
    expect(result.json().reason.message).toContain('MTN Money is not available at the moment')
  })

  it('asks no phone for money for a room that only opens soon here, and says so', async () => {
    const student = await signedInStudent(test)
    const { payments: settings, aiText } = test.services
    test.services.payments = { ...settings, mode: 'live' }
    test.services.aiText = { ...aiText, description: { ...aiText.description, builtIn: true } }
    const answer = await requestDeposit(student, depositRequest(student, 'textChat'))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'opens-soon', error: REFUSALS.opensSoon })
    expect(await test.database.db.select().from(payments).where(eq(payments.userId, student.uid))).toEqual([])
    const { opensSoon } = (await student.get(CALLS.readConfiguration.path)).json()
    expect(opensSoon).toEqual(['textChat', 'voiceChat'])
    Object.assign(test.services, { payments: settings, aiText })
  })

  it('is for people who are signed in', async () => {
    const answer = await visitor(test).post('/api/payments/deposit-request-weekbe4', {})
    expect(answer.statusCode).toBe(401)
  })
})

describe('the deposit result', () => {
  it('is COMPLETED or FAILED, and a 404 before that [S1-138]', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    test.gateway.change(id, { status: 'PROCESSING' })
    const yet = await student.get(`/api/payments/deposit-results/${id}`)
    expect([yet.statusCode, yet.json().code, yet.json().state]).toEqual([404, 'no-result-yet', 'PROCESSING'])
    test.gateway.change(id, { status: 'COMPLETED' })
    test.advance(9_000)
    const done = await student.get(`/api/payments/deposit-results/${id}`)
    expect([done.statusCode, done.json().status]).toEqual([200, 'COMPLETED'])

    const failing = await pay(student, 'decoder')
    test.gateway.change(failing, {
      status: 'FAILED',
      failure: { code: 'INSUFFICIENT_BALANCE', message: 'x' },
    })
    test.advance(9_000)
    const failed = await student.get(`/api/payments/deposit-results/${failing}`)
    expect(failed.json()).toMatchObject({
      status: 'FAILED',
      reason: { message: expect.stringContaining('There is not enough money in this wallet.') },
    })
  })

  it('is asked for at the gateway once in eight seconds, however often people look', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    test.gateway.change(id, { status: 'PROCESSING' })
    test.advance(9_000)
    await Promise.all(Array.from({ length: 8 }, () => resultOf(student, id)))
    const events = await test.database.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id))
    expect(events.filter(({ source }) => source === 'poll')).toHaveLength(1)
  })
})

describe('a completed payment', () => {
  it('writes one transaction record [S1-146]', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    for (let again = 0; again < 3; again++) await resultOf(student, id)
    expect(await tracesOf(test.database.db, id)).toMatchObject({ transactions: 1 })
  })

  it('writes one purchase record and opens the assistant [S1-147]', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student, 'humanizer')
    expect(await tracesOf(test.database.db, id)).toMatchObject(GRANTED_ONCE)
    expect(await hasAccess(student, 'humanizer')).toBe(true)
  })

  it('has every field of a transaction, ZMW and completed [S1-154] [S1-156]', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student, 'humanizer')
    const settledAt = new Date(test.clock.at)
    test.advance(5_000)
    await student.post('/api/payments/deposit-request-weekbe4', {})
    const [row] = await test.database.db.select().from(transactions).where(eq(transactions.paymentId, id))
    expect(row).toMatchObject({
      userId: student.uid,
      userName: 'Chipo Mwansa',
      userEmail: student.person.email,
      phoneNumber: '260763456789',
      amountNgwee: 9_000,
      currency: 'ZMW',
      paymentMethod: 'MTN Money',
      status: 'completed',
      paymentId: id,
      paymentProcessor: 'pawaPay',
    })
    expect(row?.timestamp).toEqual(settledAt)
  })

  it('has every field of a purchase [S1-157]', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student, 'defense')
    const settledAt = new Date(test.clock.at).toISOString()
    test.advance(5_000)
    const { purchases: own } = (await student.get('/api/access/purchases')).json()
    expect(own).toEqual([
      expect.objectContaining({
        userID: student.uid,
        price: 150,
        paymentId: id,
        purchaseTimestamp: settledAt,
        AIType: 'defense',
      }),
    ])
  })

  it.each(assistantIds)(
    'gives the purchase of %s the payment’s purchaseType as AIType [S1-158]',
    async (assistant) => {
      const student = await signedInStudent(test)
      const id = await paid(student, assistant)
      const [row] = await test.database.db.select().from(purchases).where(eq(purchases.paymentId, id))
      expect(row?.aiType).toBe(ASSISTANTS[assistant].purchase.purchaseType)
    },
  )

  it('sends one receipt, which says what was bought and until when', async () => {
    const student = await signedInStudent(test)
    await paid(student, 'humanizer')
    test.mail.state.shut = true
    await sendLetters(test.services)
    test.mail.state.shut = false
    test.advance(60_000)
    await Promise.all([sendLetters(test.services), sendLetters(test.services)])
    const letters = test.mail.letters.filter(({ to }) => to === student.person.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toMatch(/ZMW 90\.00 for Text Humanizer/)
    expect(letters[0]?.text).toContain('No real money moved')
  })

  it('is listed with a receipt for its owner', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student, 'humanizer')
    const { payment } = (await student.get(`/api/payments/${id}`)).json()
    expect(payment).toMatchObject({
      id,
      assistantName: 'Text Humanizer',
      amountNgwee: 9_000,
      status: 'COMPLETED',
      open: false,
      receipt: { paidBy: 'Chipo Mwansa', offer: '30 days, no limit', testMoney: true },
    })
    expect((await student.get('/api/payments')).json().payments).toHaveLength(1)
    expect((await student.get('/api/payments?open=1')).json().payments).toHaveLength(0)
  })
})

describe('the books', () => {
  it('are written by the server alone: no call takes a transaction, a purchase or earnings [S1-153]', async () => {
    const student = await signedInStudent(test)
    const forged = { userId: student.uid, amount: 90, status: 'completed', AIType: 'humanizer', price: 0 }
    const { db } = test.database
    const books = async () =>
      Promise.all([transactions, purchases, ledgerEntries, ledgerLines].map((table) => db.$count(table)))
    const before = await books()
    const writing = test.app.contracts.served
      .map(({ call }) => call)
      .filter(({ method, path }) => method !== 'GET' && path !== CALLS.requestDeposit.path)
      // These end the caller's session, and have nothing to do with money.
      .filter(({ path }) => !/^\/api\/(auth|account)/.test(path))
    expect(writing.length).toBeGreaterThan(30)
    for (const { method, path } of writing)
      await student.ask(method, path.replace(/:\w+/g, student.uid), forged)
    const guessed = [
      '/api/payments',
      '/api/transactions',
      '/api/purchases',
      '/api/access',
      '/api/admin/earnings',
    ]
    for (const path of guessed)
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
        expect((await student.ask(method, path, forged)).statusCode).toBe(404)
    expect(await books()).toEqual(before)
  })

  it('cannot be changed afterwards, not even by us', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    const { db } = test.database
    const refused = (change: Promise<unknown>) =>
      expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
    await refused(db.update(ledgerLines).set({ amountNgwee: 1 }))
    await refused(db.delete(ledgerEntries).where(eq(ledgerEntries.paymentId, id)))
    await refused(db.delete(paymentEvents))
  })

  it('refuse an entry that does not sum to zero', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    const entry = {
      id: 'crooked',
      paymentId: id,
      kind: 'x',
      at: new Date(),
      currency: 'ZMW',
      environment: 'emulator',
    } as const
    const written = test.database.db.transaction(async (tx) => {
      await tx.insert(ledgerEntries).values(entry)
      await tx.insert(ledgerLines).values([
        { entryId: entry.id, account: 'a', amountNgwee: 5 },
        { entryId: entry.id, account: 'b', amountNgwee: -4 },
      ])
    })
    await expect(written).rejects.toThrow()
    expect(
      await test.database.db.select().from(ledgerEntries).where(eq(ledgerEntries.id, 'crooked')),
    ).toEqual([])
  })

  it('keep the payment and lose the person when an account is deleted', async () => {
    const student = await signedInStudent(test)
    const id = await paid(student)
    const exported = (await student.get('/api/account/export')).json()
    expect(exported.payments.payments).toHaveLength(1)
    expect(exported.purchases).toHaveLength(1)
    await student.post('/api/account/delete', { password: student.person.password })
    const [row] = await test.database.db.select().from(transactions).where(eq(transactions.paymentId, id))
    expect(row).toMatchObject({
      userName: 'Anonymous',
      userEmail: null,
      phoneNumber: null,
      amountNgwee: 15_000,
    })
    const events = await test.database.db.select().from(paymentEvents).where(eq(paymentEvents.depositId, id))
    expect(JSON.stringify(events)).not.toContain('260763456789')
  })
})
