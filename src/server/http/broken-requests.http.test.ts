/**
 * Bytes that Node cannot parse as one request get one refusal and a closed connection: nothing can be
 * smuggled behind them.
 */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { PATIENCE } from '#tests/patience.ts'

let test: TestApp
let port = 0
beforeAll(async () => {
  test = await openTestApp()
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await test.app.close()
  await test.database.close()
  await test.files.remove()
})

/** All bytes received until the server closes the connection. */
const answersTo = (said: string) =>
  new Promise<string>((done, failed) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(said))
    socket.on('data', (bytes) => {
      heard += bytes
    })
    socket.on('close', () => done(heard))
    socket.on('error', failed)
    // A connection that is never closed fails the test rather than hanging it.
    socket.setTimeout(PATIENCE, () => socket.destroy())
  })

const WRITE = [
  'POST /api/auth/sign-out HTTP/1.1',
  'Host: localhost',
  'Origin: http://localhost',
  'Content-Type: application/json',
].join('\r\n')
const BEHIND = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

it.each([
  [
    'a length and pieces at once',
    `${WRITE}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${WRITE}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['an encoding that is none', `${WRITE}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `${WRITE}\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a piece of less than nothing', `${WRITE}\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`],
  ['lines that end in half', 'GET /healthz HTTP/1.1\nHost: localhost\n\n'],
  ['a header over two lines', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n'],
])('a request with %s is refused, and nothing behind it is read', async (_, said) => {
  const heard = await answersTo(said + BEHIND)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  expect(heard).not.toContain('"ok"')
})

it.each([
  ['of headers that never end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['of no protocol', 'hello\r\n\r\n', 400],
])('the answer to a request %s is in our shape and carries the headers', async (_, said, status) => {
  const [head = '', body = ''] = (await answersTo(said)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(Object.keys(JSON.parse(body))).toEqual(['error', 'code'])
})

it('a body that a read brings along stays its body', async () => {
  const heard = await answersTo(
    `GET /api/account/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${BEHIND.length}\r\n\r\n${BEHIND}`,
  )
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  expect(heard).toContain('{"user":null}')
})

it('TRACE gives nothing back of what was sent', async () => {
  const heard = await answersTo(
    'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Own: a-secret\r\n\r\n',
  )
  expect(heard).toContain('HTTP/1.1 404')
  expect(heard).not.toContain('a-secret')
})

it.each([
  ['without a length', true],
  ['with its length', false],
])('ten megabytes of JSON %s are answered with a sentence, however slow they come', async (_, inPieces) => {
  const piece = 'x'.repeat(64 * 1024)
  const pieces = 160
  const length = inPieces ? 'Transfer-Encoding: chunked' : `Content-Length: ${piece.length * pieces}`
  const heard = await new Promise<string>((done, failed) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(`${WRITE}\r\n${length}\r\n\r\n`)
      for (let sent = 0; sent < pieces; sent += 1) {
        socket.write(inPieces ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece)
        await new Promise((next) => setImmediate(next))
      }
      if (inPieces) socket.write('0\r\n\r\n')
    })
    socket.on('data', (bytes) => {
      said += bytes
      if (/\}\s*(?:0\r\n\r\n)?$/.test(said)) socket.end()
    })
    socket.on('close', () => done(said))
    socket.on('error', failed)
  })
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('"error":"')
})
