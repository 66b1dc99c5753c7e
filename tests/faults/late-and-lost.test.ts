/** Results that come late, never, twice, or malformed: cases 9, 10 and 12 to 15, 17 to 20. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from '#capabilities/payments/server/tables.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import { signedInStudent } from '#tests/app.ts'
import { emulatedApp } from '#tests/emulated.ts'
import {
  depositRequest,
  GRANTED_ONCE,
  hasAccess,
  ledgerSum,
  NOTHING,
  PAYS,
  pay,
  requestDeposit,
  resultOf,
  STAYS_PENDING,
  tracesOf,
  UNLISTED,
} from '#tests/paying.ts'

const test = emulatedApp()
const traces = (id: string) => tracesOf(test.database.db, id)

describe('a result that comes late or never', () => {
  it.each([
    ['minute 7', minutes(7)],
    ['hour 3', hours(3)],
  ])('grants in %s, long after the screen has given up, and sends the receipt [S1-143]', async (_, ms) => {
    const student = await signedInStudent(test)
    await test.fault('complete_after', { params: { ms } })
    const id = await pay(student)
    for (let poll = 0; poll < 30; poll++) {
      await test.passes(seconds(10))
      expect(await resultOf(student, id)).not.toBe('FAILED')
    }
    expect(await hasAccess(student)).toBe(false)
    await test.passes(ms)
    await test.work()
    expect(await hasAccess(student)).toBe(true)
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
    expect(test.mail.letters.filter(({ to }) => to === student.person.email)).toHaveLength(1)
  })

  it('settles without any callback, by asking', async () => {
    const student = await signedInStudent(test)
    await test.fault('no_callback', { times: null, match: {} })
    const id = await pay(student)
    await test.passes(seconds(30))
    await test.work()
    await fetch(`${test.emulator.url}/__emulator/faults`, { method: 'DELETE' })
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
  })

  it('stays open while the gateway is still reconciling, for hours', async () => {
    const student = await signedInStudent(test)
    await test.fault('reconcile_for', { params: { ms: hours(5) } })
    const id = await pay(student)
    await test.passes(hours(4))
    await test.work()
    expect(await resultOf(student, id)).toBe('IN_RECONCILIATION')
    await test.passes(hours(2))
    await test.work()
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
  })

  it('is handed to a person after seven days, and never simply failed', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student, 'humanizer', { PhoneNumber: STAYS_PENDING })
    await test.passes(hours(24 * 7) + minutes(1))
    await test.work()
    expect(await traces(id)).toMatchObject({ status: 'NEEDS_ATTENTION', ...NOTHING, alarms: ['too-old'] })
    const held = await student.get(`/api/payments/deposit-results/${id}`)
    expect(held.statusCode).toBe(404)
    expect(held.json().error).toContain('One of our team is following it up')
  })
})

describe('money that is not what was asked for', () => {
  it.each([
    ['amount_mismatch', { amount: '1' }, ['deposit-held']],
    ['currency_mismatch', { currency: 'USD' }, []],
  ])('grants nothing on %s, keeps the money in sight and raises an alarm', async (fault, params, ledger) => {
    const student = await signedInStudent(test)
    await test.fault(fault, { params })
    const id = await pay(student)
    await test.passes(seconds(20))
    await test.work()
    expect(await traces(id)).toEqual({
      status: 'NEEDS_ATTENTION',
      purchases: 0,
      transactions: 0,
      ledger,
      alarms: ['money-differs'],
    })
    expect(await hasAccess(student)).toBe(false)
    expect(await ledgerSum(test.database.db)).toBe(0)
  })
})

describe('a payment that a person must decide on', () => {
  it.each([
    ['amount_mismatch', { amount: '1' }, 'We received ZMW 1.00, but the price is ZMW 90.00.'],
    [
      'currency_mismatch',
      { currency: 'USD' },
      'Your payment arrived, but not in kwacha. The price is ZMW 90.00.',
    ],
  ])('is told the same on screen, in the list and by letter: %s', async (fault, params, known) => {
    const student = await signedInStudent(test)
    await test.fault(fault, { params })
    const id = await pay(student)
    await test.passes(seconds(20))
    const plain = (text: string) => text.replaceAll('\u2009', ' ')
    const onScreen = await student.get(`/api/payments/deposit-results/${id}`)
    expect([onScreen.statusCode, onScreen.json().code]).toEqual([404, 'held'])
    const words = onScreen.json().error
    expect(plain(words)).toBe(
      `${known} One of our team will check it, and either open your access or refund you. You do not need to pay again.`,
    )
    const [listed] = (await student.get('/api/payments')).json().payments
    expect(listed).toMatchObject({ id, open: false, reason: { code: 'HELD', message: words } })
    await test.work()
    await test.work()
    const letters = test.mail.letters.filter(({ to }) => to === student.person.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['We are checking your Weekbe4 payment'])
    expect(plain(letters[0]?.text ?? '')).toContain(plain(words))
  })
})

describe('results that contradict each other', () => {
  it('asks a person when the gateway first said FAILED and then COMPLETED', async () => {
    const student = await signedInStudent(test)
    await test.fault('flip_final', { params: { ms: minutes(2) } })
    const id = await pay(student, 'humanizer', { PhoneNumber: '260973456049' })
    await test.passes(seconds(10))
    expect(await resultOf(student, id)).toBe('FAILED')
    await test.passes(minutes(3))
    expect(await traces(id)).toMatchObject({
      status: 'NEEDS_ATTENTION',
      purchases: 0,
      alarms: ['final-states-disagree'],
    })
  })

  it('keeps what was granted when the gateway says FAILED after COMPLETED', async () => {
    const student = await signedInStudent(test)
    await test.fault('flip_final', { params: { ms: minutes(2) } })
    const id = await pay(student)
    await test.passes(seconds(10))
    await test.passes(minutes(3))
    expect(await traces(id)).toMatchObject({ ...GRANTED_ONCE, alarms: ['failed-after-completed'] })
    expect(await hasAccess(student)).toBe(true)
  })

  it('grants after all what we had given up ourselves', async () => {
    const student = await signedInStudent(test)
    // Once when we ask at once, and once when we give up on it.
    await test.fault('not_found_then_found', { times: 2 })
    await test.fault('no_callback')
    await test.fault('complete_after', { params: { ms: minutes(20) } })
    await test.fault('accept_then_500')
    const body = depositRequest(student)
    expect((await requestDeposit(student, body)).json().code).toBe('not-sent')
    const id = body.attemptId
    await test.passes(minutes(16))
    await test.work()
    expect((await traces(id)).status).toBe('FAILED')
    await test.passes(hours(2))
    await test.work()
    expect(await traces(id)).toMatchObject({ ...GRANTED_ONCE, alarms: ['late-completion'] })
  })

  it('never moves back, and holds a word nobody knows', async () => {
    const student = await signedInStudent(test)
    const done = await pay(student)
    await test.passes(seconds(10))
    await test.control(`callbacks/${done}/send`, { status: 'PROCESSING' })
    await test.passes(seconds(1))
    expect((await traces(done)).status).toBe('COMPLETED')

    await test.fault('unknown_status', { params: { status: 'SOMETHING_NEW' }, times: 1 })
    const strange = await pay(student, 'textChat', { PhoneNumber: STAYS_PENDING })
    await test.passes(seconds(5))
    await resultOf(student, strange)
    expect(await traces(strange)).toMatchObject({
      status: 'NEEDS_ATTENTION',
      ...NOTHING,
      alarms: ['unknown-status'],
    })
    // It may still be completed, so a second press returns to it and does not charge again.
    expect(await pay(student, 'textChat')).toBe(strange)
    await test.control(`deposits/${strange}/complete`)
    await test.passes(hours(1))
    await test.work()
    expect((await traces(strange)).status).toBe('COMPLETED')
  })
})

describe('a gateway that cannot be asked', () => {
  it.each(['lookup_500', 'lookup_garbage'])(
    'leaves open payments alone on %s and settles them later',
    async (fault) => {
      const student = await signedInStudent(test)
      await test.fault('no_callback')
      await test.fault(fault, { times: null })
      const id = await pay(student)
      await test.passes(minutes(20))
      await test.work()
      expect(await resultOf(student, id)).toBe('ACCEPTED')
      await fetch(`${test.emulator.url}/__emulator/faults`, { method: 'DELETE' })
      await test.passes(minutes(20))
      await test.work()
      expect(await traces(id)).toMatchObject(GRANTED_ONCE)
    },
  )
})

describe('people and clocks', () => {
  it('gives two periods to somebody who really paid twice', async () => {
    const student = await signedInStudent(test)
    await pay(student)
    await test.passes(seconds(10))
    const first = (await student.get('/api/access')).json().assistants.humanizer.validUntil
    await pay(student, 'humanizer', { PhoneNumber: PAYS.Airtel })
    await test.passes(seconds(10))
    const second = (await student.get('/api/access')).json().assistants.humanizer.validUntil
    expect(Date.parse(second) - Date.parse(first)).toBe(hours(720))
  })

  it('completes for somebody who signed out, and holds the money of an account that is gone', async () => {
    const student = await signedInStudent(test)
    const away = await pay(student)
    await student.post('/api/auth/sign-out')
    await test.passes(seconds(10))
    expect(await traces(away)).toMatchObject(GRANTED_ONCE)

    const leaver = await signedInStudent(test)
    const orphan = await pay(leaver, 'decoder', { PhoneNumber: UNLISTED })
    await leaver.post('/api/account/delete', { password: leaver.person.password })
    await test.control(`deposits/${orphan}/approve`)
    await test.passes(seconds(10))
    expect(await traces(orphan)).toEqual({
      status: 'NEEDS_ATTENTION',
      purchases: 0,
      transactions: 0,
      ledger: ['deposit-held'],
      alarms: ['account-deleted'],
    })
    const [kept] = await test.database.db.select().from(payments).where(eq(payments.id, orphan))
    expect(kept?.phone).toBeNull()
  })

  it.each([
    ['a day ahead', hours(24)],
    ['a day behind', -hours(24)],
  ])('loses nothing while our clock is %s and put right again', async (_, wrong) => {
    const student = await signedInStudent(test)
    await test.fault('no_callback')
    test.advance(wrong)
    const id = await pay(student, 'humanizer', { PhoneNumber: UNLISTED })
    await test.work()
    test.advance(-wrong)
    expect(['ACCEPTED', 'PROCESSING']).toContain((await traces(id)).status)
    await test.control(`deposits/${id}/approve`)
    await test.passes(minutes(2))
    await test.work()
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
  })

  it('works off many open payments at once', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => signedInStudent(test)))
    await test.fault('no_callback', { times: null })
    const ids: string[] = []
    for (const student of students)
      for (const assistantId of ['humanizer', 'textChat', 'voiceChat', 'slides', 'decoder'] as const) {
        const phone = `26097${String(1_000_000 + ids.length).slice(0, 7)}`
        const body = depositRequest(student, assistantId, { PhoneNumber: phone })
        ids.push((await requestDeposit(student, body)).json().depositData.depositID)
      }
    for (const id of ids) await test.control(`deposits/${id}/approve`)
    await test.passes(minutes(2))
    await test.work()
    await fetch(`${test.emulator.url}/__emulator/faults`, { method: 'DELETE' })
    const states = await Promise.all(ids.map(traces))
    expect(states.every(({ status, purchases }) => status === 'COMPLETED' && purchases === 1)).toBe(true)
  })
})
