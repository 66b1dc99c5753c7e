/** `/ai/research/analyses`: what somebody had analysed in the last 30 days. Open after the subscription too: it was paid for. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { NO_LONGER_KEPT } from '#capabilities/documents/spec.ts'
import { hours } from '#kit/time.ts'
import { AnalysisChange, type OneAnalysis, type PastAnalyses } from '../contract.ts'
import { correctKind } from '../rules/correct-kind.ts'
import { correctStage } from '../rules/correct-stage.ts'
import { DECODER, SAYS } from '../spec.ts'
import { change, findOwn, listOwn, remove } from './analysis-rows.ts'
import { problemOf, refuse } from './answer.ts'
import type { Decoder } from './decoder.ts'
import { analysisColumns, analysisOf, readyOf, summaryOf } from './outcome.ts'
import { giveUploadBack } from './reservation.ts'
import type { AnalysisRow } from './tables.ts'

type One = { Params: { sessionId: string } }

const keptUntil = ({ createdAt }: Pick<AnalysisRow, 'createdAt'>) =>
  new Date(createdAt.getTime() + DECODER.historyDays * hours(24)).toISOString()

export function historyRoutes({ outside, documents, runner }: Decoder) {
  const { db, now } = outside
  const find = (request: FastifyRequest<One>) =>
    findOwn(db, { id: request.params.sessionId, userId: signedIn(request).userId, now: now() })
  const notFound = (reply: FastifyReply) => refuse(reply, { code: 'not-found', message: SAYS.notFound })

  async function answerWith(reply: FastifyReply, row: AnalysisRow | undefined) {
    if (!row) return notFound(reply)
    const analysis = analysisOf(row)
    if (row.state === 'failed') return refuse(reply, problemOf(row), row.id)
    if (!analysis) return refuse(reply, { code: 'not-finished', message: SAYS.notFinished }, row.id)
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
    app.get('/ai/research/analyses', async (request): Promise<z.infer<typeof PastAnalyses>> => {
      const rows = await listOwn(db, signedIn(request).userId, now())
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

    app.get<One>('/ai/research/analyses/:sessionId', async (request, reply) =>
      answerWith(reply, await find(request)),
    )

    app.patch<One>('/ai/research/analyses/:sessionId', async (request, reply) => {
      const wanted = AnalysisChange.safeParse(request.body)
      if (!wanted.success) return refuse(reply, { code: 'not-understood', message: SAYS.notUnderstood })
      const row = await find(request)
      const analysis = row && analysisOf(row)
      if (!row || !analysis) return answerWith(reply, row)
      const { kind, stage, ready } = wanted.data
      const read = kind ? correctKind(analysis, kind) : analysis
      const changed = {
        ...((kind || stage) && analysisColumns(stage ? correctStage(read, stage) : read)),
        ...(kind && { correctedKind: kind }),
        ...(ready && { ready: JSON.stringify([...new Set(ready)]) }),
      }
      if (Object.keys(changed).length === 0) return answerWith(reply, row)
      return answerWith(reply, await change(db, { id: row.id, from: 'completed' }, changed))
    })

    app.delete<One>('/ai/research/analyses/:sessionId', async (request, reply) => {
      const row = await find(request)
      if (!row) return notFound(reply)
      await db.transaction(async (tx) => {
        const removed = await remove(tx, row.id)
        // Nobody has seen a result of it.
        if (removed?.state === 'processing') await giveUploadBack(tx, now(), row)
      })
      runner.stop(row.id)
      return reply.code(204).send()
    })
  }
}
