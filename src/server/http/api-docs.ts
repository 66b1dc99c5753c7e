/** `/api/docs`: every call as OpenAPI, written from the contracts the routes are registered with. */
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { openApi } from '#http/open-api.ts'

export function describeApi(app: FastifyInstance, operatorsOnly: preHandlerAsyncHookHandler): void {
  let written: object | undefined
  app.get('/api/docs', { preHandler: operatorsOnly }, async () => {
    written ??= openApi(app.contracts.served)
    return written
  })
}
