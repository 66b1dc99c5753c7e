/** What tells about the product's inside: in production for administrators, and for addresses an operator named. */
import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { whoAsks } from '#capabilities/accounts/server/signed-in.ts'

/** Without `isOperator` the doors are open, as they are while developing. */
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
