// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, del, get, post } from '#contracts/call.ts'
import { standIn } from '#tests/stand-in.ts'
import { askFile, callApi, SESSION_ENDED } from './call-api.ts'

// Calls that no route serves, so that the test can give any answer.
const CALLS = { read: get('/x'), remove: del('/x/:id'), send: post('/x') } as const
const read = call(CALLS.read, { summary: '', answer: z.object({ status: z.boolean() }), refusals: {} })
const remove = call(CALLS.remove, { summary: '', answer: 'nothing', refusals: { gone: 404 } })
const send = call(CALLS.send, {
  summary: '',
  body: z.object({ a: z.number() }),
  answer: z.object({}),
  refusals: { 'too-many-tries': 429, 'wrong-password': 401 },
})
const file = call(CALLS.read, { summary: '', answer: { bytes: ['text/plain'] }, refusals: {} })
const readIt = () => callApi<typeof read>(CALLS.read)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }))
  standIn(fetched)
  return fetched
}

it('hands the answer on', async () => {
  answering({ status: true })
  expect(await readIt()).toEqual({ ok: true, value: { status: true } })
})

it('takes a 204 for done, though there is nothing to read in it', async () => {
  standIn(async () => new Response(null, { status: 204 }))
  expect(await callApi<typeof remove>(CALLS.remove, { params: { id: 1 } })).toEqual({
    ok: true,
    value: undefined,
  })
})

it.each([
  ['attachment; filename="report.docx"', 'report.docx'],
  ['attachment; filename="_.md"; filename*=UTF-8\'\'%C3%A9t%C3%A9.md', 'été.md'],
  ['attachment', ''],
])('names a file as %s says', async (disposition, name) => {
  standIn(async () => new Response('x', { headers: { 'content-disposition': disposition } }))
  const answer = await askFile<typeof file>(CALLS.read)
  expect(answer.ok && answer.value.name).toBe(name)
})

it('sends its body as JSON, and no heading of JSON without one', async () => {
  const fetched = answering({})
  await callApi<typeof send>(CALLS.send, { body: { a: 1 } })
  await callApi<typeof remove>(CALLS.remove, { params: { id: 'a/b' } })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(fetched.mock.calls[1]?.[0]).toBe('/x/a%2Fb')
  // The server rejects a JSON content type with an empty body.
  expect(fetched.mock.calls[1]?.[1]).not.toHaveProperty('headers')
})

it('hands a refusal on with its sentence, its code and the wait', async () => {
  answering({ error: 'Please wait 2 minutes.', code: 'too-many-tries', retryAfterSeconds: 90 }, 429)
  const answer = await callApi<typeof send>(CALLS.send, { body: { a: 1 } })
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
  standIn(fetched)
  const answer = await readIt()
  expect(answer).toMatchObject({ ok: false, problem: { code: 'unreachable', status } })
})

/** A connection that stays open but sends nothing, until the caller aborts. */
const hanging = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, broken) =>
    signal?.addEventListener('abort', () => broken(new Error('broken off'))),
  )

it('waits for what it reads no longer than a dead line deserves', async () => {
  vi.useFakeTimers()
  standIn(hanging)
  const answer = readIt()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toMatchObject({
    ok: false,
    problem: { code: 'unreachable', status: 0, lineSays: 'broken off' },
  })
  expect(vi.getTimerCount()).toBe(0)
})

it('never breaks off what it sends: nobody would know whether it arrived', async () => {
  vi.useFakeTimers()
  const fetched = answering({})
  await callApi<typeof send>(CALLS.send, { body: { a: 1 } })
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('signal')
})

it('lets the session know when nobody is signed in any more, and not when a password was wrong', async () => {
  const heard = vi.fn()
  addEventListener(SESSION_ENDED, heard)
  answering({ error: 'Invalid email or password', code: 'wrong-password' }, 401)
  await readIt()
  expect(heard).not.toHaveBeenCalled()
  answering({ error: 'Please sign in first.', code: 'not-signed-in' }, 401)
  await readIt()
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener(SESSION_ENDED, heard)
})

it('throws for a call that was broken off, because nobody waits for its sentence', async () => {
  const breaking = new AbortController()
  breaking.abort()
  standIn(() => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(callApi<typeof read>(CALLS.read, { signal: breaking.signal })).rejects.toThrow('gone')
})

it('does not compile with another call’s address, without its parts, or for a code it does not have', async () => {
  answering({ error: 'No.', code: 'gone' }, 404)
  // @ts-expect-error: the address of another call.
  await callApi<typeof read>(CALLS.send)
  // @ts-expect-error: no `id`.
  await callApi<typeof remove>(CALLS.remove, { params: {} })
  // @ts-expect-error: no body.
  await callApi<typeof send>(CALLS.send)
  // @ts-expect-error: a body of another shape.
  await callApi<typeof send>(CALLS.send, { body: { a: 'one' } })
  const answer = await callApi<typeof remove>(CALLS.remove, { params: { id: 1 } })
  expect(answer.ok ? undefined : answer.problem.code === 'gone').toBe(true)
  // @ts-expect-error: this call is never refused with that code.
  expect(answer.ok ? undefined : answer.problem.code === 'wrong-password').toBe(false)
})
