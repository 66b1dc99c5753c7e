/** Every route has its contract, and /api/docs lists it completely. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#capabilities/accounts/spec.ts'
import type { Call } from '#contracts/call.ts'
import { ANYWHERE } from '#contracts/refusal.ts'
import { anywhereOf, statusesOf } from '#http/served-calls.ts'
import { testApp, visitor } from '#tests/app.ts'
import { EVERY_CALL } from '#tests/every-call.ts'
import { builtPages } from './pages/built-pages.ts'

/** As a build leaves it: the page routes exist, whatever they contain. */
const built = mkdtempSync(join(tmpdir(), 'built-'))
for (const name of ['landing.html', 'app.html', 'service-worker.js', 'csp.json'])
  for (const ending of ['', '.br']) writeFileSync(join(built, name + ending), '{"scripts":[],"styles":[]}')
mkdirSync(join(built, 'assets'))
afterAll(() => rmSync(built, { recursive: true }))

const test = testApp({}, { mailboxFolder: built, makePages: (app) => builtPages(app, built) })

/** Routes that are not calls of the product. Pages come from the not-found handler. */
const WITHOUT: Record<string, string> = {
  'GET /api/docs': 'the description itself',
  'GET /healthz': 'for those who run the product',
  'GET /readyz': 'for those who run the product',
  'GET /metrics': 'for those who run the product, in the words of their tools',
  'GET /dev/mailbox': 'a page of letters, while developing',
  'GET /favicon.ico': 'a static file',
  'GET /favicon.svg': 'a static file',
  'GET /robots.txt': 'a static file',
  'GET /service-worker.js': 'a static file',
  'GET /assets/*': 'static files',
}

/** A code has one status everywhere, except these. */
const TWO_STATUSES: Record<string, string> = {
  'wrong-password': 'signing in fails for it; somebody who is signed in typed something wrong',
  'not-sent': 'the asking failed for it; of a deposit that never left, there is no result',
}

const served = () => test.app.contracts.served
const nameOf = ({ method, path }: Call) => `${method} ${path}`

it('has no route without a contract, but those that are named with a reason', () => {
  expect(test.app.contracts.without.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

it('serves every call that a stand-in for the server is held to, and no other', () => {
  const names = (calls: readonly { method: string; path: string }[]) =>
    [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort()
  // A link the browser follows directly. Every part of the server adds to its content, so its contract is made there.
  const played = test.app.contracts.served.filter(({ call }) => call.path !== CALLS.exportData.path)
  expect(names(EVERY_CALL)).toEqual(names(played.map(({ call }) => call)))
})

it('leaves with one status for one code, in whichever call', () => {
  const statuses = new Map<string, Set<number>>()
  for (const { call } of served())
    for (const [code, status] of Object.entries(call.refusals))
      statuses.set(code, (statuses.get(code) ?? new Set()).add(status))
  const several = [...statuses].filter(([, known]) => known.size > 1).map(([code]) => code)
  expect(several.toSorted()).toEqual(Object.keys(TWO_STATUSES).toSorted())
  const otherwise = [...statuses].filter(
    ([code, known]) => code in ANYWHERE && !known.has((ANYWHERE as Record<string, number>)[code] ?? 0),
  )
  expect(otherwise).toEqual([])
})

type Json = Record<string, unknown>
type Content = Record<string, { schema?: Json }>
type Operation = {
  summary?: string
  parameters: { name: string; in: string; description?: string; required?: boolean; schema: Json }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; description: string }>
}

describe('/api/docs', () => {
  let paths: Record<string, Record<string, Operation>> = {}
  let schemas: Record<string, Json> = {}
  beforeAll(async () => {
    const docs = (await visitor(test).get('/api/docs')).json()
    paths = docs.paths
    schemas = docs.components.schemas
  })
  const operationOf = (call: Call): Operation => {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`${nameOf(call)} is not described.`)
    return operation
  }
  /** Fails with the name of the first call that is documented wrongly. */
  const ofEach = (look: (call: Call, operation: Operation) => void) => {
    expect(served().length).toBeGreaterThan(100)
    for (const { call } of served()) look(call, operationOf(call))
  }
  const keysOf = (schema: z.ZodType | undefined) =>
    Object.keys((schema ? z.toJSONSchema(schema, { io: 'input' }).properties : {}) ?? {})

  it('says what each call is for', () => {
    ofEach((call, { summary }) => expect(summary, nameOf(call)).toBeTruthy())
  })

  it('names all that differs in a path, in a query and in headers, each with what may stand there', () => {
    ofEach((call, { parameters }) => {
      const what = nameOf(call)
      const namesIn = (place: string) => parameters.flatMap((one) => (one.in === place ? [one.name] : []))
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(namesIn('path').toSorted(), what).toEqual(inPath.toSorted())
      expect(namesIn('query').toSorted(), what).toEqual(keysOf(call.query).toSorted())
      expect(namesIn('header').toSorted(), what).toEqual(Object.keys(call.headers ?? {}).toSorted())
      for (const one of parameters) {
        expect(emptyIn(one.schema), `${what} ${one.name}`).toEqual([])
        // A path parameter may not be an unrestricted string.
        if (one.in === 'path')
          expect(one.schema.pattern ?? one.schema.enum, `${what} ${one.name}`).toBeTruthy()
        if (one.in === 'header') expect(one.description, `${what} ${one.name}`).toBeTruthy()
      }
    })
  })

  it('says what goes in: every field, and every file of a form', () => {
    ofEach((call, { requestBody }) => {
      const what = nameOf(call)
      expect(requestBody !== undefined, what).toBe(call.body !== undefined)
      if (!call.body || !requestBody) return
      if ('bytes' in call.body) return expect(Object.keys(requestBody.content), what).toEqual(call.body.bytes)
      const isForm = 'form' in call.body
      const schema = requestBody.content[isForm ? 'multipart/form-data' : 'application/json']?.schema ?? {}
      expect(emptyIn(schema), what).toEqual([])
      if ('form' in call.body) {
        const wanted = [...keysOf(call.body.form), ...Object.keys(call.body.files)]
        expect(Object.keys(schema.properties ?? {}).toSorted(), what).toEqual(wanted.toSorted())
      }
    })
  })

  it('says what comes out, and never that it is just anything', () => {
    ofEach((call, { responses }) => {
      const what = nameOf(call)
      for (const status of statusesOf(call)) {
        expect(Object.keys(responses), what).toContain(String(status))
        const { content = {} } = responses[status] ?? {}
        expect(Object.keys(content).length === 0, what).toBe(call.answer === 'nothing' || status === 304)
        if (call.answer === 'nothing' || 'bytes' in call.answer) continue
        const [{ schema = {} } = {}] = Object.values(content)
        expect(emptyIn(schema), what).toEqual([])
        expect(schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0, what).toBe(
          false,
        )
      }
    })
  })

  it('says every refusal, its own and those from anywhere, with the shape it has', () => {
    ofEach((call, { responses }) => {
      const anywhere = anywhereOf(call).map((code) => [code, ANYWHERE[code]] as const)
      for (const [code, status] of [...Object.entries(call.refusals), ...anywhere]) {
        const what = `${nameOf(call)} ${status} ${code}`
        expect(responses[status]?.description.split(/[ ,:]+/), what).toContain(code)
        const { schema = {} } = responses[status]?.content?.['application/json'] ?? {}
        for (const one of shapesIn(schema))
          expect(Object.keys(one.properties ?? {}), what).toEqual(expect.arrayContaining(['error', 'code']))
      }
    })
    const said = new Set(served().flatMap(({ call }) => anywhereOf(call)))
    expect([...said].toSorted()).toEqual(Object.keys(ANYWHERE).toSorted())
  })

  function shapesIn(schema: Json): Json[] {
    const named = schema.$ref ? schemas[String(schema.$ref).split('/').at(-1) ?? ''] : undefined
    return named ? [named] : ((schema.anyOf as Json[] | undefined)?.flatMap(shapesIn) ?? [schema])
  }

  /** The places where a schema allows anything at all. Extra fields beside an object's known ones are allowed. */
  function emptyIn(schema: Json, at = ''): string[] {
    if (Object.keys(schema).every((key) => ['description', 'default'].includes(key)))
      return [at || 'all of it']
    const inside = Object.entries((schema.properties ?? {}) as Record<string, Json>)
    const others = (['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const).flatMap(
      (key) => (schema[key] ?? []) as Json[],
    )
    if (schema.items) others.push(schema.items as Json)
    return [
      ...inside.flatMap(([name, field]) => emptyIn(field, `${at}.${name}`)),
      ...others.flatMap((one) => emptyIn(one, at)),
    ]
  }
})
