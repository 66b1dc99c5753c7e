/** The database is unreachable for a minute in the middle of several payments, and comes back. */
import { describe, expect, inject, it, vi } from 'vitest'
import { seconds } from '#kit/time.ts'
import { signedInStudent, visitor } from '#tests/app.ts'
import { openBehindLine } from '#tests/database.ts'
import { closeEmulated, openEmulated } from '#tests/emulated.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest, GRANTED_ONCE, hasAccess, pay, requestDeposit, tracesOf } from '#tests/paying.ts'

describe.skipIf(inject('database').kind === 'embedded')('a database that is away for 60 seconds', () => {
  it('loses no payment, charges nobody twice, and everything goes on by itself', async () => {
    const behind = await openBehindLine()
    if (!behind) throw new Error('The embedded database cannot be away.')
    const test = await openEmulated({}, behind.database)
    try {
      const students = await Promise.all(Array.from({ length: 6 }, () => signedInStudent(test)))
      const waiting = students.slice(0, 4)
      // All payers approve while the database cannot be written.
      await test.fault('complete_after', { params: { ms: seconds(30) }, times: null, match: {} })
      const paid = await Promise.all(waiting.map((student) => pay(student)))
      const [pressing] = students.slice(4)
      if (!pressing) throw new Error('Nobody is left to press.')

      expect(await Promise.all(waiting.map((student) => hasAccess(student)))).toEqual(
        waiting.map(() => false),
      )
      behind.line.cut()
      await test.passes(seconds(60))
      await test.work().catch(() => {})
      const pressed = depositRequest(pressing)
      const refused = await requestDeposit(pressing, pressed)
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'database-away'])
      expect((await visitor(test).get('/readyz')).statusCode).toBe(503)

      behind.line.mend()
      await vi.waitUntil(async () => (await visitor(test).get('/readyz')).statusCode === 200, {
        timeout: PATIENCE,
      })
      // The same press again is the same attempt.
      const again = await requestDeposit(pressing, pressed)
      expect(again.statusCode).toBe(200)
      for (let minute = 0; minute < 20; minute += 1) {
        await test.passes(seconds(60))
        await test.work()
      }
      for (const [place, student] of waiting.entries()) {
        expect(await hasAccess(student)).toBe(true)
        expect(await tracesOf(test.database.db, paid[place] ?? '')).toMatchObject(GRANTED_ONCE)
      }
      expect(await tracesOf(test.database.db, again.json().depositData.depositID)).toMatchObject(GRANTED_ONCE)
      const { deposits } = await test.atGateway()
      expect(deposits).toHaveLength(5)
    } finally {
      await closeEmulated(test)
      await behind.line.close()
    }
  })
})
