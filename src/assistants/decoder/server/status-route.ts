/** The progress of an analysis. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { serve } from '#http/serve.ts'
import { readStatus, type StatusAnswer } from '../contract.ts'
import { type Doing, howFar, secondsLeft } from '../rules/screen/progress.ts'
import { SAYS } from '../spec.ts'
import { findOwnAnalysis } from './analysis-rows.ts'
import { notFound, problemOf } from './answer.ts'
import type { Decoder } from './decoder.ts'
import { analysisOf } from './outcome.ts'
import type { AnalysisRow } from './tables.ts'

export function statusRoute(decoder: Decoder) {
  const { services, documents, runner } = decoder

  async function doing({ id, userId, state, documentId }: AnalysisRow): Promise<Doing> {
    if (state === 'uploading' || !documentId) return { kind: 'uploading' }
    const here = runner.doing(id)
    if (here) return here
    const document = await documents.find(userId, documentId)
    if (document?.status !== 'reading') return { kind: 'waiting' }
    return { kind: 'reading', percent: documents.reading.progressOf(documentId)?.percent }
  }

  async function statusOf(row: AnalysisRow): Promise<StatusAnswer> {
    const { createdAt, finishedAt, bytes, state } = row
    const processingDurationMs = (finishedAt ?? services.now()).getTime() - createdAt.getTime()
    if (state === 'completed') {
      const analysis = analysisOf(row)
      const done = { stage: 'Generating Insights', progress: 100, processingDurationMs } as const
      return { status: state, message: SAYS.done, ...done, ...(analysis && { analysis }) }
    }
    if (state === 'failed') {
      const { stage, progress } = howFar({ kind: 'waiting' })
      const error = problemOf(row).message
      return { status: state, error, message: SAYS.failedAndGivenBack, stage, progress, processingDurationMs }
    }
    const far = howFar(await doing(row))
    const estimatedTimeRemaining = secondsLeft({
      progress: far.progress,
      elapsedMs: processingDurationMs,
      bytes,
    })
    const told = { status: 'processing', message: SAYS.underWay } as const
    const scanning = row.documentId ? documents.reading.scannedStep(row.documentId) : undefined
    // The number of pages left is more informative than a time estimate.
    if (scanning) return { ...told, ...far, processingDurationMs, doing: scanning }
    return { ...told, ...far, processingDurationMs, estimatedTimeRemaining }
  }

  return async (app: FastifyInstance) => {
    serve(app, readStatus, async ({ query: { sessionId: id }, request }) => {
      const row = await findOwnAnalysis(services.db, {
        id,
        userId: signedIn(request).userId,
        now: services.now(),
      })
      if (!row) return notFound
      // Its document may have been read elsewhere, with no poll since.
      if (row.state === 'processing' && !runner.doing(id)) runner.wake()
      return statusOf(row)
    })
  }
}
