/** `/api/study/records`: what a document says about its own work, and the student's word on it. */
import type { FastifyInstance } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { answerRecord, readRecord } from '../../contract.ts'
import { RECORD_SAYS } from '../../spec.ts'
import { openStudyRecords, type RecordUses } from './study-records.ts'

const gone = refused({ code: 'not-found', message: RECORD_SAYS.gone })
const unclear = { code: 'not-understood', message: RECORD_SAYS.notUnderstood } as const

export const recordRoutes =
  (services: Services, auth: Auth, uses: RecordUses) => async (app: FastifyInstance) => {
    const records = openStudyRecords(services, uses)
    app.addHook('preHandler', requireSignedIn(auth, RECORD_SAYS.notSignedIn))

    serve(
      app,
      readRecord,
      async ({ params, request }) =>
        (await records.read(signedIn(request).userId, params.documentId)) ?? gone,
    )

    serve(
      app,
      answerRecord,
      async ({ params, body, request }) => {
        const { userId } = signedIn(request)
        const outcome = await records.answer(userId, params.documentId, body)
        if (outcome === 'not-understood') return refused(unclear)
        if (outcome === 'answered-elsewhere')
          return refused({ code: 'answered-elsewhere', message: RECORD_SAYS.answeredElsewhere })
        return (outcome === 'kept' && (await records.read(userId, params.documentId))) || gone
      },
      { unclear },
    )
  }
