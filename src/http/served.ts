/** The calls that a server has routes for: told by the routes themselves, read by /api/docs and by the tests. */
import type { FastifyInstance } from 'fastify'
import type { Bytes, Call, Events, Lines } from '#wire/call.ts'

export type Served = { call: Call; unclear: string | undefined }
type Contracts = {
  served: Served[]
  /** Routes that were registered otherwise, as 'GET /healthz'. */
  without: string[]
  check: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    contracts: Contracts
  }
  interface FastifyContextConfig {
    served?: Served
  }
}

/** Once, before any route. `check` throws for an answer, a line or a code that its call does not know. */
export function keepContracts(app: FastifyInstance, check: boolean): void {
  const contracts: Contracts = { served: [], without: [], check }
  app.decorate('contracts', contracts)
  app.addHook('onRoute', ({ method, url, config }) => {
    // Each GET has a HEAD beside it.
    const methods = [method].flat().filter((one) => one !== 'HEAD')
    if (!config?.served) contracts.without.push(...methods.map((one) => `${one} ${url}`))
  })
}

export const isLines = (answer: Call['answer']): answer is Lines =>
  typeof answer === 'object' && 'lines' in answer
export const isEvents = (answer: Call['answer']): answer is Events =>
  typeof answer === 'object' && 'events' in answer
export const isBytes = (answer: Call['answer']): answer is Bytes =>
  typeof answer === 'object' && 'bytes' in answer

export const statusesOf = ({ status, answer }: Call): readonly number[] =>
  status === undefined ? [answer === 'nothing' ? 204 : 200] : typeof status === 'number' ? [status] : status
export const usualStatus = (call: Call) => statusesOf(call)[0] ?? 200

/** The call behind an address as it was asked for. Where two would fit, the one with more words of its own. */
export function callAt(served: readonly Served[], method: string, url: string): Served | undefined {
  const asked = url.split('?')[0] ?? ''
  const fits = served.filter(({ call }) => call.method === method && asPattern(call.path).test(asked))
  const words = ({ call }: Served) => call.path.replace(/:\w+/g, '').length
  return fits.sort((a, b) => words(b) - words(a))[0]
}

const asPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
