/** Every part with background work reports the length of its queue, and the administrator sees it. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { analyses } from '#assistants/decoder/server/tables.ts'
import { makeAdministrator } from '#capabilities/accounts/server/profile.ts'
import type { AdminCheck } from '#capabilities/administration/contract.ts'
import { minutes } from '#kit/time.ts'
import { signedInStudent, testApp } from '#tests/app.ts'

const test = testApp()
let admin: Awaited<ReturnType<typeof signedInStudent>>
beforeAll(async () => {
  admin = await signedInStudent(test)
  await makeAdministrator(test.database.db, admin.person.email)
})

const all = async () => ((await admin.get('/api/admin/checks')).json() as { checks: AdminCheck[] }).checks
const say = async (what: string) => (await all()).find((check) => check.what === what)

it('counts every kind of work', async () => {
  expect((await all()).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Reading of documents', 'Analyses', 'Presentations', 'Spoken sessions']),
  )
})

it('tells of work that nobody takes up, and of none that somebody is at', async () => {
  const at = test.services.now()
  const row = { id: randomUUID(), userId: admin.uid, name: 'notes.txt', bytes: 1 }
  await test.database.db.insert(analyses).values({ ...row, state: 'processing', createdAt: at })
  expect(await say('Analyses')).toMatchObject({ fine: true, says: '1 in the queue.' })
  test.advance(minutes(6))
  expect(await say('Analyses')).toEqual({
    what: 'Analyses',
    fine: false,
    says: '1 in the queue, the first for 6 minutes. Is a worker running?',
  })
  const leaseUntil = new Date(test.services.now().getTime() + 10_000)
  await test.database.db.update(analyses).set({ leaseHolder: 'somebody', leaseUntil })
  expect(await say('Analyses')).toMatchObject({ fine: true, says: 'Nothing is waiting.' })
  await test.database.db.delete(analyses)
})
