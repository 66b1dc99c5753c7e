/** `/ai/weekbe4-*`: for signed-in users. */
import type { FastifyInstance } from 'fastify'
import { stateFor } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { isBareRefusal } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { listFormats, readUsage } from '../contract.ts'
import { CALLS, FORMATS, SAYS } from '../spec.ts'
import { fileRoutes } from './file-routes.ts'
import { outlineRoutes } from './outline-routes.ts'
import { presentationRoutes } from './presentation-routes.ts'
import { sampleRoute } from './sample-route.ts'
import type { Slides } from './slides.ts'
import { startRoute } from './start-route.ts'
import { statusRoute } from './status-route.ts'

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

/** The specification's usage record, from purchases and usage. */
function usageRoute({ services }: Slides) {
  return async (app: FastifyInstance) => {
    serve(app, readUsage, async ({ request }) => {
      const { userId } = signedIn(request)
      const { state, rows } = await stateFor(services, userId, 'slides')
      const [first] = [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      const last = Math.max(0, ...rows.map(({ lastUsedAt }) => lastUsedAt?.getTime() ?? 0))
      return {
        powerpoint_usage: first
          ? {
              userId,
              generationCount: rows.reduce((sum, { used }) => sum + used, 0),
              createdAt: first.createdAt.toISOString(),
              lastGeneratedAt: last === 0 ? null : new Date(last).toISOString(),
            }
          : null,
        remaining: state.name === 'paid' ? (state.left ?? 0) : 0,
      }
    })

    serve(app, listFormats, async () => ({
      formats: Object.values(FORMATS).map(({ id, name, description }) => ({ id, name, description })),
    }))
  }
}
