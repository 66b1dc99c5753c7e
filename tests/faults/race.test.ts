/** Everything at once. On PostgreSQL these really run side by side. */
import { describe, expect, it } from 'vitest'
import { lease } from '#background/lease.ts'
import { reconcile } from '#capabilities/payments/server/jobs/reconcile.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { GRANTED_ONCE, ledgerSum, pay, resultOf, tracesOf } from '#tests/paying.ts'

const test = testApp()

function callback(depositId: string) {
  const { headers, rawBody } = test.gateway.callback(depositId)
  return test.app.inject({
    method: 'POST',
    url: CALLBACK.path,
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    payload: Buffer.from(rawBody),
  })
}

describe('one payment, many witnesses', () => {
  it('grants once for twenty simultaneous COMPLETED callbacks', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    const answers = await Promise.all(Array.from({ length: 20 }, () => callback(id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(await tracesOf(test.database.db, id)).toEqual({ ...GRANTED_ONCE, alarms: [] })
    expect(await ledgerSum(test.database.db)).toBe(0)
  })

  it('grants once when callback, poll and reconciler meet', async () => {
    const student = await signedInStudent(test)
    const id = await pay(student)
    test.advance(10_000)
    await Promise.all([
      callback(id),
      resultOf(student, id),
      reconcile(test.services),
      callback(id),
      reconcile(test.services),
      resultOf(student, id),
    ])
    expect(await tracesOf(test.database.db, id)).toEqual({ ...GRANTED_ONCE, alarms: [] })
  })

  it('lets deleting the account and completing the payment meet without a standstill', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await signedInStudent(test)
      const id = await pay(student)
      const [, deleted] = await Promise.all([
        callback(id),
        student.post('/api/account/delete', { password: student.person.password }),
      ])
      expect(deleted.statusCode).toBe(200)
      expect(['COMPLETED', 'NEEDS_ATTENTION']).toContain((await tracesOf(test.database.db, id)).status)
    }
  })
})

describe('the lease', () => {
  it('is one instance’s at a time, and free again after a killed holder’s time', async () => {
    const [one, two] = [lease(test.services, 'work', 60_000), lease(test.services, 'work', 60_000)]
    const taken = await Promise.all([one.take(), two.take()])
    expect(taken.filter(Boolean)).toHaveLength(1)
    const [holder, other] = taken[0] ? [one, two] : [two, one]
    expect([await holder.take(), await other.take()]).toEqual([true, false])
    test.advance(60_000)
    expect(await other.take()).toBe(true)
    await other.release()
    expect(await holder.take()).toBe(true)
  })
})
