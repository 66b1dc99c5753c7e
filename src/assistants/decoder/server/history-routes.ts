/** `/ai/research/analyses`: a user's analyses of the last 30 days. Open after the subscription too: they were paid for. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { NO_LONGER_KEPT } from '#capabilities/documents/spec.ts'
import { serve } from '#http/serve.ts'
import { hours } from '#kit/time.ts'
import { changeAnalysis, listAnalyses, type OneAnalysis, readAnalysis, removeAnalysis } from '../contract.ts'
import { DECODER, SAYS } from '../spec.ts'
import { analysisJobs, findOwnAnalysis, listOwnAnalyses } from './analysis-rows.ts'
import { notFound, problemOf, refuseAnalysis } from './answer.ts'
import type { Decoder } from './decoder.ts'
import { analysisColumns, analysisOf, readyOf, summaryOf } from './outcome.ts'
import { oneUpload } from './reservation.ts'
import type { AnalysisRow } from './tables.ts'

/** They recompute scores and sections: all those rules are loaded at the first correction. */
const corrections = () => import('./corrected.ts')

const keptUntil = ({ createdAt }: Pick<AnalysisRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + DECODER.historyDays * hours(24)).toISOString()

export function historyRoutes({ services, documents, closeReader, runner, upToDate }: Decoder) {
  const { db, now } = services
  const find = (request: FastifyRequest, id: string) =>
    findOwnAnalysis(db, { id, userId: signedIn(request).userId, now: now() })

  async function answerWith(row: AnalysisRow | undefined) {
    if (!row) return notFound
    const analysis = analysisOf(row)
    if (row.state === 'failed') return refuseAnalysis(problemOf(row), row.id)
    if (!analysis) return refuseAnalysis({ code: 'not-finished', message: SAYS.notFinished }, row.id)
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    const { id: sessionId, createdAt } = row
    const answer: OneAnalysis = {
      sessionId,
      analysis,
      createdAt: createdAt.toISOString(),
      ready: readyOf(row),
      keptUntil: keptUntil(row),
      documentGone: !document,
      ...(document ? {} : { pagesMessage: NO_LONGER_KEPT }),
    }
    return answer
  }

  return async (app: FastifyInstance) => {
    serve(app, listAnalyses, async ({ request }) => {
      const rows = await listOwnAnalyses(db, signedIn(request).userId, now())
      return {
        analyses: rows.map((row) => {
          const summary = summaryOf(row)
          return {
            sessionId: row.id,
            documentId: row.documentId ?? '',
            name: row.name,
            title: summary?.title || row.name,
            status: row.state === 'uploading' ? 'processing' : row.state,
            isResearch: summary?.isResearch ?? false,
            ...(summary && { stats: summary.stats }),
            ...(row.error !== null && { error: row.error }),
            createdAt: row.createdAt.toISOString(),
            keptUntil: keptUntil(row),
            documentGone: !row.here,
          }
        }),
      }
    })

    serve(app, readAnalysis, async ({ params, request }) =>
      answerWith(await upToDate(await find(request, params.sessionId))),
    )

    serve(
      app,
      changeAnalysis,
      async ({ params, body: { kind, stage, chosen, ready }, request }) => {
        const row = await find(request, params.sessionId)
        const analysis = row && analysisOf(row)
        if (!row || !analysis) return answerWith(row)
        // Stored with the document too, so that every assistant reads it the same way.
        if (chosen && row.documentId)
          await closeReader.choose(row.userId, row.documentId, { [chosen.about]: chosen.reader })
        const changed = {
          ...((kind || stage || chosen) &&
            analysisColumns(
              (await corrections()).corrected(analysis, { kind, stage, chosen }),
              summaryOf(row)?.answered,
            )),
          ...(kind && { correctedKind: kind }),
          ...(ready && { ready: JSON.stringify([...new Set(ready)]) }),
        }
        if (Object.keys(changed).length === 0) return answerWith(row)
        return answerWith(await analysisJobs.change(db, { id: row.id, from: 'completed' }, changed))
      },
      { unclear: { code: 'not-understood', message: SAYS.notUnderstood } },
    )

    serve(app, removeAnalysis, async ({ params, request }) => {
      const row = await find(request, params.sessionId)
      if (!row) return notFound
      await db.transaction(async (tx) => {
        const removed = await analysisJobs.remove(tx, row.id)
        // Its result was never seen.
        if (removed?.state === 'processing') await oneUpload.giveBack(tx, now(), row)
      })
      runner.stop(row.id)
      return undefined
    })
  }
}
