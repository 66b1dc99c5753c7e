/** An analysis as a Word file: the student's own with comments, if it is one and still here. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { serve } from '#http/serve.ts'
import { saveAsWord } from '../../contract.ts'
import { DECODER, SAVING, SAYS } from '../../spec.ts'
import { findOwnAnalysis } from '../analysis-rows.ts'
import { notFound, problemOf, refuseAnalysis } from '../answer.ts'
import type { Decoder } from '../decoder.ts'
import { analysisOf } from '../outcome.ts'
import type { AnalysisRow } from '../tables.ts'
import type { WordTask } from './word-thread.ts'

export function wordRoute({ services, documents, word, upToDate }: Decoder) {
  const { db, now } = services

  async function ownFile({ userId, documentId }: AnalysisRow): Promise<WordTask['own']> {
    const row = documentId ? await documents.find(userId, documentId) : undefined
    if (row?.status !== 'ready' || row.kind !== 'docx') return undefined
    const [file, stored] = await Promise.all([documents.filePath(row), documents.storedPath(row)])
    return file?.ok && stored?.ok ? { path: file.value, storedPath: stored.value } : undefined
  }

  return async (app: FastifyInstance) => {
    serve(app, saveAsWord, async ({ params, request, reply }) => {
      const { userId } = signedIn(request)
      const row = await upToDate(await findOwnAnalysis(db, { id: params.sessionId, userId, now: now() }))
      if (!row) return notFound
      const analysis = analysisOf(row)
      if (row.state === 'failed') return refuseAnalysis(problemOf(row), row.id)
      if (!analysis) return refuseAnalysis({ code: 'not-finished', message: SAYS.notFinished }, row.id)
      const { checks, statistics, document } = analysis
      const own = await ownFile(row)
      const { bytes, commented } = await word.write({
        findings: { checks, statistics, document },
        date: now().toISOString(),
        ...(own && { own }),
      })
      const name = commented ? `${document.name.replace(/\.docx$/i, '')} with comments` : DECODER.filename
      return reply
        .type(SAVING.type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.docx`)}`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
  }
}
