import type { FastifyInstance } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/index.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { correctCard, readCard } from '../contract.ts'
import { DATA_SENTENCES } from '../spec.ts'
import type { DataAnalysis } from './data-analysis.ts'

const gone = refused({ code: 'not-found', message: DATA_SENTENCES.notFound })

/** Only one's own sheets: those of others are answered as if they did not exist. */
export const dataRoutes =
  (data: DataAnalysis, documents: Documents, auth: Auth) => async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth, DATA_SENTENCES.notFound))

    serve(app, readCard, async ({ params, request }) => {
      const row = await documents.find(signedIn(request).userId, params.documentId)
      if (!row) return gone
      const card = await data.card(row)
      return card.ok ? card.value : refused(card.problem)
    })

    serve(app, correctCard, async ({ params, body, request }) => {
      const row = await documents.find(signedIn(request).userId, params.documentId)
      if (!row) return gone
      await data.correct(row, body.corrections)
      const card = await data.card(row)
      return card.ok ? card.value : refused(card.problem)
    })
  }
