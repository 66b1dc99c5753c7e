import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { analyze, decoderTest, subscriber, until } from '#tests/decoder.ts'
import { analyses } from './tables.ts'

const test = decoderTest()
const rowsOf = (uid: string) => test.database.db.select().from(analyses).where(eq(analyses.userId, uid))

it('hands out a person’s analyses with the rest of their data', async () => {
  const student = await subscriber(test)
  const { sessionId, analysis } = (await analyze(student)).json()
  const exported = (await student.get('/api/account/export')).json()
  expect(JSON.stringify(exported)).toContain(sessionId)
  expect(exported.analyses).toEqual([
    expect.objectContaining({ sessionId, name: 'notes.txt', status: 'completed', analysis }),
  ])
})

it('deletes them with the account, also one that is being made', async () => {
  const student = await subscriber(test)
  await analyze(student)
  test.analysing.hold()
  const sent = analyze(student)
  await until(() => test.analysing.asked.length === 2)
  const answer = await student.post('/api/account/delete', { password: student.person.password })
  expect(answer.statusCode).toBe(200)
  expect(await rowsOf(student.uid)).toEqual([])
  test.analysing.letGo()
  await sent
  expect(await rowsOf(student.uid)).toEqual([])
  expect(test.logged.filter(({ level }) => level === 'error')).toEqual([])
})
