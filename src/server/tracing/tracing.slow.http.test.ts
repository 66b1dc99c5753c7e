/** The data a collector receives: which work took how long, and nothing about the user it was for. */
import http, { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { openTestApp, signedInStudent } from '#tests/app.ts'
import { analyze, finished, grantDecoder } from '#tests/decoder.ts'
import { openTracing } from './open-tracing.ts'
import { traceAll } from './trace-all.ts'

type Told = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listening(answer: http.RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** An address on which nothing listens any more. */
async function nobody(): Promise<string> {
  const address = await listening(() => {})
  await new Promise((closed) => servers.pop()?.close(closed))
  return address
}

async function collector() {
  const asked: { url: string | undefined; key: unknown; body: string }[] = []
  const endpoint = await listening(async (request, answer) => {
    asked.push({ url: request.url, key: request.headers['x-key'], body: await text(request) })
    answer.end('{}')
  })
  const spans = (): Told[] =>
    asked.flatMap(({ body }) =>
      JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Told[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return { endpoint, asked, spans }
}

const settings = (endpoint: string, share = 1) => ({
  endpoint,
  headers: { 'x-key': 'of the operator' },
  service: 'weekbe4',
  share,
})
const quiet = { warn: () => {} }
const attributeOf = ({ attributes }: Told, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

it('tells of each request by its route, of each job, and of nobody', async () => {
  const to = await collector()
  const test = await openTestApp({}, undefined, { tracing: await openTracing(settings(to.endpoint), quiet) })
  const student = await signedInStudent(test)
  await grantDecoder(test, student)
  const { sessionId } = (await analyze(student)).json()
  // A job that has not begun leaves no span, and the answer does not wait for a slow reader.
  await finished(student, sessionId)
  await student.get('/api/documents/of-somebody-else')
  await test.app.close()
  const spans = to.spans()
  const named = (name: string) => spans.findLast((span) => span.name === name)
  expect(attributeOf(named('GET /ai/research/status')!, 'http.response.status_code')).toBe(200)
  expect(attributeOf(named('GET /api/documents/:id')!, 'http.response.status_code')).toBe(404)
  expect(named('analysis')).toBeDefined()
  expect(to.asked[0]).toMatchObject({ url: '/v1/traces', key: 'of the operator' })
  const told = to.asked.map(({ body }) => body).join('')
  for (const personal of [student.person.email, student.person.lastName, student.uid, sessionId, 'notes.txt'])
    expect(told).not.toContain(personal)
  await test.database.close()
  await test.files.remove()
})

it('puts what is asked of others into the trace of the request, by whichever way it is asked', async () => {
  const to = await collector()
  const other = await listening(async (request, answer) => {
    await text(request)
    answer.writeHead(request.url === '/broken' ? 500 : 200).end('{}')
  })
  const away = await nobody()
  const app = Fastify()
  traceAll(app, await openTracing(settings(to.endpoint), quiet))
  app.post('/ask', async () => {
    await (await fetch(`${other}/with-fetch?of=a+person`, { method: 'POST', body: 'words' })).text()
    await new Promise((over) => http.get(`${other}/broken`, (answer) => answer.resume().on('close', over)))
    await fetch(away).catch(() => {})
    return {}
  })
  await app.inject({ method: 'POST', url: '/ask', payload: { a: 'body' } })
  await app.close()
  const spans = to.spans()
  const request = spans.find(({ name }) => name === 'POST /ask')!
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  const host = new URL(other).host
  expect(inside.map((span) => [span.name, attributeOf(span, 'http.response.status_code')])).toEqual([
    [`POST ${host}`, 200],
    [`GET ${host}`, 500],
    [`GET ${new URL(away).host}`, undefined],
  ])
  expect(inside.every(({ traceId }) => traceId === request.traceId)).toBe(true)
  expect(inside.at(-1)?.status.code).toBe(2)
  expect(JSON.stringify(spans)).not.toContain('a+person')
})

it('traces only the share that was set', async () => {
  const to = await collector()
  const app = Fastify()
  traceAll(app, await openTracing(settings(to.endpoint, 0), quiet))
  app.get('/', async () => ({}))
  await app.inject('/')
  await app.close()
  expect(to.spans()).toEqual([])
})

it('answers and leaves where the collector is away, and says so in the log', async () => {
  const told: string[] = []
  const log = { warn: (_facts: object, message: string) => void told.push(message) }
  const app = Fastify()
  traceAll(app, await openTracing(settings(await nobody()), log))
  app.get('/', async () => ({ fine: true }))
  expect((await app.inject('/')).json()).toEqual({ fine: true })
  await app.close()
  expect(told).toContain('Traces could not be sent.')
})
