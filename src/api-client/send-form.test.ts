// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, post } from '#contracts/call.ts'
import { HeldUpload } from './held-upload.fake.ts'
import { sendForm } from './send-form.ts'

// A call that no route serves, so that the test can give any answer.
const SEND = post('/rooms/:id')
const send = call(SEND, {
  summary: '',
  query: z.object({ purpose: z.enum(['a', 'b']) }),
  headers: { 'Idempotency-Key': 'The same for every try' },
  body: {
    form: z.object({ format: z.enum(['mini', 'heavy']), note: z.string().optional() }),
    files: { document: 'The file' },
  },
  answer: z.object({ id: z.string() }),
  refusals: { gone: 404 },
})

beforeEach(() => {
  HeldUpload.all = []
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
})
afterEach(() => void vi.unstubAllGlobals())

const held = () => HeldUpload.all[0]!
const begin = (left = new AbortController()) => {
  const shares: number[] = []
  const answer = sendForm<typeof send>(SEND, {
    params: { id: 'r1' },
    query: { purpose: 'a' },
    headers: { 'Idempotency-Key': 'k1' },
    fields: { format: 'mini', note: undefined },
    files: { document: new File(['x'], 'thesis.pdf') },
    signal: left.signal,
    onShare: (share) => shares.push(share),
  })
  return { answer, shares }
}

it('sends what the form of its call has, the file last, and tells how much has gone', async () => {
  const { answer, shares } = begin()
  expect(held().path).toBe('/rooms/r1?purpose=a')
  expect(held().headers).toEqual({ 'Idempotency-Key': 'k1' })
  expect([...held().form!.keys()]).toEqual(['format', 'document'])
  held().upload.onprogress?.({ loaded: 1, total: 4 })
  held().answer(201, { id: 'd1' })
  expect(await answer).toMatchObject({ status: 201, answer: { id: 'd1' } })
  expect(shares).toEqual([0.25])
})

it('hands a refusal on as it came', async () => {
  const { answer } = begin()
  held().answer(404, { error: 'Gone.', code: 'gone' })
  expect(await answer).toMatchObject({ status: 404, answer: undefined, refusal: { code: 'gone' } })
})

it('knows nothing of the page of something in between', async () => {
  const { answer } = begin()
  held().answerBroken(502, '<h1>Bad gateway</h1>')
  expect(await answer).toMatchObject({ status: 502, answer: undefined, refusal: {} })
})

it('says that the line was lost, also where its sender has left', async () => {
  const { answer } = begin()
  held().onerror?.()
  expect(await answer).toBe('line-lost')
  const left = new AbortController()
  const abandoned = begin(left).answer
  left.abort()
  expect(await abandoned).toBe('line-lost')
})

it('does not compile with a field, a value, a file or a header that the contract does not have', () => {
  const rest = { params: { id: 1 }, query: { purpose: 'a' }, signal: AbortSignal.abort() } as const
  const file = new File([], 'x')
  const onShare = () => undefined
  // @ts-expect-error: no `format`.
  void sendForm<typeof send>(SEND, { ...rest, onShare, fields: {} })
  // @ts-expect-error: another format.
  void sendForm<typeof send>(SEND, { ...rest, onShare, fields: { format: 'standard' } })
  // @ts-expect-error: no field of the form.
  void sendForm<typeof send>(SEND, { ...rest, onShare, fields: { format: 'mini', outline: 'first' } })
  const fields = { format: 'mini' } as const
  // @ts-expect-error: no file of the form.
  void sendForm<typeof send>(SEND, { ...rest, onShare, fields, files: { picture: file } })
  // @ts-expect-error: no header of the call.
  void sendForm<typeof send>(SEND, { ...rest, onShare, fields, headers: { 'x-session-id': '1' } })
})
