import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { call, get, post } from '#contracts/call.ts'
import { Id, Ordinal } from '#contracts/params.ts'
import { refused, refusedForNow } from './answer.ts'
import { enforceContracts } from './enforce-contracts.ts'
import { openApi } from './open-api.ts'
import { serve } from './serve.ts'
import { callAt } from './served-calls.ts'

const greet = call(post('/api/people/:name/greetings'), {
  summary: 'Greet somebody',
  query: z.object({ times: z.coerce.number().int().min(1).default(1) }),
  body: z.object({ word: z.string() }),
  answer: z.object({ said: z.array(z.object({ word: z.string() })) }),
  refusals: { unknown: 404, 'too-many-tries': 429 },
})
const page = call(get('/api/books/:id/pages/:number'), {
  summary: 'Read a page',
  params: z.object({ id: Id, number: Ordinal }),
  answer: z.object({ is: z.number() }),
  refusals: { 'no-such-page': 404, 'not-found': 404 },
})
const count = call(get('/api/counting'), {
  summary: 'Count',
  answer: { lines: z.object({ n: z.number() }) },
  refusals: {},
})

function server(check = true, routes: (app: FastifyInstance) => void) {
  const app = Fastify()
  enforceContracts(app, check)
  routes(app)
  return app
}

const greeting = (app: FastifyInstance, body: object, url = '/api/people/Chipo/greetings?times=2') =>
  app.inject({ method: 'POST', url, payload: body })

const greets = (app: FastifyInstance) =>
  serve(app, greet, async ({ params, query, body }) => {
    if (params.name === 'nobody') return refused({ code: 'unknown', message: 'Nobody is called that.' })
    if (params.name === 'again') return refusedForNow('tries', 90)
    return { said: Array.from({ length: query.times }, () => ({ word: `${body.word} ${params.name}` })) }
  })

it('hands a route what was sent, read by its contract', async () => {
  const answer = await greeting(server(true, greets), { word: 'Mulishani' })
  expect(answer.json()).toEqual({ said: [{ word: 'Mulishani Chipo' }, { word: 'Mulishani Chipo' }] })
})

it('refuses another shape with a sentence of the product’s', async () => {
  const app = server(true, greets)
  for (const answer of [
    await greeting(app, { word: 4 }),
    await greeting(app, { word: 'a' }, '/api/people/Chipo/greetings?times=many'),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: 'Please check what you typed: something is missing or not right.',
      code: 'bad-request',
    })
  }
})

it('refuses another shape with the call’s own sentence, where it has one', async () => {
  const app = server(true, (made) =>
    serve(made, greet, async () => ({ said: [] }), { unclear: { code: 'mute', message: 'Say a word.' } }),
  )
  expect((await greeting(app, {})).json()).toEqual({ error: 'Say a word.', code: 'mute' })
})

it('looks for nothing under an address that nothing can have', async () => {
  let asked = 0
  const finds = (app: FastifyInstance) => {
    serve(app, greet, async () => ({ said: [] }))
    serve(app, page, async ({ params }) => {
      asked += 1
      return { is: params.number + 1 }
    })
  }
  const app = server(true, finds)
  const codeOf = async (url: string) => {
    const answer = await app.inject(url)
    return [answer.statusCode, answer.json().code]
  }
  for (const name of ['a%2Fb', 'a%20b', "'--", '%F0%9F%98%80'])
    expect([name, ...(await codeOf(`/api/books/${name}/pages/1`))]).toEqual([name, 404, 'not-found'])
  for (const number of ['0', '-1', '1.5', 'one', '1e3', '9999999'])
    expect([number, ...(await codeOf(`/api/books/b/pages/${number}`))]).toEqual([number, 404, 'not-found'])
  expect(asked).toBe(0)
  expect((await app.inject('/api/books/b.1:c-d_e/pages/41')).json()).toEqual({ is: 42 })
  // A call's own code wins where it has one.
  const unknown = await greeting(app, { word: 'a' }, '/api/people/a%20b/greetings')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown'])
})

it('takes the status of a refusal from the call', async () => {
  const app = server(true, greets)
  const unknown = await greeting(app, { word: 'a' }, '/api/people/nobody/greetings')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown'])
  const later = await greeting(app, { word: 'a' }, '/api/people/again/greetings')
  expect([later.statusCode, later.headers['retry-after'], later.json().retryAfterSeconds]).toEqual([
    429,
    '90',
    90,
  ])
})

it.each([
  ['a field that is missing', { said: [{}] }],
  ['a field of another kind', { said: [{ word: 4 }] }],
  ['a field that the contract does not know', { said: [], more: true }],
  ['such a field further inside', { said: [{ word: 'a', more: true }] }],
])('does not let %s out where answers are checked', async (_, wrong) => {
  const wrongly = (app: FastifyInstance) => serve(app, greet, async () => wrong as { said: [] })
  expect((await greeting(server(true, wrongly), { word: 'a' })).statusCode).toBe(500)
  expect((await greeting(server(false, wrongly), { word: 'a' })).statusCode).toBe(200)
})

it('throws for a code that the call does not name', async () => {
  const app = server(true, (made) =>
    serve(made, greet, async () => refused({ code: 'other' as 'unknown', message: 'No.' })),
  )
  const answer = await greeting(app, { word: 'a' })
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    'POST /api/people/:name/greetings does not say that it refuses with other.',
  ])
})

it('does not let a refusal out that the call does not name, whoever sends it', async () => {
  const guarded = (status: number, said: object) =>
    server(true, (app) =>
      serve(app, greet, async () => ({ said: [] }), {
        before: async (_, reply) => reply.code(status).send(said),
      }),
    )
  const statusOf = async (status: number, said: object) =>
    (await greeting(guarded(status, said), { word: 'a' })).statusCode
  const unknown = { error: 'No such person.', code: 'unknown' }
  expect(await statusOf(404, unknown)).toBe(404)
  expect(await statusOf(401, unknown)).toBe(500)
  expect(await statusOf(404, { ...unknown, code: 'other' })).toBe(500)
  expect(await statusOf(404, { ...unknown, more: true })).toBe(500)
  expect(await statusOf(202, { said: [] })).toBe(500)
})

it('does not let bytes out of another kind than its call names', async () => {
  const picture = call(get('/api/picture'), { summary: '', answer: { bytes: ['image/webp'] }, refusals: {} })
  const sending = (type: string) => (app: FastifyInstance) =>
    serve(app, picture, async ({ reply }) => reply.type(type).send(Buffer.from('picture')))
  const statusOf = async (type: string, check = true) =>
    (await server(check, sending(type)).inject('/api/picture')).statusCode
  expect(await statusOf('image/webp')).toBe(200)
  expect(await statusOf('image/png')).toBe(500)
  expect(await statusOf('image/png', false)).toBe(200)
})

it('sends lines one by one, and breaks off at one that its contract does not know', async () => {
  const counting = (lines: object[]) => (app: FastifyInstance) =>
    serve(
      app,
      count,
      async () =>
        async function* () {
          yield* lines as { n: number }[]
        },
    )
  const right = await server(true, counting([{ n: 1 }, { n: 2 }])).inject('/api/counting')
  expect(right.body).toBe('{"n":1}\n{"n":2}\n')
  await expect(server(true, counting([{ n: 1 }, { m: 2 }])).inject('/api/counting')).rejects.toThrow()
})

it('finds the call behind an address, the one with more words of its own first', () => {
  const served = [get('/api/d/:id/pages/:page'), get('/api/d/:id/pages/:page.webp')].map((address) => ({
    call: call(address, { summary: '', answer: 'nothing', refusals: {} }),
    unclear: undefined,
  }))
  expect(callAt(served, 'GET', '/api/d/7/pages/3')).toBe(served[0])
  expect(callAt(served, 'GET', '/api/d/7/pages/3.webp?width=9')).toBe(served[1])
  expect(callAt(served, 'POST', '/api/d/7/pages/3')).toBeUndefined()
})

it('writes the calls as OpenAPI', () => {
  const app = server(true, greets)
  expect(openApi(app.contracts.served)).toMatchObject({
    paths: {
      '/api/people/{name}/greetings': {
        post: {
          parameters: [
            { name: 'name', in: 'path', required: true, schema: { pattern: '^[\\w.:-]{1,200}$' } },
            { name: 'times', in: 'query', required: false },
          ],
          requestBody: { content: { 'application/json': { schema: { required: ['word'] } } } },
          responses: {
            200: { content: { 'application/json': { schema: { required: ['said'] } } } },
            400: { description: 'Refused: bad-request' },
            404: { description: 'Refused: unknown' },
            429: { description: 'Refused: too-many-tries, too-many-requests' },
          },
        },
      },
    },
  })
})
