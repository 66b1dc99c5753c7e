/** `/ai/research/*`: for signed-in users, with every error in one shape. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn } from '#capabilities/accounts/server/index.ts'
import { isBareRefusal } from '#http/answer.ts'
import { SAYS } from '../spec.ts'
import { analyseRoute } from './analyse-route.ts'
import type { Decoder } from './decoder.ts'
import { historyRoutes } from './history-routes.ts'
import { referencesRoutes } from './references/references-routes.ts'
import { sourcesRoutes } from './sources/sources-routes.ts'
import { statusRoute } from './status-route.ts'
import { wordRoute } from './word/word-route.ts'

export const decoderRoutes = (decoder: Decoder, auth: Auth) => async (app: FastifyInstance) => {
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
  // Guards and the server's own error handler serve the whole product; here their answers get the Decoder's fields.
  app.addHook('preSerialization', async (_request, reply, payload) =>
    reply.statusCode >= 400 && isBareRefusal(payload)
      ? { success: false, details: payload.error, ...payload }
      : payload,
  )
  await app.register(analyseRoute(decoder))
  await app.register(statusRoute(decoder))
  await app.register(historyRoutes(decoder))
  await app.register(wordRoute(decoder))
  await app.register(referencesRoutes(decoder))
  await app.register(sourcesRoutes(decoder))
}
