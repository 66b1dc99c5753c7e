/** The message a student reads when our database fails, and the cost to them: nothing. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { purchases } from '#capabilities/access/server/tables.ts'
import { hours } from '#kit/time.ts'
import type { Database } from '#ports/database/database.ts'
import { analyze, decoderTest, NOTES, type Student, subscriber, usedOf } from '#tests/decoder.ts'
import { formWith } from '#tests/documents.ts'

const test = decoderTest()

/** A database on which one kind of query fails; sign-in queries bypass it. */
function recordsWithout(db: Database, broken: (name: keyof Database) => boolean): Database {
  return new Proxy(db, {
    get(target, name) {
      if (broken(name as keyof Database))
        return () => {
          throw new Error('The test takes the records away.')
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function analyzeWithout(student: Student, broken: (name: keyof Database) => boolean) {
  const app = await test.serve(test.another({ db: recordsWithout(test.database.db, broken) }))
  const { body, headers } = formWith('notes.txt', NOTES, 'text/plain')
  const cookie = [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = { ...headers, cookie, 'content-length': String(body.length) }
  return app.inject({ method: 'POST', url: '/ai/research/analyze', payload: body, headers: asked })
}

it('says when access cannot be checked [S2-084]', async () => {
  const student = await subscriber(test)
  const answer = await analyzeWithout(student, (name) => name === 'select')
  const sentence = 'Failed to verify payment status. Please try again.'
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    error: sentence,
    details: sentence,
    code: 'access-unknown',
  })
})

it('says when the upload count cannot be kept, and keeps no file either [S2-083]', async () => {
  const student = await subscriber(test)
  for (const broken of ['insert', 'transaction'] as const) {
    const answer = await analyzeWithout(student, (name) => name === broken)
    expect(answer.statusCode).toBe(500)
    expect(answer.json().details).toBe('Failed to update upload count. Please try again.')
  }
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0 })
  expect((await student.get('/api/documents')).json().documents).toEqual([])
})

it('says when the end of a subscription cannot be kept [S2-085]', async () => {
  const student = await subscriber(test)
  await test.database.db
    .update(purchases)
    .set({ startsAt: new Date(test.clock.at.getTime() - hours(24 * 32)) })
    .where(eq(purchases.userId, student.uid))
  const answer = await analyzeWithout(student, (name) => name === 'update')
  expect(answer.statusCode).toBe(500)
  expect(answer.json().details).toBe('Failed to process subscription update. Please contact support.')
})

it('gives the upload back when the document cannot be kept', async () => {
  const student = await subscriber(test)
  const transactions: string[] = []
  // The usage is recorded; the document's row, which comes after it, is not.
  const answer = await analyzeWithout(
    student,
    (name) => name === 'transaction' && transactions.push(name) === 2,
  )
  expect(answer.statusCode).toBe(500)
  expect(answer.json().details).toBe('Failed to process upload. Please try again.')
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
  expect((await analyze(student)).statusCode).toBe(200)
})
