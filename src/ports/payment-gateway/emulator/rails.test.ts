import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmulator } from './start-emulator.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

/** fetch() cannot send a false host, so this uses a raw request. */
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Promise<number>((answered, failed) => {
    const { port } = new URL(bench.emulator.url)
    request({ host: '127.0.0.1', port, path: '/__emulator/deposits', method, headers }, (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
      .on('error', failed)
      .end()
  })

describe('the emulator', () => {
  it('listens on this machine only', () => {
    expect(new URL(bench.emulator.url).hostname).toBe('127.0.0.1')
  })

  it.each([
    [{ host: 'evil.example' }, 403],
    [{ host: 'localhost:1', origin: 'https://evil.example' }, 403],
    [{ host: 'localhost:1', origin: 'null' }, 403],
    [{ host: 'localhost:1', origin: 'https://localhost.evil.example' }, 403],
    [{ host: 'localhost:1', origin: 'http://localhost:3000' }, 200],
    [{ host: '127.0.0.1:1' }, 200],
  ])('asked with %j answers %i', async (headers, status) => {
    expect(await ask(headers)).toBe(status)
  })

  it('answers an unknown path with 404, in JSON', async () => {
    for (const path of ['/v2/payouts', '/v1/deposits', '/__emulator/nothing']) {
      const response = await fetch(bench.emulator.url + path, { method: 'POST' })
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
    }
  })

  it('calls a body that is too large unreadable', async () => {
    const response = await fetch(`${bench.emulator.url}/v2/deposits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bench.emulator.token}` },
      body: JSON.stringify({ depositId: 'x'.repeat(70_000) }),
    })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('INVALID_INPUT')])
  })

  it('does not start on a port that is taken', async () => {
    const { port } = new URL(bench.emulator.url)
    await expect(startEmulator({ port: Number(port) })).rejects.toThrow('EADDRINUSE')
  })
})
