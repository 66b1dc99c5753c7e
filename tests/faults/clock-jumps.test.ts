/** The machine's clock is wrong for a while, in the middle of a payment, and is corrected again. */
import { expect, it } from 'vitest'
import { lease } from '#background/lease.ts'
import { hours, minutes, seconds } from '#kit/time.ts'
import { signedInStudent } from '#tests/app.ts'
import { emulatedApp } from '#tests/emulated.ts'
import { GRANTED_ONCE, hasAccess, pay, tracesOf } from '#tests/paying.ts'

const test = emulatedApp()

it.each([
  ['an hour ahead', hours(1)],
  ['eight days ahead', hours(24 * 8)],
  ['a day behind', -hours(24)],
])('is granted once, although the clock was %s meanwhile', async (_, jump) => {
  const student = await signedInStudent(test)
  await test.fault('complete_after', { params: { ms: minutes(2) } })
  const id = await pay(student)
  test.advance(jump)
  await test.work()
  expect(await hasAccess(student)).toBe(false)
  test.advance(-jump)
  await test.passes(minutes(3))
  await test.work()
  await test.passes(seconds(30))
  await test.work()
  expect(await hasAccess(student)).toBe(true)
  const { status, purchases, transactions, ledger } = await tracesOf(test.database.db, id)
  expect({ status, purchases, transactions, ledger }).toEqual(GRANTED_ONCE)
})

it('waits for nobody whose clock was wrong when the work was taken', async () => {
  const student = await signedInStudent(test)
  await test.fault('no_callback', { times: null, match: {} })
  const id = await pay(student)
  const wrong = () => new Date(test.services.now().getTime() + hours(24 * 365))
  expect(await lease({ db: test.database.db, now: wrong }, 'payment-work', seconds(30)).take()).toBe(true)
  await test.passes(minutes(2))
  await test.work()
  expect(await tracesOf(test.database.db, id)).toMatchObject(GRANTED_ONCE)
})
