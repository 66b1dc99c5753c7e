// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { ask, SESSION_ENDED } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('hands the answer on', async () => {
  answering({ status: true })
  expect(await ask('/api/x')).toEqual({ ok: true, value: { status: true } })
})

it('takes a 204 for done, though there is nothing to read in it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  expect(await ask<undefined>('/api/x', { method: 'DELETE' })).toEqual({ ok: true, value: undefined })
})

it('sends its body as JSON, and no heading of JSON without one', async () => {
  const fetched = answering({})
  await ask('/api/x', { method: 'POST', body: { a: 1 } })
  await ask('/api/x', { method: 'DELETE' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
  // A heading of JSON over an empty body is an error to the server.
  expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty('headers')
})

it('hands a refusal on with its sentence, its code and the wait', async () => {
  answering({ error: 'Please wait 2 minutes.', code: 'too-many-tries', retryAfterSeconds: 90 }, 429)
  const answer = await ask('/api/x')
  expect(answer).toEqual({
    ok: false,
    problem: {
      code: 'too-many-tries',
      message: 'Please wait 2 minutes.',
      status: 429,
      retryAfterSeconds: 90,
    },
  })
})

it.each([
  ['a line that is down', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['a page of somebody in between', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an answer with nothing in it where something was promised', async () => new Response(''), 200],
  ['a portal that answers everything', async () => new Response('<h1>Log in to the Wi-Fi</h1>'), 200],
])('takes %s for unreachable', async (_, fetched, status) => {
  vi.stubGlobal('fetch', fetched)
  const answer = await ask('/api/x')
  expect(answer).toMatchObject({ ok: false, problem: { code: 'unreachable', status } })
})

it('lets the session know when nobody is signed in any more, and not when a password was wrong', async () => {
  const heard = vi.fn()
  addEventListener(SESSION_ENDED, heard)
  answering({ error: 'Invalid email or password', code: 'wrong-password' }, 401)
  await ask('/api/x')
  expect(heard).not.toHaveBeenCalled()
  answering({ error: 'Please sign in first.', code: 'not-signed-in' }, 401)
  await ask('/api/x')
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener(SESSION_ENDED, heard)
})

it('throws for a call that was broken off, because nobody waits for its sentence', async () => {
  const breaking = new AbortController()
  breaking.abort()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(ask('/api/x', { signal: breaking.signal })).rejects.toThrow('gone')
})
