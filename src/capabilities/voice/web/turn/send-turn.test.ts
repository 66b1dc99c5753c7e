import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { broken, standIn } from '#tests/stand-in.ts'
import type { TurnLine } from '../../contract.ts'
import { repliesIn, sendTurn } from './send-turn.ts'

afterEach(() => void vi.unstubAllGlobals())

function bodyOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
}
async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const list: Value[] = []
  for await (const value of values) list.push(value)
  return list
}
async function* given(...lines: TurnLine[]) {
  yield* lines
}

function answering(response: Response) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response)
  standIn(asked)
  return asked
}
const request = {
  url: '/ai/process-audio',
  field: 'file',
  session: 's1',
  answer: { attempt: 'a1', recording: new Blob(['sound'], { type: 'audio/webm;codecs=opus' }) },
  signal: new AbortController().signal,
} as const

describe('sending a turn', () => {
  it('sends the recording in its field, with the session and the attempt', async () => {
    const asked = answering(new Response(bodyOf('{"type":"complete","text":"Yes"}\n')))
    expect(await all(sendTurn(request))).toEqual([{ type: 'complete', text: 'Yes' }])
    const [url, init] = asked.mock.calls[0]!
    expect(url).toBe('/ai/process-audio')
    expect(init.headers).toEqual({ 'X-Session-ID': 's1', 'Idempotency-Key': 'a1' })
    const form = init.body as FormData
    expect([...form.keys()]).toEqual(['file'])
    expect(form.get('file')).toMatchObject({ name: 'recording.webm', size: 5 })
  })

  it('sends typed words and what the browser understood, where there are any', async () => {
    const asked = answering(new Response(bodyOf('')))
    const answer = { attempt: 'a1', typed: 'It was small.', corrects: 'a0' }
    await all(sendTurn({ ...request, answer, browserText: 'hello', format: 'opus' }))
    const form = asked.mock.calls[0]![1].body as FormData
    expect([...form]).toEqual([
      ['typed', 'It was small.'],
      ['corrects', 'a0'],
      ['browserText', 'hello'],
      ['format', 'opus'],
    ])
  })

  it('sends what an earlier visit recorded under the name of that visit', async () => {
    const asked = answering(new Response(bodyOf('')))
    await all(sendTurn({ ...request, answer: { ...request.answer, session: 's0' } }))
    expect(asked.mock.calls[0]![1].headers).toMatchObject({ 'X-Session-ID': 's0' })
  })

  it('sends only the rest of what the server has already, and the whole where it has forgotten', async () => {
    const sent: number[] = []
    const sendWhole = () =>
      Response.json({ error: 'Again.', details: 'Again.', code: 'send-whole' }, { status: 409 })
    const asked = answering(sendWhole())
    asked.mockResolvedValueOnce(sendWhole())
    asked.mockResolvedValueOnce(new Response(bodyOf('{"type":"complete","text":"Yes"}\n')))
    const after = { name: 'b1', bytes: 3 }
    const lines = await all(sendTurn({ ...request, after, onBytes: (bytes) => void sent.push(bytes) }))
    expect(lines).toEqual([{ type: 'complete', text: 'Yes' }])
    const [rest, whole] = asked.mock.calls.map(([, init]) => init.body as FormData)
    expect(rest!.get('after')).toBe('b1')
    expect(await (rest!.get('file') as File).text()).toBe('nd')
    expect([...whole!.keys()]).toEqual(['file'])
    expect(await (whole!.get('file') as File).text()).toBe('sound')
    expect(sent.slice(0, 2)).toEqual([2, 5])
  })

  it.each([
    [{ details: 'The file is empty.', error: 'Bad request' }, 'The file is empty.'],
    [{ error: 'Bad request' }, 'Bad request'],
    [{}, 'HTTP error! status: 400'],
  ])('reads the message of the error body %j', async (body, message) => {
    answering(broken(Response.json(body, { status: 400 })))
    expect(await all(sendTurn(request))).toEqual([{ type: 'error', status: 400, message }])
  })

  it('says the status where the body is no JSON', async () => {
    answering(broken(new Response('<html>', { status: 500 })))
    expect(await all(sendTurn(request))).toEqual([
      { type: 'error', status: 500, message: 'HTTP error! status: 500' },
    ])
  })

  it.each([502, 503, 504])('takes a %d that is not of our server for a lost connection', async (status) => {
    answering(broken(new Response('<html>', { status })))
    await expect(all(sendTurn(request))).rejects.toThrow()
    answering(broken(Response.json({ error: 'Busy.', code: 'busy' }, { status })))
    expect(await all(sendTurn(request))).toEqual([{ type: 'error', status, message: 'Busy.', code: 'busy' }])
  })
})

describe('a server that is not heard any more', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** As in a browser: an aborted request fails, whether during the request or the reading. */
  function neverEnding(...pieces: string[]) {
    standIn(async (_, { signal }) => {
      const stopped = new Promise<never>((_, fail) => {
        signal?.addEventListener('abort', () => fail(new DOMException('Stopped.', 'AbortError')))
      })
      if (pieces.length === 0) return stopped
      const body = bodyOf(...pieces).pipeThrough(new TransformStream({ flush: () => stopped }))
      return new Response(body)
    })
  }
  async function lostAfter(answer: Promise<unknown>): Promise<number> {
    const from = Date.now()
    let lost: number | undefined
    answer.catch(() => {
      lost = Date.now() - from
    })
    while (lost === undefined && Date.now() - from < 200_000) await vi.advanceTimersByTimeAsync(1_000)
    return lost ?? Number.POSITIVE_INFINITY
  }

  it('is taken for a lost connection after half a minute without a sign of life', async () => {
    neverEnding('{"type":"alive"}\n')
    expect(await lostAfter(all(sendTurn(request)))).toBe(30_000)
  })

  it('has a minute and a half where the recording may still be on its way', async () => {
    neverEnding()
    expect(await lostAfter(all(sendTurn(request)))).toBe(90_000)
  })
})

describe('what the turn loop is told', () => {
  const chunk = (audioUrl?: string): TurnLine => ({
    type: 'chunk',
    content: 'Yes.',
    ...(audioUrl && { audioUrl }),
  })

  it('plays the whole where a server knows only the specification', async () => {
    const lines = given(chunk(), { type: 'complete', text: 'Yes.', audioUrl: '/audio/1' })
    expect(await all(repliesIn(lines, { host: 'https://host' }))).toEqual([
      { type: 'audio', piece: 'https://host/audio/1' },
      { type: 'complete' },
    ])
  })

  it('plays sentences as they come, and not a second time', async () => {
    const lines = given(chunk('/1'), chunk('/2'), { type: 'complete', text: 'Yes.', audioUrl: '/whole' })
    expect(await all(repliesIn(lines))).toEqual([
      { type: 'audio', piece: '/1' },
      { type: 'audio', piece: '/2' },
      { type: 'complete' },
    ])
  })

  it('hears of a skipped turn and of an error, and shows every line to the screen', async () => {
    const seen: string[] = []
    const lines = given(
      { type: 'waiting', place: 2 },
      { type: 'complete', text: '', skipped: true, message: 'Unclear.' },
      { type: 'error' },
    )
    expect(await all(repliesIn(lines, { onLine: (line) => seen.push(line.type) }))).toEqual([
      { type: 'skipped', message: 'Unclear.' },
      { type: 'error', message: undefined },
    ])
    expect(seen).toEqual(['waiting', 'complete', 'error'])
  })
})
