import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import type { Outside } from '#ports/outside.ts'
import { humanizeRoutes } from './humanize-routes.ts'
import { textRoutes } from './text-routes.ts'

/** Each in a separate scope: only rewriting has to be paid for. */
export const humanizerRoutes = (outside: Outside, auth: Auth) => async (app: FastifyInstance) => {
  await app.register(humanizeRoutes(outside, auth))
  await app.register(textRoutes(outside, auth))
}
