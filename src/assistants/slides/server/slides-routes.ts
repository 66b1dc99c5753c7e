/** `/ai/weekbe4-*`: for signed-in users. */
import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { isBareRefusal } from '#http/answer.ts'
import { CALLS, SAYS } from '../spec.ts'
import { fileRoutes } from './file-routes.ts'
import { outlineRoutes } from './outline-routes.ts'
import { presentationRoutes } from './presentation-routes.ts'
import { sampleRoute } from './sample-route.ts'
import type { Slides } from './slides.ts'
import { startRoute } from './start-route.ts'
import { statusRoute } from './status-route.ts'
import { usageRoute } from './usage-route.ts'

export const slidesRoutes = (slides: Slides, auth: Auth) => async (app: FastifyInstance) => {
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
  app.addHook('preSerialization', async (request, reply, payload) =>
    request.routeOptions.url === CALLS.start.path && reply.statusCode >= 400 && isBareRefusal(payload)
      ? { success: false, ...payload }
      : payload,
  )
  await app.register(startRoute(slides))
  await app.register(statusRoute(slides))
  await app.register(usageRoute(slides))
  await app.register(outlineRoutes(slides))
  await app.register(presentationRoutes(slides))
  await app.register(fileRoutes(slides))
  await app.register(sampleRoute())
}
