import { afterEach, expect, it, vi } from 'vitest'
import { broken, standIn } from '#tests/stand-in.ts'
import { createBeginnings } from './partial-recordings.ts'

afterEach(() => void vi.unstubAllGlobals())

function server(...statuses: number[]) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => {
    const status = statuses.shift() ?? 204
    const answer = new Response(null, { status })
    return status === 204 ? answer : broken(answer)
  })
  standIn(asked)
  const spent: number[] = []
  const where = {
    url: '/ai/process-audio',
    field: 'file',
    session: 's',
    onBytes: (n: number) => void spent.push(n),
  } as const
  const beginnings = createBeginnings(where)
  return { asked, spent, beginnings, form: (call: number) => asked.mock.calls[call]![1].body as FormData }
}
const recorded = (text: string) => new Blob([text], { type: 'audio/webm' })

it('sends each part of a recording once, every part under the name of the one before', async () => {
  const { asked, spent, beginnings, form } = server()
  await beginnings.begin(recorded('abc'), 'a1')
  await beginnings.begin(recorded('abcde'), 'a1')
  expect(asked.mock.calls[0]![0]).toBe('/ai/process-audio/so-far')
  const first = (asked.mock.calls[0]![1].headers as Record<string, string>)['Idempotency-Key']
  expect(form(0).has('after')).toBe(false)
  expect(form(1).get('after')).toBe(first)
  expect(await (form(1).get('file') as File).text()).toBe('de')
  expect(beginnings.of('a1')).toMatchObject({ bytes: 5 })
  expect(spent).toEqual([3, 2])
})

it('knows nothing of another recording', async () => {
  const { beginnings, form } = server()
  await beginnings.begin(recorded('abc'), 'a1')
  expect(beginnings.of('a2')).toBeUndefined()
  await beginnings.begin(recorded('xyz'), 'a2')
  expect(form(1).has('after')).toBe(false)
})

it('counts on nothing that did not arrive', async () => {
  const { beginnings } = server(500)
  await beginnings.begin(recorded('abc'), 'a1')
  expect(beginnings.of('a1')).toBeUndefined()
  standIn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await beginnings.begin(recorded('abc'), 'a1')
  expect(beginnings.of('a1')).toBeUndefined()
})

it('stops what is on its way when the conversation ends, and begins anew in the next', async () => {
  const { asked, beginnings } = server()
  const sent = beginnings.begin(recorded('abc'), 'a1')
  const signal = asked.mock.calls[0]![1].signal!
  expect(signal.aborted).toBe(false)
  beginnings.stop()
  expect(signal.aborted).toBe(true)
  await sent
  expect(beginnings.of('a1')).toBeUndefined()
  await beginnings.begin(recorded('abc'), 'a2')
  expect(beginnings.of('a2')).toMatchObject({ bytes: 3 })
})

it('takes no late answer for the recording that runs', async () => {
  let arrive = () => {}
  standIn(() => new Promise((resolve) => (arrive = () => resolve(new Response(null, { status: 204 })))))
  const beginnings = createBeginnings({ url: '/ai/process-audio', field: 'file', session: 's' })
  const late = beginnings.begin(recorded('abc'), 'a1')
  const answerLate = arrive
  void beginnings.begin(recorded('xyz'), 'a2')
  answerLate()
  await late
  expect(beginnings.of('a1')).toBeUndefined()
})
