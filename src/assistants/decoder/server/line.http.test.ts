/** Several servers: how analyses survive their start, stop and competition. */
import { hostname } from 'node:os'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hours, minutes, seconds } from '#kit/time.ts'
import {
  analyze,
  asking,
  decoderTest,
  finished,
  type Student,
  statusOf,
  subscriber,
  until,
  usedOf,
} from '#tests/decoder.ts'
import { ANALYSING } from '../spec.ts'
import { analyses } from './tables.ts'

const test = decoderTest()

const rowOf = async (id: string) =>
  (await test.database.db.select().from(analyses).where(eq(analyses.id, id)))[0]

/**
 * Takes an upload, analyses it and stops. The server that takes the other requests would poll its queue once more after the
 * analysis, and take the requeued job before the intended server does.
 */
async function analysedAndLeft(student: Student) {
  const leaving = test.another()
  const { sessionId } = (await analyze(await asking(test, leaving, student))).json()
  await leaving.close()
  return sessionId
}

/** An analysis whose server has died: no server works on it, and its lease has not expired. */
async function left(change: Partial<typeof analyses.$inferInsert> = {}) {
  const student = await subscriber(test)
  const sessionId = await analysedAndLeft(student)
  await test.database.db
    .update(analyses)
    .set({
      state: 'processing',
      analysis: null,
      finishedAt: null,
      attempts: 1,
      leaseHolder: 'a server that died',
      leaseUntil: new Date(test.clock.at.getTime() + ANALYSING.lease),
      ...change,
    })
    .where(eq(analyses.id, sessionId))
  test.analysing.asked.splice(0)
  return { student, sessionId }
}

it('takes up what a dead server left, when its lease is over and not before', async () => {
  const { student, sessionId } = await left()
  const other = test.another()
  await other.takeUp()
  expect(await statusOf(student, sessionId)).toMatchObject({ status: 'processing' })
  expect(test.analysing.asked).toEqual([])
  test.advance(ANALYSING.lease)
  await other.takeUp()
  expect(await finished(student, sessionId)).toMatchObject({ status: 'completed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
})

it('takes it up at once when it died on this machine', async () => {
  const { student, sessionId } = await left({ leaseHolder: `${hostname()} 4194304 before` })
  const other = test.another()
  await other.takeFromTheDead()
  await other.takeUp()
  expect(await finished(student, sessionId)).toMatchObject({ status: 'completed' })
})

it('is taken up by exactly one of three servers', async () => {
  const { student, sessionId } = await left({ leaseUntil: null })
  const servers = [test.another(), test.another(), test.another()]
  await Promise.all(servers.map((server) => server.takeUp()))
  await finished(student, sessionId)
  expect(test.analysing.asked).toEqual(['notes.txt'])
})

it('fails what has taken two servers down, and gives the upload back', async () => {
  const student = await subscriber(test)
  test.analysing.hold()
  const sent = analyze(student)
  await until(() => test.analysing.asked.length === 1)
  const [row] = await test.database.db.select().from(analyses).where(eq(analyses.userId, student.uid))
  const id = row?.id ?? ''
  const [died] = [{ leaseHolder: 'a server that died', leaseUntil: null, attempts: 2 }]
  await test.database.db.update(analyses).set(died).where(eq(analyses.id, id))
  const other = test.another()
  await other.takeUp()
  expect(await finished(student, id)).toMatchObject({
    status: 'failed',
    error: 'Failed to process upload. Please try again.',
  })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
  // The first server was not dead after all. It is too late to change anything.
  test.analysing.letGo()
  await sent
  expect(await statusOf(student, id)).toMatchObject({ status: 'failed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
})

it('keeps the upload reserved as long as the analysis is not settled', async () => {
  const student = await subscriber(test)
  test.analysing.hold()
  const sent = analyze(student)
  await until(() => test.analysing.asked.length === 1)
  test.advance(minutes(40))
  await student.post('/api/auth/sign-in/email', student.person)
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
  test.analysing.letGo()
  expect((await sent).json()).toMatchObject({ status: 'completed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
})

it('gives back an upload that will not arrive any more', async () => {
  const { student, sessionId } = await left({ state: 'uploading', documentId: null })
  const other = test.another()
  await other.takeUp()
  expect(await rowOf(sessionId)).toBeDefined()
  test.advance(ANALYSING.lease + seconds(1))
  await other.takeUp()
  expect(await rowOf(sessionId)).toBeUndefined()
  expect((await student.get('/ai/research/analyses')).json().analyses).toEqual([])
})

it('puts what it is making back into the line when a server leaves, as if it had not begun', async () => {
  const { student, sessionId } = await left({ leaseUntil: null, attempts: 0 })
  const leaving = test.another()
  test.analysing.hold()
  await leaving.takeUp()
  await until(() => test.analysing.asked.length === 1)
  await leaving.close()
  expect(await rowOf(sessionId)).toMatchObject({ state: 'processing', attempts: 0, leaseUntil: null })
  test.analysing.letGo()
  await test.another().takeUp()
  expect(await finished(student, sessionId)).toMatchObject({ status: 'completed' })
})

it('analyses two at once, and the others after them', async () => {
  const students = [await subscriber(test), await subscriber(test), await subscriber(test)]
  test.analysing.hold()
  const sent = students.map((student, at) => analyze(student, { content: `Document ${at}.` }))
  await until(async () => {
    const rows = await test.database.db.select().from(analyses).where(eq(analyses.state, 'processing'))
    return rows.filter(({ documentId }) => documentId).length === 3 && test.analysing.asked.length >= 2
  })
  expect(test.analysing.asked).toHaveLength(2)
  test.analysing.letGo()
  const answers = await Promise.all(sent)
  expect(answers.map((answer) => answer.json().status)).toEqual(['completed', 'completed', 'completed'])
})

it('says that a document was deleted before it was analysed, and gives the upload back', async () => {
  const student = await subscriber(test)
  test.reading.hold()
  const sent = analyze(student)
  await until(() => test.reading.read.length === 1)
  const [document] = (await student.get('/api/documents')).json().documents
  await student.delete(`/api/documents/${document.id}`)
  test.reading.letGo()
  const answer = await sent
  expect(answer.json()).toMatchObject({ success: false, code: 'document-gone' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
})

it('forgets nothing of an upload during a night without a server', async () => {
  const { student, sessionId } = await left()
  test.advance(hours(10))
  await student.post('/api/auth/sign-in/email', student.person)
  await test.another().takeUp()
  expect(await finished(student, sessionId)).toMatchObject({ status: 'completed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
})
