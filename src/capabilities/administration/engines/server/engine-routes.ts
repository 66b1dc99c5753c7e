/** Administrator calls about the engines: their costs, and whether they answer. */
import type { FastifyInstance } from 'fastify'
import {
  type Auth,
  requireAdmin,
  requireSecondFactor,
  requireSignedIn,
  signedIn,
} from '#capabilities/accounts/server/index.ts'
import { DROPS, type Drop } from '#capabilities/study/index.ts'
import { readProofCounts } from '#capabilities/study/server/index.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import { markServerShutdown } from '#http/mark-server-shutdown.ts'
import { serve } from '#http/serve.ts'
import type { TextEvent } from '#ports/ai-text/ai-text.ts'
import type { Database } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import {
  checkEngine,
  readCosts as costsCall,
  type EngineCheckEvent,
  type Proofs,
  readProofs,
} from '../contract.ts'
import { sumCosts } from './read-costs.ts'

const QUESTION = 'In one or two sentences: what is a simple random sample?'

export function engineRoutes(services: Services, auth: Auth) {
  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', requireAdmin)
    app.addHook('preHandler', requireSecondFactor(services))

    serve(app, costsCall, async ({ query }) => sumCosts(services, query))

    serve(app, readProofs, async () => sumProofs(services.db))

    serve(app, checkEngine, async ({ body, request }) => {
      const by = { who: signedIn(request).userId, assistant: 'check' } as const
      const engine = meteredText(services, services.aiText, by)
      const { question = QUESTION } = body
      return ({ signal, weLeave }) =>
        onTheWire(
          markServerShutdown(
            weLeave,
            engine.stream({
              instructions: 'You help students with research methods. Answer briefly.',
              messages: [{ role: 'user', text: question }],
              maxTokens: 1_000,
              signal,
            }),
          ),
        )
    })
  }
}

async function* onTheWire(
  events: AsyncIterable<TextEvent>,
): AsyncGenerator<EngineCheckEvent, void, undefined> {
  for await (const event of events) {
    if (event.type !== 'started') yield event
    else {
      const { type, engine, standsInFor } = event
      yield { type, engine, ...(standsInFor && { standsInFor }) }
    }
  }
}

/** Each model's proposals about documents, and how many were proved. */
const isDrop = (why: string): why is Drop => why in DROPS

async function sumProofs(db: Database): Promise<Proofs> {
  const models = await readProofCounts(db)
  return {
    models: models.map(({ dropped, ...sums }) => ({
      ...sums,
      dropped: dropped.map(({ why, count }) => ({ why: isDrop(why) ? DROPS[why] : why, count })),
    })),
  }
}
