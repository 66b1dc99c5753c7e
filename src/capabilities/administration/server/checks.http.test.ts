/** The problems an administrator sees at this moment. */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { makeAdministrator } from '#capabilities/accounts/server/profile.ts'
import { payments } from '#capabilities/payments/server/tables.ts'
import { minutes } from '#kit/time.ts'
import { StoreFailing } from '#ports/files/store-failing.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { pay, resultOf, type Student } from '#tests/paying.ts'
import type { AdminCheck } from '../contract.ts'
import { COPIED, writeAct } from './audit.ts'

const test = testApp()
let admin: Student
beforeAll(async () => {
  admin = await signedInStudent(test)
  await makeAdministrator(test.database.db, admin.person.email)
})

const say = async (what: string) => {
  const { checks } = (await admin.get('/api/admin/checks')).json() as { checks: AdminCheck[] }
  return checks.find((check) => check.what === what)
}

it('is nothing that a student may read', async () => {
  const student = await signedInStudent(test)
  expect((await student.get('/api/admin/checks')).statusCode).toBe(404)
})

it('tells of payments that hear nothing', async () => {
  const student = await signedInStudent(test)
  const id = await pay(student)
  expect(await say('Payments')).toMatchObject({ fine: true })
  test.advance(minutes(16))
  expect(await say('Payments')).toMatchObject({
    fine: false,
    says: expect.stringContaining('1 payment without a result for over 15 minutes'),
  })
  await resultOf(student, id)
  expect(await say('Payments')).toMatchObject({ fine: true, says: expect.stringContaining('1 completed') })
})

it('tells of payments of which more fail than go through', async () => {
  test.advance(minutes(61))
  const student = await signedInStudent(test)
  for (let failed = 0; failed < 3; failed += 1) {
    const id = await pay(student)
    await test.database.db
      .update(payments)
      .set({ status: 'FAILED', finishedAt: test.services.now() })
      .where(eq(payments.id, id))
  }
  expect(await say('Payments')).toMatchObject({ fine: false, says: expect.stringContaining('3 failed') })
})

it('tells of a full store, of a provider that is down, and how old the last copy is', async () => {
  expect(await say('Files')).toMatchObject({ fine: true })
  vi.spyOn(test.services.files, 'check').mockRejectedValueOnce(new StoreFailing('The disk is full.'))
  expect(await say('Files')).toEqual({ what: 'Files', fine: false, says: 'The disk is full.' })

  expect(await say('Backups')).toMatchObject({ fine: false, says: expect.stringContaining('No backup') })
  await writeAct(test.database.db, { at: test.services.now(), who: 'operator', act: COPIED })
  expect(await say('Backups')).toMatchObject({ fine: true })

  const engine = test.services.aiText.description
  const { name } = engine
  expect(await say(name)).toMatchObject({ fine: true })
  const problem = { code: 'away', message: 'The model is away.' } as never
  vi.spyOn(test.services.aiText, 'health').mockResolvedValueOnce({ ready: true, engine, problem })
  expect(await say(name)).toEqual({ what: name, fine: false, says: 'The model is away.' })
})
