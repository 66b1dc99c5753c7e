/** Every route has its contract, and /api/docs says it whole. */
import { expect, it } from 'vitest'
import { CALLS } from '#capabilities/accounts/spec.ts'
import { statusesOf } from '#http/served.ts'
import { testApp, visitor } from '#tests/app.ts'
import { EVERY_CALL } from '#tests/every-call.ts'

const test = testApp()

/** Routes that are no calls of the product's. Pages and static files come from the not-found handler. */
const WITHOUT: Record<string, string> = {
  'GET /api/docs': 'the description itself',
  'GET /healthz': 'for those who run the product',
  'GET /readyz': 'for those who run the product',
  'GET /metrics': 'for those who run the product, in the words of their tools',
  'GET /favicon.ico': 'a static file',
  'GET /favicon.svg': 'a static file',
  'GET /robots.txt': 'a static file',
}

it('has no route without a contract, but those that are named with a reason', () => {
  const without = test.app.contracts.without.filter((route) => !(route in WITHOUT))
  expect(without).toEqual([])
})

it('serves every call that a stand-in for the server is held to, and no other', () => {
  const names = (calls: readonly { method: string; path: string }[]) =>
    [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort()
  // A link that a browser follows by itself. What is in it is told by every part of the server, so its contract is made there.
  const played = test.app.contracts.served.filter(({ call }) => call.path !== CALLS.exportData.path)
  expect(names(EVERY_CALL)).toEqual(names(played.map(({ call }) => call)))
})

type Operation = {
  summary?: string
  parameters: { name: string; in: string }[]
  requestBody?: { content: object }
  responses: Record<string, { content?: object; description: string }>
}

it('describes what goes in, every answer and every refusal of every call', async () => {
  const { paths } = (await visitor(test).get('/api/docs')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  for (const { call } of test.app.contracts.served) {
    const what = `${call.method} ${call.path}`
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    expect(operation?.summary, what).toBeTruthy()
    const inPath = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => `:${name}`)
    expect(inPath, what).toEqual(call.path.match(/:\w+/g) ?? [])
    expect(operation?.requestBody !== undefined, what).toBe(call.body !== undefined)
    const told = Object.keys(operation?.responses ?? {}).map(Number)
    for (const status of [...statusesOf(call), ...Object.values(call.refusals)])
      expect(told, what).toContain(status)
    for (const [code, status] of Object.entries(call.refusals))
      expect(operation?.responses[status]?.description, what).toContain(code)
  }
})
