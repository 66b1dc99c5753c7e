/** Tests of the scripted model server itself, without any SDK. */
import { afterAll, expect, it } from 'vitest'
import { startModelServer } from '../../../tests/model-server/model-server.ts'
import * as turn from '../../../tests/model-server/script.ts'

const server = await startModelServer()
afterAll(() => server.stop())

const question = { messages: [{ role: 'user', content: 'Hello' }] }
const wires = [
  ['openai', '/chat/completions', { authorization: `Bearer ${server.key}` }, { model: 'm', ...question }],
  ['anthropic', '/messages', { 'x-api-key': server.key }, { model: 'm', max_tokens: 9, ...question }],
  [
    'google',
    '/models/m:generateContent',
    { 'x-goog-api-key': server.key },
    { contents: [{ role: 'user', parts: [{ text: 'Hello' }] }] },
  ],
] as const

const ask = (wire: 'openai' | 'anthropic' | 'google', path: string, headers: object, body: object) =>
  fetch(server.baseUrl(wire) + path, { method: 'POST', headers: { ...headers }, body: JSON.stringify(body) })

it.each(wires)(
  'answers whole on the %s wire, to a client that asks for no stream',
  async (wire, path, headers, body) => {
    server.forget()
    server.script(turn.says('120 teachers'))
    const response = await ask(wire, path, headers, body)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toContain('"120 teachers"')
    expect(server.requests).toMatchObject([{ wire, model: 'm', prompt: { messages: [{ text: 'Hello' }] } }])
  },
)

it.each(wires)(
  'turns a wrong key away on the %s wire, and uses no turn for it',
  async (wire, path, _, body) => {
    server.forget()
    server.script(turn.says('kept for later'))
    expect((await ask(wire, path, {}, body)).status).toBe(401)
    expect(server.requests).toEqual([])
  },
)

it('streams in the pieces of the script, each when the test says so', async () => {
  server.forget()
  const gate = Promise.withResolvers<void>()
  server.script(turn.says(['one ', 'two'], { before: async (piece) => piece === 1 && gate.promise }))
  const [wire, path, headers, body] = wires[0]
  const response = await ask(wire, path, headers, { ...body, stream: true })
  let text = ''
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.includes('one')) gate.resolve()
    else expect(text).not.toContain('two')
  }
  expect(text.indexOf('two')).toBeGreaterThan(text.indexOf('one'))
  expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true)
})

it('tells who hung up: the client, and not the server when it was told to cut', async () => {
  server.forget()
  const [wire, path, headers, body] = wires[0]
  for (const [scripted, clientLeft] of [
    [turn.cutAfter('some'), false],
    [turn.says('some'), false],
  ] as const) {
    server.script(scripted)
    const response = await ask(wire, path, headers, { ...body, stream: true })
    await response.text().catch(() => {})
    expect(await server.requests.at(-1)!.hungUp).toBe(clientLeft)
  }
  server.script(turn.fallsSilentAfter('some'))
  const leave = new AbortController()
  const response = await fetch(server.baseUrl(wire) + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, stream: true }),
    signal: leave.signal,
  })
  leave.abort()
  await response.text().catch(() => {})
  expect(await server.requests.at(-1)!.hungUp).toBe(true)
})

it('knows no other addresses', async () => {
  expect((await fetch(`${server.url}/openai/v1/engines`, { headers: wires[0][2] })).status).toBe(404)
  expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404)
})
