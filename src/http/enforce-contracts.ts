/** Once, before any route: records which calls are served and, where answers are checked, checks all that leave them. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkBytes, checkRefusal, checkStatus } from './check-answer.ts'
import { isBytes, type ServedCall } from './served-calls.ts'

type Contracts = {
  served: ServedCall[]
  /** Routes registered without a contract, as 'GET /healthz'. */
  without: string[]
  /** Throws for an answer, a line, a refusal or bytes that their call does not declare. */
  check: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    contracts: Contracts
  }
  interface FastifyContextConfig {
    served?: ServedCall
  }
}

export function enforceContracts(app: FastifyInstance, check: boolean): void {
  const contracts: Contracts = { served: [], without: [], check }
  app.decorate('contracts', contracts)
  app.addHook('onRoute', ({ method, url, config }) => {
    // Each GET also registers a HEAD.
    const methods = [method].flat().filter((one) => one !== 'HEAD')
    if (!config?.served) contracts.without.push(...methods.map((one) => `${one} ${url}`))
  })
  if (!check) return
  app.addHook('onSend', async (request, reply, payload) => {
    const { served } = request.routeOptions.config
    // Faults of ours are reported by the error handler.
    if (!served || request.method !== served.call.method || reply.statusCode === 500) return
    try {
      checkReply(served, reply, payload)
    } catch (error) {
      reply.code(500)
      throw error
    }
  })
}

/**
 * Answers and lines are checked by `serve`, before they are text. This checks the rest: replies of guards
 * and routes of bytes.
 */
function checkReply(served: ServedCall, reply: FastifyReply, payload: unknown): void {
  const { call } = served
  const { statusCode } = reply
  if (statusCode >= 400) {
    if (call.method !== 'HEAD') checkRefusal(served, statusCode, JSON.parse(String(payload)))
    return
  }
  checkStatus(call, statusCode)
  if (isBytes(call.answer) && statusCode !== 304) checkBytes(call, reply.getHeader('content-type'))
}
