/** Faults between the press of Pay Now and the gateway's answer: cases 1 to 7 of what a checkout must survive. */
import { expect, it } from 'vitest'
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
  'stays undecided after %s and finds out, without asking for money twice',
  async (fault) => {
    const student = await signedInStudent(test)
    const before = (await test.atGateway()).received
    await test.fault('no_callback')
    await test.fault(fault)
    const id = await pay(student)
    expect(await traces(id)).toMatchObject({ status: 'CREATED', ...NOTHING })
    await test.passes(seconds(20))
    expect(await resultOf(student, id)).toBe('COMPLETED')
    expect(await traces(id)).toMatchObject(GRANTED_ONCE)
    expect((await test.atGateway()).received - before).toBe(1)
  },
)

it.each(['drop_before_accept', 'http_500', 'http_429'])(
  'after %s fails only when it can no longer appear, and says that nothing was charged',
  async (fault) => {
    const student = await signedInStudent(test)
    await test.fault(fault)
    const id = await pay(student)
    await test.passes(minutes(15) - seconds(5))
    expect(await resultOf(student, id)).toBe('CREATED')
    await test.passes(seconds(10))
    await test.work()
    const answer = await student.get(`/api/payments/deposit-results/${id}`)
    expect(answer.json()).toMatchObject({ status: 'FAILED', reason: { code: 'NOT_FOUND' } })
    expect(answer.json().reason.message).toContain('You were not charged')
    expect(await traces(id)).toMatchObject({ status: 'FAILED', ...NOTHING })
  },
)

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
