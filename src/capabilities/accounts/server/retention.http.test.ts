import { beforeEach, describe, expect, it } from 'vitest'
import { attempts } from '#http/tables.ts'
import { hours } from '#kit/time.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { tidyAccounts } from './retention.ts'
import { sessions, verifications } from './tables.ts'

const test = testApp()
const rowsOf = async () => {
  const { db } = test.services
  const [kept, links, counts] = [
    await db.select().from(sessions),
    await db.select().from(verifications),
    await db.select().from(attempts),
  ]
  return { sessions: kept.length, links: links.length, counts: counts.length }
}

describe('what accounts leave behind', () => {
  let student: Awaited<ReturnType<typeof signedInStudent>>
  beforeEach(async () => {
    student = await signedInStudent(test)
    await student.post('/api/auth/request-password-reset', { email: student.person.email })
  })

  it('stays while it is of use', async () => {
    const before = await rowsOf()
    expect(before).toMatchObject({ sessions: 1, links: 1 })
    expect(before.counts).toBeGreaterThan(0)
    test.advance(hours(1) - 60_000)
    await tidyAccounts(test.services)
    expect(await rowsOf()).toEqual(before)
    expect((await student.get('/api/auth/get-session')).statusCode).toBe(200)
  })

  it('goes when it has ended: sessions, links of letters, counts of tries', async () => {
    test.advance(hours(24 * 60))
    await tidyAccounts(test.services)
    expect(await rowsOf()).toEqual({ sessions: 0, links: 0, counts: 0 })
  })
})
