/** Guards internals of the product: in production they are for administrators and for the operator's addresses. */
import type { preHandlerAsyncHookHandler } from 'fastify'
import { type Auth, whoAsks } from '#capabilities/accounts/server/index.ts'

/** Without `isOperator` access is open, as in development. */
export function operatorsOnly(
  auth: Auth,
  isOperator: ((address: string) => boolean) | undefined,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (!isOperator || isOperator(request.ip)) return undefined
    const someone = await whoAsks(auth, request)
    if (someone?.isAdmin) return undefined
    request.server.auditRefusal(request, 'refused-operator', someone?.userId)
    return reply.code(404).send({ error: 'Not found.', code: 'not-found' })
  }
}
