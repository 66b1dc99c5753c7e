// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, post } from '#contracts/call.ts'
import { standIn } from '#tests/stand-in.ts'
import { all, arriving, bytesOf } from './byte-stream.fake.ts'
import { callEvents } from './call-events.ts'
import { callLines } from './call-lines.ts'

// A call that no route serves, so that the test can give any answer.
const ASK = post('/x')
const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('more'), words: z.string() }),
  z.object({ type: z.literal('done') }),
])
const parts = {
  summary: '',
  body: z.object({ prompt: z.string() }),
  headers: { 'Idempotency-Key': 'The same for every try' },
  refusals: { blank: 400 },
} as const
const inLines = call(ASK, { ...parts, answer: { lines: Part } })
const inEvents = call(ASK, { ...parts, answer: { events: Part } })

afterEach(() => vi.unstubAllGlobals())

const answering = (response: () => Response) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => response())
  standIn(fetched)
  return fetched
}
const sent = { body: { prompt: 'Hello' }, headers: { 'Idempotency-Key': 'k1' } } as const
const WORDS = { type: 'more', words: 'Good morning.' } as const

it.each([
  ['lines', () => callLines<typeof inLines>(ASK, sent), '{"type":"more","words":"Good morning."}\n'],
  [
    'events',
    () => callEvents<typeof inEvents>(ASK, sent),
    'data: {"type":"more","words":"Good morning."}\n\ndata: [DONE]\n\n',
  ],
])('reads %s as the contract of its call says', async (_, ask, text) => {
  const fetched = answering(() => new Response(arriving(bytesOf(text))))
  const answer = await ask()
  expect(answer.ok && (await all(answer.parts))).toEqual([WORDS])
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"prompt":"Hello"}',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k1' },
  })
})

it('tells of the bytes that arrive', async () => {
  answering(() => new Response(arriving(bytesOf('{"type":"done"}\n'))))
  const counted: number[] = []
  const onBytes = (bytes: number) => counted.push(bytes)
  const answer = await callLines<typeof inLines>(ASK, { ...sent, onBytes })
  if (answer.ok) await all(answer.parts)
  expect(counted).toEqual([16])
})

it('hands a refusal on as it came, and nothing of a page of something in between', async () => {
  answering(() => Response.json({ error: 'Please write something.', code: 'blank' }, { status: 400 }))
  expect(await callLines<typeof inLines>(ASK, sent)).toMatchObject({
    ok: false,
    status: 400,
    refusal: { code: 'blank', error: 'Please write something.' },
  })
  answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await callLines<typeof inLines>(ASK, sent)).toMatchObject({ ok: false, status: 502, refusal: {} })
})

it('throws where the line is lost, before the first part or after it', async () => {
  standIn(() => Promise.reject(new TypeError('no network')))
  await expect(callLines<typeof inLines>(ASK, sent)).rejects.toThrow('no network')
  answering(() => new Response(arriving(bytesOf('data: {"type":"done"}\n\n'))))
  const cut = await callEvents<typeof inEvents>(ASK, sent)
  await expect(cut.ok && all(cut.parts)).rejects.toThrow()
})

it('does not compile for parts that the contract does not have, nor for a call of another kind', async () => {
  answering(() => new Response(arriving(bytesOf('{"type":"done"}\n'))))
  const answer = await callLines<typeof inLines>(ASK, sent)
  if (answer.ok)
    for await (const part of answer.parts) {
      // @ts-expect-error: no part of this type.
      expect(part.type === 'complete').toBe(false)
    }
  // @ts-expect-error: it answers with events.
  await callLines<typeof inEvents>(ASK, sent).catch(() => undefined)
})
