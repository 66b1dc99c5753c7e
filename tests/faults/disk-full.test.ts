/** The disk is full, or the store rejects writes. Nothing is stored in part, and no client retries for ever. */
import { Upload } from 'tus-js-client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isWorthRepeating } from '#capabilities/documents/rules/is-retryable.ts'
import { minutes } from '#kit/time.ts'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { analyze, subscriber, usedOf } from '#tests/decoder.ts'
import { untilRead, upload, uploaded } from '#tests/documents.ts'

const test = testApp()
const SENTENCE =
  'Our storage is full or unavailable at the moment, so this could not be saved. Please try again later.'
const TEXT = `${'The sample was small. It grew. '.repeat(2_000)}\n`

let base = ''
beforeAll(async () => {
  base = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  test.advance(minutes(30))
  test.logged.length = 0
})
afterEach(() => test.files.heals())

const lines = () => test.logged.filter(({ level }) => level === 'error')
const nothingKept = async (student: Awaited<ReturnType<typeof signedInStudent>>) => {
  expect((await student.get('/api/documents')).json().documents).toEqual([])
  expect(test.files.leftBehind()).toEqual([])
}
const readiness = async () => (await visitor(test).get('/readyz')).json()

describe('on a full disk', () => {
  it('a whole upload is refused in the middle with 507, and half of it does not stay', async () => {
    const student = await signedInStudent(test)
    test.files.fills(20_000)
    const answer = await upload(student, { name: 'notes.txt', content: TEXT })
    expect(answer.statusCode).toBe(507)
    expect(answer.json()).toEqual({ error: SENTENCE, code: 'not-kept' })
    await nothingKept(student)
    test.files.heals()
    expect((await uploaded(student, { name: 'notes.txt', content: TEXT })).status).toBe('ready')
  })

  it('an upload is refused before its first byte, and the readiness says so, where it is known', async () => {
    const student = await signedInStudent(test)
    expect(await readiness()).toEqual({ status: 'ready' })
    test.files.fills(0, { beforeTheyCome: true })
    expect(await readiness()).toEqual({ status: 'degraded', reason: 'files-not-kept' })
    const whole = await upload(student, { name: 'notes.txt', content: TEXT })
    const announced = await student.ask('POST', '/api/documents/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '6000000',
      'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
    })
    expect([whole.statusCode, announced.statusCode]).toEqual([507, 507])
    await nothingKept(student)
    test.files.heals()
    expect(await readiness()).toEqual({ status: 'ready' })
  })

  it('an upload in pieces stops after one piece, hears why, and can begin anew', async () => {
    const student = await signedInStudent(test)
    const content = Buffer.from(TEXT.repeat(20))
    const asked: number[] = []
    const send = () =>
      new Promise<number>((done, fail) => {
        const upload: Upload = new Upload(content, {
          endpoint: `${base}/api/documents/uploads`,
          headers: { cookie: [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          metadata: { filename: 'notes.txt', filetype: 'text/plain', purpose: 'library' },
          retryDelays: Array.from({ length: 30 }, () => 0),
          onBeforeRequest: () => void asked.push(1),
          onShouldRetry: (error) => isWorthRepeating(error.originalResponse?.getStatus() ?? 0),
          onSuccess: () => done(201),
          onError: (error) =>
            'originalResponse' in error && error.originalResponse
              ? done(error.originalResponse.getStatus())
              : fail(error),
        })
        upload.start()
      })
    test.files.fills(500_000)
    expect(await send()).toBe(507)
    expect(asked).toHaveLength(2)
    await nothingKept(student)
    test.files.heals()
    expect(await send()).toBe(201)
    const [{ id }] = (await student.get('/api/documents')).json().documents
    expect((await untilRead(student, id)).status).toBe('ready')
  })

  it('the Decoder says it in its own shape and counts nothing', async () => {
    const student = await subscriber(test)
    test.files.fills(100)
    const answer = await analyze(student, { content: TEXT })
    expect(answer.statusCode).toBe(507)
    expect(answer.json()).toEqual({ success: false, error: SENTENCE, details: SENTENCE, code: 'not-kept' })
    expect(await usedOf(student)).toMatchObject({ uploadsUsed: 0, uploadsLeft: 10 })
    await nothingKept(student)
  })

  it('a document that was read and does not fit is refused with the sentence', async () => {
    const student = await signedInStudent(test)
    const before = test.files.held.size
    // The file itself fits; the result of reading it does not.
    test.files.fills(TEXT.length + 10)
    const { status, problem } = await uploaded(student, { name: 'notes.txt', content: TEXT })
    expect({ status, problem }).toEqual({
      status: 'refused',
      problem: { code: 'not-kept', message: SENTENCE },
    })
    expect(test.files.leftBehind()).toEqual([])
    expect(test.files.held.size).toBe(before)
  })

  it('leaves one line in the log, however often it is met', async () => {
    const student = await signedInStudent(test)
    test.files.fills(0)
    for (let time = 0; time < 20; time += 1)
      expect((await upload(student, { name: 'notes.txt', content: TEXT })).statusCode).toBe(507)
    expect(lines()).toEqual([expect.objectContaining({ message: 'Files cannot be kept.' })])
  })
})

describe('with a store that takes nothing', () => {
  it('refuses what arrived with the sentence, keeps nothing of it, and leaves one line in the log', async () => {
    const student = await signedInStudent(test)
    test.files.goesAway()
    for (const name of ['a.txt', 'b.txt'])
      expect(await uploaded(student, { name, content: TEXT })).toMatchObject({
        status: 'refused',
        problem: { code: 'not-kept', message: SENTENCE },
      })
    expect(test.files.leftBehind()).toEqual([])
    expect(lines()).toHaveLength(1)
    test.files.heals()
    expect((await uploaded(student, { name: 'c.txt', content: TEXT })).status).toBe('ready')
  })
})
