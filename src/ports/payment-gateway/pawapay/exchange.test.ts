import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exchange } from './exchange.ts'

const request = { method: 'POST', headers: {}, body: '{}' }
const patient = { timeoutMs: 5_000 }
let server: Server | undefined

/** A real socket, since these tests are about network behaviour. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  server = createServer(onConnection)
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

afterEach(async () => {
  vi.useRealTimers()
  await new Promise((closed) => (server?.listening ? server.close(closed) : closed(undefined)))
})

describe('a request over the network', () => {
  it('was never sent when nobody listens', async () => {
    const url = await listen(() => {})
    await new Promise((closed) => server!.close(closed))
    expect(await exchange(fetch, url, request, patient)).toMatchObject({ kind: 'never-sent' })
  })

  it('was cut when the other side hangs up after it was sent', async () => {
    const url = await listen((socket) => socket.once('data', () => socket.destroy()))
    expect(await exchange(fetch, url, request, patient)).toMatchObject({ kind: 'cut' })
  })

  it('was cut when the answer ends in the middle', async () => {
    const url = await listen((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"sta')),
    )
    expect(await exchange(fetch, url, request, patient)).toMatchObject({ kind: 'cut' })
  })

  it('does not follow a redirect with the token in its hands', async () => {
    const url = await listen((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n\r\n')),
    )
    expect(await exchange(fetch, url, request, patient)).toMatchObject({ kind: 'cut' })
  })
})

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('the clock of a request', () => {
  it('cuts it when no answer comes in time', async () => {
    vi.useFakeTimers()
    const answer = exchange(silent, 'http://x.test', request, { timeoutMs: 8_000 })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ kind: 'cut', reason: 'no answer within 8000 ms' })
  })

  it('cuts it when the headers came and the body never does', async () => {
    vi.useFakeTimers()
    const headersOnly: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
        }),
      )
    const answer = exchange(headersOnly, 'http://x.test', request, { timeoutMs: 4_000 })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answer).toMatchObject({ kind: 'cut' })
  })

  it('ends when the caller gives up, and sends nothing if that was before', async () => {
    const caller = new AbortController()
    const answer = exchange(silent, 'http://x.test', request, { ...patient, signal: caller.signal })
    caller.abort()
    expect(await answer).toEqual({ kind: 'cut', reason: 'given up by the caller' })
    expect(
      await exchange(silent, 'http://x.test', request, { ...patient, signal: caller.signal }),
    ).toMatchObject({
      kind: 'never-sent',
    })
  })
})
