/** The engines in use for listening and speaking: shown before the first recording, so that a student can choose. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn } from '#capabilities/accounts/server/index.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { engines } from '../contract.ts'

type Speech = Pick<Services, 'speechIn' | 'speechOut'>

export const enginesRoute = (services: Speech, auth: Auth) => async (app: FastifyInstance) => {
  app.addHook('preHandler', requireSignedIn(auth))
  serve(app, engines, async () => ({
    hears: { ...services.speechIn.description },
    speaks: { ...services.speechOut.description },
  }))
}
