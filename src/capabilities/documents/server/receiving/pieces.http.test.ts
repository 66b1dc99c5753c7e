/** The resumable upload, sent by the client the browser uses, over a real line that can be cut. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hours } from '#kit/time.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { untilRead } from '#tests/documents.ts'
import { PATIENCE } from '#tests/patience.ts'
import { twoColumnPaper } from '../../../../../tests/fixtures/make/papers.ts'

const test = testApp()
let base = ''
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
})

type Student = Awaited<ReturnType<typeof signedInStudent>>
const paper = twoColumnPaper()
const cookieOf = (student: Student) =>
  [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const headersOf = (student: Student) => ({
  cookie: cookieOf(student),
  'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36',
})
const arriving = () => readdirSync(test.files.workFolder).filter((name) => !name.startsWith('lent-'))

function send(student: Student, content: Buffer, change: Partial<UploadOptions> = {}): Promise<string> {
  return new Promise((done, fail) => {
    const upload: Upload = new Upload(content, {
      endpoint: `${base}/api/documents/uploads`,
      headers: headersOf(student),
      metadata: { filename: 'paper.pdf', filetype: 'application/pdf', purpose: 'defense' },
      retryDelays: null,
      onSuccess: () => done(upload.url ?? ''),
      onError: fail,
      ...change,
    })
    upload.start()
  })
}
const pieceFrom = (offset: number, bytes: number) => ({
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
  'content-length': String(bytes),
})
const idOf = (url: string) => url.split('/').at(-1) ?? ''
const refusalOf = async (sending: Promise<string>) => {
  const error = await sending.then(
    () => undefined,
    (reason: DetailedError) => reason,
  )
  return {
    status: error?.originalResponse?.getStatus(),
    ...JSON.parse(error?.originalResponse?.getBody() || '{}'),
  }
}

/** Sends part of a piece, and then the line is dead. */
function sendAndCut(student: Student, id: string, announced: number, sent: Buffer): Promise<void> {
  return new Promise((done) => {
    const headers = {
      ...headersOf(student),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': announced,
    }
    const sending = request(`${base}/api/documents/uploads/${id}`, { method: 'PATCH', headers })
    sending.on('error', () => done())
    sending.write(sent)
    const there = () => statSync(join(test.files.workFolder, id)).size === sent.length
    void vi.waitUntil(there, { timeout: PATIENCE }).then(() => sending.destroy(new Error('the line is dead')))
  })
}
const announce = async (student: Student, bytes: number, change: Record<string, string> = {}) => {
  const metadata = `filename ${btoa('paper.pdf')},purpose ${btoa('defense')}`
  return student.ask('POST', '/api/documents/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': metadata,
    ...change,
  })
}
const offsetOf = async (student: Student, id: string) => {
  const head = await student.ask('HEAD', `/api/documents/uploads/${id}`, undefined, {
    'tus-resumable': '1.0.0',
  })
  return Number(head.headers['upload-offset'])
}

describe('an upload in pieces', () => {
  it('may have 52428800 bytes where 50MB are allowed, and not one more [S3-007]', async () => {
    const student = await signedInStudent(test)
    const largest = await announce(student, 52_428_800)
    expect(largest.statusCode).toBe(201)
    expect((await announce(student, 52_428_801)).statusCode).toBe(413)
    await student.ask('DELETE', new URL(String(largest.headers.location), base).pathname, undefined, {
      'tus-resumable': '1.0.0',
    })
  })

  it('becomes a document under the same id, whatever the size of the pieces', async () => {
    const student = await signedInStudent(test)
    const id = idOf(await send(student, paper, { chunkSize: 5_000 }))
    expect(await untilRead(student, id)).toMatchObject({
      status: 'ready',
      bytes: paper.length,
      name: 'paper.pdf',
    })
    expect(await offsetOf(student, id)).toBe(paper.length)
    expect(arriving()).toEqual([])
  })

  it('goes on where it was when the line was cut', async () => {
    const student = await signedInStudent(test)
    const id = idOf(String((await announce(student, paper.length)).headers.location))
    await sendAndCut(student, id, paper.length, paper.subarray(0, 6_000))
    const arrived = await vi.waitUntil(async () => (await offsetOf(student, id)) || undefined, {
      timeout: PATIENCE,
    })
    expect(arrived).toBe(6_000)
    const sent: number[] = []
    await send(student, paper, {
      uploadUrl: `${base}/api/documents/uploads/${id}`,
      onProgress: (bytes) => sent.push(bytes),
    })
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(6_000)
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready', bytes: paper.length })
  })

  it('is taken over from a line that says no more', async () => {
    const student = await signedInStudent(test)
    const id = idOf(String((await announce(student, paper.length)).headers.location))
    const headers = {
      ...headersOf(student),
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': paper.length,
    }
    const silent = request(`${base}/api/documents/uploads/${id}`, { method: 'PATCH', headers })
    silent.on('error', () => {})
    await new Promise<void>((sent) => silent.write(paper.subarray(0, 4_000), () => sent()))
    await vi.waitUntil(() => statSync(join(test.files.workFolder, id)).size === 4_000, { timeout: PATIENCE })
    await send(student, paper, { uploadUrl: `${base}/api/documents/uploads/${id}` })
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready', bytes: paper.length })
    silent.destroy()
  })

  it('is refused before the first byte, with the assistant’s sentence', async () => {
    const student = await signedInStudent(test)
    const metadata = { filename: 'notes.docx', purpose: 'defense' }
    expect(await refusalOf(send(student, paper, { metadata }))).toMatchObject({
      status: 415,
      error: 'Only PDF files are allowed. Please upload a PDF document.',
    })
    const large = await announce(student, 50 * 1_048_576 + 1)
    expect([large.statusCode, large.json().error]).toEqual([
      413,
      'PDF file too large. Maximum size is 50MB for optimal processing speed.',
    ])
    expect((await announce(student, 50 * 1_048_576)).statusCode).toBe(201)
    expect((await announce(student, 10, { 'upload-length': 'many' })).statusCode).toBe(400)
    expect((await announce(student, 10, { 'tus-resumable': '0.2.2' })).statusCode).toBe(412)
  })

  it('never holds more than was announced, and begins only where the last piece ended', async () => {
    const student = await signedInStudent(test)
    const id = idOf(String((await announce(student, 1_000)).headers.location))
    const piece = (offset: number, content: Buffer) =>
      student.ask('PATCH', `/api/documents/uploads/${id}`, content, pieceFrom(offset, content.length))
    const tooLong = await piece(0, paper.subarray(0, 1_001))
    expect([tooLong.statusCode, tooLong.json().code]).toEqual([400, 'wrong-length'])
    expect((await piece(500, paper.subarray(500, 1_000))).statusCode).toBe(409)
    expect(await offsetOf(student, id)).toBe(0)
  })

  it('is written by one at a time: of two at the same moment one is refused, and their bytes do not mix', async () => {
    const student = await signedInStudent(test)
    const bytes = 4_000_000
    const id = idOf(String((await announce(student, bytes)).headers.location))
    const half = bytes / 2
    const pieces = ['a', 'b'].map((letter) => Buffer.alloc(half, letter))
    const answers = await Promise.all(
      pieces.map((piece) => student.ask('PATCH', `/api/documents/uploads/${id}`, piece, pieceFrom(0, half))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 423 || status === 409)).toHaveLength(1)
    const written = readFileSync(join(test.files.workFolder, id), 'utf8')
    expect(new Set(written).size).toBe(1)
    expect(written).toHaveLength(half)
  })

  it('is not taken from a line that is still sending, unless somebody first asks how far it came', async () => {
    const student = await signedInStudent(test)
    const id = idOf(String((await announce(student, paper.length)).headers.location))
    const headers = { ...headersOf(student), ...pieceFrom(0, paper.length) }
    const sending = request(`${base}/api/documents/uploads/${id}`, { method: 'PATCH', headers })
    sending.on('error', () => {})
    await new Promise<void>((sent) => sending.write(paper.subarray(0, 4_000), () => sent()))
    await vi.waitUntil(() => statSync(join(test.files.workFolder, id)).size === 4_000, { timeout: PATIENCE })
    const other = await student.ask(
      'PATCH',
      `/api/documents/uploads/${id}`,
      paper,
      pieceFrom(0, paper.length),
    )
    expect([other.statusCode, other.json().code]).toEqual([423, 'being-sent'])
    sending.end(paper.subarray(4_000))
    expect(await untilRead(student, id)).toMatchObject({ status: 'ready', bytes: paper.length })
  })

  it('says with every piece until when it can be gone on with', async () => {
    const student = await signedInStudent(test)
    const announced = await announce(student, 1_000)
    const id = idOf(String(announced.headers.location))
    const until = new Date(test.clock.at.getTime() + hours(24)).toUTCString()
    expect(announced.headers['upload-expires']).toBe(until)
    const url = `/api/documents/uploads/${id}`
    const taken = await student.ask('PATCH', url, paper.subarray(0, 500), pieceFrom(0, 500))
    const elsewhere = await student.ask('PATCH', url, paper.subarray(0, 500), pieceFrom(7, 500))
    expect([taken.statusCode, elsewhere.statusCode]).toEqual([204, 409])
    for (const answer of [taken, elsewhere]) expect(answer.headers['upload-expires']).toBe(until)
  })

  it('belongs to one person, and ends when it is cancelled', async () => {
    const [owner, stranger] = [await signedInStudent(test), await signedInStudent(test)]
    const id = idOf(String((await announce(owner, 1_000)).headers.location))
    const tus = { 'tus-resumable': '1.0.0' }
    for (const method of ['HEAD', 'DELETE'] as const)
      expect((await stranger.ask(method, `/api/documents/uploads/${id}`, undefined, tus)).statusCode).toBe(
        404,
      )
    expect(arriving()).toContain(id)
    expect((await owner.ask('DELETE', `/api/documents/uploads/${id}`, undefined, tus)).statusCode).toBe(204)
    expect(arriving()).not.toContain(id)
    expect((await owner.get('/api/documents')).json().documents).toEqual([])
  })
})

describe('a whole upload that breaks off', () => {
  it('leaves no row and no file', async () => {
    const student = await signedInStudent(test)
    const before = arriving()
    const head =
      '--b\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
    await new Promise<void>((done) => {
      const headers = {
        ...headersOf(student),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 100_000,
      }
      const sending = request(`${base}/api/documents?purpose=defense`, { method: 'POST', headers })
      sending.on('error', () => done())
      sending.write(head)
      sending.write(paper.subarray(0, 9_000))
      void vi
        .waitUntil(() => arriving().length > before.length, { timeout: PATIENCE })
        .then(() => sending.destroy(new Error('the line is dead')))
    })
    await vi.waitUntil(() => arriving().length === before.length, { timeout: PATIENCE })
    await vi.waitUntil(async () => (await student.get('/api/documents')).json().documents.length === 0, {
      timeout: PATIENCE,
    })
  })
})
