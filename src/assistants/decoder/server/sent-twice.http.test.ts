/** A broken connection costs a student time, never an upload. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import {
  analyze,
  decoderTest,
  NOTES,
  type Student,
  statusOf,
  subscriber,
  until,
  usedOf,
} from '#tests/decoder.ts'
import { formWith } from '#tests/documents.ts'
import { analyses } from './tables.ts'

const test = decoderTest()
let port = 0
beforeAll(async () => {
  const app = await test.serve(test.decoder)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => vi.useRealTimers())

/** An upload that stops in the middle without closing the connection. */
async function halfAnUpload(student: Student, key: string) {
  const { body, headers } = formWith('notes.txt', NOTES, 'text/plain')
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  const cookie = [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const head = [
    'POST /ai/research/analyze HTTP/1.1',
    'host: localhost',
    `cookie: ${cookie}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    `idempotency-key: ${key}`,
  ]
  line.write(`${head.join('\r\n')}\r\n\r\n`)
  line.write(body.subarray(0, body.indexOf('small')))
  await until(async () => (await usedOf(student)).uploadsUsed === 1)
  return line
}
const rowsOf = async (student: Student) =>
  (await test.database.db.select().from(analyses)).filter(({ userId }) => userId === student.uid)

it('is counted while it still arrives [S2-044]', async () => {
  const student = await subscriber(test)
  const line = await halfAnUpload(student, crypto.randomUUID())
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1, uploadsLeft: 9 })
  expect(test.reading.read).toHaveLength(0)
  line.destroy()
})

it('is one upload and one analysis however often it is sent under one key', async () => {
  const student = await subscriber(test)
  const key = crypto.randomUUID()
  const [first, again] = [await analyze(student, { key }), await analyze(student, { key })]
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  expect(test.analysing.asked).toHaveLength(1)
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
  expect((await analyze(student, { key: crypto.randomUUID() })).json().sessionId).not.toBe(
    first.json().sessionId,
  )
})

it('answers a retry although the tenth upload has ended the subscription', async () => {
  const student = await subscriber(test)
  const key = crypto.randomUUID()
  for (let upload = 1; upload < 10; upload++) await analyze(student)
  const first = await analyze(student, { key })
  test.advance(minutes(1))
  expect((await analyze(student, { key })).json()).toEqual(first.json())
  expect((await analyze(student)).statusCode).toBe(402)
})

it('takes the place of an upload whose line has died without a word', async () => {
  const student = await subscriber(test)
  const key = crypto.randomUUID()
  const line = await halfAnUpload(student, key)
  const answer = await analyze(student, { key })
  expect(answer.json()).toMatchObject({ success: true, status: 'completed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
  expect(await rowsOf(student)).toHaveLength(1)
  line.destroy()
})

it('gives the upload back when the line breaks, and leaves nothing of it', async () => {
  const student = await subscriber(test)
  const line = await halfAnUpload(student, crypto.randomUUID())
  line.destroy()
  await until(async () => (await usedOf(student)).uploadsUsed === 0)
  expect(await rowsOf(student)).toEqual([])
  expect((await student.get('/api/documents')).json().documents).toEqual([])
})

it('lets a key be used again after a failure of ours', async () => {
  const student = await subscriber(test)
  const key = crypto.randomUUID()
  test.analysing.failNext(2)
  const failed = await analyze(student, { key })
  expect(failed.statusCode).toBe(500)
  expect((await analyze(student, { key })).json()).toMatchObject({ status: 'completed' })
  expect(await statusOf(student, failed.json().sessionId)).toMatchObject({ status: 'failed' })
  expect(await usedOf(student)).toMatchObject({ uploadsUsed: 1 })
})

it('knows keys by their person', async () => {
  const key = crypto.randomUUID()
  const [one, other] = [await subscriber(test), await subscriber(test)]
  const answers = [await analyze(one, { key }), await analyze(other, { key })]
  expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(2)
})
