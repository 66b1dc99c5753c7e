/** Bodies that stop arriving, and one address that sends everything it can. */
import { statSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seconds } from '#kit/time.ts'
import { openTestApp, signedInStudent, type TestApp, visitor } from '#tests/app.ts'
import { upload } from '#tests/documents.ts'
import { PATIENCE } from '#tests/patience.ts'

const QUARTER_MINUTE = seconds(15)
let test: TestApp
let port = 0
beforeAll(async () => {
  // Before the app looks for the first time, so that the test says when it does.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  test = await openTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  vi.useRealTimers()
  await test.app.close()
  await test.database.close()
  await test.files.remove()
})

const passes = (ms: number) => {
  for (let passed = 0; passed < ms; passed += QUARTER_MINUTE) {
    test.advance(QUARTER_MINUTE)
    vi.advanceTimersByTime(QUARTER_MINUTE)
  }
}

type Line = { socket: Socket; answer: () => string; over: () => boolean }
const opened: Socket[] = []
afterAll(() => {
  for (const socket of opened) socket.destroy()
})

function send(request: string, headers: Record<string, string | number>, beginning: string | Buffer): Line {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  let answer = ''
  let over = false
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    over = true
  })
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write([request, ...lines, '', ''].join('\r\n'))
  socket.write(beginning)
  return { socket, answer: () => answer, over: () => over }
}

type Student = Awaited<ReturnType<typeof signedInStudent>>
const cookieOf = (student: Student) =>
  [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const BYTES = 60_000
async function beginPieces(student: Student, first: number) {
  const announced = await student.ask('POST', '/api/documents/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(BYTES),
    'upload-metadata': `filename ${btoa('notes.txt')},purpose ${btoa('library')}`,
  })
  const address = String(announced.headers.location)
  const line = send(
    `PATCH ${address} HTTP/1.1`,
    {
      cookie: cookieOf(student),
      'tus-resumable': '1.0.0',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': BYTES,
    },
    'a'.repeat(first),
  )
  const path = join(test.files.workFolder, address.split('/').at(-1) ?? '')
  const arrives = (bytes: number) =>
    vi.waitUntil(() => statSync(path).size === bytes, { timeout: PATIENCE, interval: 20 })
  await arrives(first)
  return { ...line, arrives }
}

describe('a body that stops arriving', () => {
  it('is ended within a minute and a half, and what came of it is kept for later', async () => {
    const line = await beginPieces(await signedInStudent(test), 20_000)
    passes(seconds(60))
    expect(line.over()).toBe(false)
    passes(seconds(30))
    await vi.waitUntil(line.over, { timeout: PATIENCE })
    await line.arrives(20_000)
  })

  it('is ended too when it trickles, and when it is only a few words', async () => {
    // Before the server has begun to read it, no time that passes is the sender's.
    const begun = new Promise<Socket>((read) =>
      test.app.server.once('request', ({ socket }) => read(socket as Socket)),
    )
    const words = send(
      'POST /api/auth/sign-in/email HTTP/1.1',
      { 'content-type': 'application/json', 'content-length': 900, origin: 'http://localhost' },
      '{"email":"',
    )
    const arriving = await begun
    for (let quarter = 0; quarter < 6 && !words.over(); quarter += 1) {
      const came = arriving.bytesRead
      words.socket.write('a')
      await vi.waitUntil(() => words.over() || arriving.bytesRead > came, { timeout: PATIENCE, interval: 20 })
      passes(QUARTER_MINUTE)
    }
    await vi.waitUntil(words.over, { timeout: PATIENCE })
  })

  it('is not ended while it arrives, however slowly: ten minutes for sixty kilobytes', async () => {
    const line = await beginPieces(await signedInStudent(test), 1_000)
    for (let sent = 1_000; sent < BYTES; ) {
      const part = Math.min(1_475, BYTES - sent)
      line.socket.write('a'.repeat(part))
      sent += part
      if (sent < BYTES) await line.arrives(sent)
      passes(QUARTER_MINUTE)
      expect(line.over()).toBe(false)
    }
    await vi.waitUntil(() => line.answer().includes('204 No Content'), { timeout: PATIENCE })
  })
})

describe('one address', () => {
  it('has a hundred files on the way at once; the next hears a sentence, and others are let in', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 100_000 }
    const lines = Array.from({ length: 100 }, () => send('POST /api/documents HTTP/1.1', form, '--b\r\n'))
    await vi.waitUntil(() => lines.every(({ answer }) => answer().includes('401')), { timeout: PATIENCE })
    const next = send('POST /api/documents HTTP/1.1', form, '--b\r\n')
    await vi.waitUntil(next.over, { timeout: PATIENCE })
    expect(next.answer()).toContain('429 Too Many Requests')
    expect(next.answer()).toContain('Too many files are being sent from your network at the moment.')

    const elsewhere = await signedInStudent(test)
    expect((await upload(elsewhere, { name: 'a.txt', content: 'One sentence.' })).statusCode).toBe(201)
    // Requests that are not files are not counted.
    const here = visitor(test, '127.0.0.1')
    expect((await here.get('/healthz')).statusCode).toBe(200)

    for (const { socket } of lines) socket.destroy()
    await vi.waitUntil(
      async () => {
        const again = send('POST /api/documents HTTP/1.1', form, '--b\r\n')
        await vi.waitUntil(() => again.answer() !== '', { timeout: PATIENCE })
        return again.answer().includes('401')
      },
      { timeout: PATIENCE },
    )
  })
})
