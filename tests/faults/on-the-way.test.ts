/** Faults between the press of Pay Now and the gateway's answer: cases 1 to 7 of what a checkout must survive. */
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '#kit/time.ts'
import { signedInStudent } from '#tests/app.ts'
import { emulatedApp } from '#tests/emulated.ts'
import {
  depositRequest,
  GRANTED_ONCE,
  hasAccess,
  NOTHING,
  PAYS,
  pay,
  requestDeposit,
  resultOf,
  type Student,
  tracesOf,
  UNLISTED,
} from '#tests/paying.ts'

const test = emulatedApp()
const traces = (id: string) => tracesOf(test.database.db, id)

it('goes on without the tab: access opens by itself, whoever is looking', async () => {
  const student = await signedInStudent(test)
  const id = await pay(student, 'humanizer', { PhoneNumber: UNLISTED })
  await test.passes(seconds(8))
  await test.control(`deposits/${id}/approve`)
  await test.passes(seconds(5))
  expect(await traces(id)).toMatchObject(GRANTED_ONCE)
  expect(await hasAccess(student)).toBe(true)
})

it('takes a callback that comes before the answer to its request, and grants once', async () => {
  const student = await signedInStudent(test)
  await test.fault('callback_before_response')
  const asked = requestDeposit(student, depositRequest(student))
  await test.passes(seconds(10))
  const id = (await asked).json().depositData.depositID
  await test.passes(seconds(10))
  expect(await traces(id)).toMatchObject(GRANTED_ONCE)
})

it('grants once, however often the callback comes', async () => {
  const student = await signedInStudent(test)
  await test.fault('duplicate_callback', { params: { times: 5 } })
  const id = await pay(student)
  await test.passes(seconds(10))
  await test.control(`callbacks/${id}/send`, { times: 3 })
  await test.passes(seconds(10))
  expect(await traces(id)).toMatchObject(GRANTED_ONCE)
})

it.each(['accept_then_500', 'accept_then_reset', 'accept_then_hang', 'garbage_body'])(
  'asks at once after %s, finds the deposit, and does not ask for money twice',
  async (fault) => {
    const student = await signedInStudent(test)
    const before = (await test.atGateway()).received
    await test.fault('no_callback')
    await test.fault(fault)
    const id = await pay(student)
    expect(await traces(id)).toMatchObject({ status: 'ACCEPTED', ...NOTHING })
    await test.passes(seconds(20))
    expect(await resultOf(student, id)).toBe('COMPLETED')
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
    expect((await test.atGateway()).received - before).toBe(1)
  },
)

it('stays undecided while nobody can say whether it arrived, and finds out', async () => {
  const student = await signedInStudent(test)
  await test.fault('no_callback')
  await test.fault('accept_then_500')
  await test.fault('lookup_500')
  const id = await pay(student)
  expect(await traces(id)).toMatchObject({ status: 'CREATED', ...NOTHING })
  await test.passes(seconds(20))
  expect(await resultOf(student, id)).toBe('COMPLETED')
  expect(await traces(id)).toMatchObject(GRANTED_ONCE)
})

describe.each(['drop_before_accept', 'http_500', 'http_429'])('after %s', (fault) => {
  it('says at once that the request failed, and waits for nothing', async () => {
    const student = await signedInStudent(test)
    await test.fault(fault)
    const body = depositRequest(student)
    const answer = await requestDeposit(student, body)
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: 'Payment request failed', code: 'not-sent' },
    ])
    const result = await student.get(`/api/payments/deposit-results/${body.attemptId}`)
    expect(result.json()).toEqual({ error: 'Payment request failed', code: 'not-sent', state: 'CREATED' })
    expect((await student.get('/api/payments?open=1')).json().payments).toEqual([])
    const [shown] = (await student.get('/api/payments')).json().payments
    expect(shown).toMatchObject({ id: body.attemptId, open: false, reason: { code: 'NOT_SENT' } })
  })

  it('sends the same deposit id again when the student tries again, and charges once', async () => {
    const student = await signedInStudent(test)
    const before = (await test.atGateway()).received
    await test.fault(fault)
    const first = depositRequest(student)
    await requestDeposit(student, first)
    const again = await requestDeposit(student, depositRequest(student))
    expect(again.json().depositData).toEqual({
      depositID: first.attemptId,
      status: 'ACCEPTED',
      reused: false,
    })
    await test.passes(seconds(10))
    expect(await traces(first.attemptId)).toMatchObject(GRANTED_ONCE)
    expect((await test.atGateway()).received - before).toBe(2)
  })

  it('fails for good only 15 minutes after it was sent last, and says that nothing was charged', async () => {
    const student = await signedInStudent(test)
    await test.fault(fault, { times: 2 })
    const { attemptId: id } = depositRequest(student)
    await requestDeposit(student, depositRequest(student, 'humanizer', { attemptId: id }))
    await test.passes(minutes(10))
    expect((await requestDeposit(student, depositRequest(student))).statusCode).toBe(502)
    await test.passes(minutes(15) - seconds(5))
    expect(await resultOf(student, id)).toBe('CREATED')
    await test.passes(seconds(10))
    await test.work()
    const answer = await student.get(`/api/payments/deposit-results/${id}`)
    expect(answer.json()).toMatchObject({ status: 'FAILED', reason: { code: 'NOT_FOUND' } })
    expect(answer.json().reason.message).toContain('You were not charged')
    expect(await traces(id)).toMatchObject({ status: 'FAILED', ...NOTHING })
  })
})

describe('a payment that did not arrive', () => {
  const paidWith = async (student: Student, id: string) => {
    const [receipt] = (await student.get('/api/payments')).json().payments
    expect(receipt.id).toBe(id)
    return receipt.receipt.phone
  }

  it('may be sent to another phone with the second press', async () => {
    const student = await signedInStudent(test)
    await test.fault('http_500')
    const first = depositRequest(student)
    await requestDeposit(student, first)
    const again = await requestDeposit(
      student,
      depositRequest(student, 'humanizer', { PhoneNumber: PAYS.Airtel }),
    )
    expect(again.json().depositData.depositID).toBe(first.attemptId)
    await test.passes(seconds(10))
    expect(await paidWith(student, first.attemptId)).toBe(PAYS.Airtel)
  })

  it('that had arrived after all is not sent to a second phone', async () => {
    const student = await signedInStudent(test)
    await test.fault('no_callback')
    await test.fault('accept_then_500')
    await test.fault('not_found_then_found')
    const first = depositRequest(student)
    expect((await requestDeposit(student, first)).json().code).toBe('not-sent')
    const again = await requestDeposit(
      student,
      depositRequest(student, 'humanizer', { PhoneNumber: PAYS.Airtel }),
    )
    expect(again.json().depositData.depositID).toBe(first.attemptId)
    await test.passes(seconds(20))
    await test.work()
    expect(await traces(first.attemptId)).toMatchObject(GRANTED_ONCE)
    expect(await paidWith(student, first.attemptId)).toBe(PAYS.MTN)
    const ofStudent = (await test.atGateway()).deposits.filter(({ id }) => id === first.attemptId)
    expect(ofStudent.map(({ phone }) => phone)).toEqual([PAYS.MTN])
  })

  it('that had arrived after all is granted, although the student never tried again', async () => {
    const student = await signedInStudent(test)
    await test.fault('no_callback')
    await test.fault('accept_then_500')
    await test.fault('not_found_then_found')
    const first = depositRequest(student)
    expect((await requestDeposit(student, first)).json().code).toBe('not-sent')
    await test.passes(seconds(20))
    await test.work()
    expect(await traces(first.attemptId)).toMatchObject(GRANTED_ONCE)
  })

  it('believes a refusal of the second request only when the first is nowhere to be found', async () => {
    const student = await signedInStudent(test)
    await test.fault('http_500')
    const first = depositRequest(student)
    await requestDeposit(student, first)
    await test.control('providers/MTN_MOMO_ZMB', { DEPOSIT: 'CLOSED' })
    const again = await requestDeposit(student, depositRequest(student))
    await test.control('providers/MTN_MOMO_ZMB', { DEPOSIT: 'OPERATIONAL' })
    expect(again.json().depositData).toMatchObject({ depositID: first.attemptId, status: 'FAILED' })
    const result = await student.get(`/api/payments/deposit-results/${first.attemptId}`)
    expect(result.json().reason.message).toContain('MTN Money is not available at the moment')
  })

  it('is not sent more than ten times, however often somebody presses', async () => {
    const student = await signedInStudent(test)
    const before = (await test.atGateway()).received
    await test.fault('http_429', { times: 20 })
    const answers = []
    for (let press = 0; press < 12; press++)
      answers.push((await requestDeposit(student, depositRequest(student))).statusCode)
    await fetch(`${test.emulator.url}/__emulator/faults`, { method: 'DELETE' })
    expect(answers).toEqual([...Array(10).fill(502), 429, 429])
    expect((await test.atGateway()).received - before).toBe(10)
  })

  it('is sent once by two presses at the same moment', async () => {
    const student = await signedInStudent(test)
    await test.fault('http_500')
    const first = depositRequest(student)
    await requestDeposit(student, first)
    const before = (await test.atGateway()).received
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => requestDeposit(student, depositRequest(student))),
    )
    expect(answers.map((answer) => answer.json().depositData.depositID)).toEqual(
      Array(5).fill(first.attemptId),
    )
    expect((await test.atGateway()).received - before).toBe(1)
  })
})

it('shows the first payment to a second tab, a second press and a second device', async () => {
  const student = await signedInStudent(test)
  const before = (await test.atGateway()).received
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => requestDeposit(student, depositRequest(student, 'decoder'))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  const ids = new Set(answers.map((answer) => answer.json().depositData.depositID))
  expect(ids.size).toBe(1)
  expect(answers.filter((answer) => !answer.json().depositData.reused)).toHaveLength(1)
  expect((await test.atGateway()).received - before).toBe(1)
})

it('takes the same attempt again as the same, and refuses it with other details', async () => {
  const student = await signedInStudent(test)
  const body = depositRequest(student, 'consultant')
  const [first, second] = [await requestDeposit(student, body), await requestDeposit(student, body)]
  expect(second.json().depositData).toMatchObject({ depositID: body.attemptId, reused: true })
  expect(first.json().depositData.reused).toBe(false)
  await test.passes(seconds(10))
  const other = await requestDeposit(student, { ...body, PhoneNumber: PAYS.Airtel })
  expect(other.statusCode).toBe(422)
  const stranger = await signedInStudent(test)
  const stolen = await requestDeposit(stranger, {
    ...depositRequest(stranger, 'consultant'),
    attemptId: body.attemptId,
  })
  expect(stolen.statusCode).toBe(422)
  expect(await traces(body.attemptId)).toMatchObject(GRANTED_ONCE)
})
