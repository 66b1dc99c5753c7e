/** The files of cited works beside an analysed work, and what a comparison finds. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { problemOf as documentProblemOf } from '#capabilities/documents/server/index.ts'
import { serve } from '#http/serve.ts'
import type { OwnSources } from '../../sources/contract.ts'
import { addSource, compareSources, readSources, removeSource } from '../../sources/contract.ts'
import { SAYS } from '../../spec.ts'
import { refuseAnalysis } from '../answer.ts'
import type { Decoder } from '../decoder.ts'
import { analysedWork } from '../references/analysed-work.ts'
import { addSourceRow, removeSourceRows, sourcesOf } from './source-rows.ts'

export function sourcesRoutes(decoder: Decoder) {
  const { services, documents, comparing } = decoder
  const { db, now } = services
  const workOf = analysedWork(decoder)

  /** What was deleted among the documents is gone here too. */
  async function documentsBeside(userId: string, sessionId: string) {
    const rows = await sourcesOf(db, sessionId)
    const found = await Promise.all(
      rows.map(async (row) => ({ row, document: await documents.find(userId, row.documentId) })),
    )
    const gone = found.flatMap(({ row, document }) => (document ? [] : [row.documentId]))
    await removeSourceRows(db, sessionId, gone)
    return found.flatMap(({ row, document }) => (document ? [{ row, document }] : []))
  }

  async function listed(userId: string, sessionId: string): Promise<OwnSources> {
    const beside = await documentsBeside(userId, sessionId)
    return {
      sources: beside.map(({ document }) => ({
        documentId: document.id,
        name: document.name,
        status: document.status === 'ready' || document.status === 'refused' ? document.status : 'reading',
        problem: documentProblemOf(document)?.message ?? null,
      })),
    }
  }

  return async (app: FastifyInstance) => {
    serve(app, readSources, async ({ params, request }) => {
      const { userId } = signedIn(request)
      const work = await workOf(userId, params.sessionId)
      return 'refused' in work ? work.refused : listed(userId, work.sessionId)
    })

    serve(app, addSource, async ({ params, body, request }) => {
      const { userId } = signedIn(request)
      const work = await workOf(userId, params.sessionId)
      if ('refused' in work) return work.refused
      const document = await documents.find(userId, body.documentId)
      const refuse = <const Code extends 'source-gone' | 'not-a-source' | 'too-many-sources'>(
        code: Code,
        message: string,
      ) => refuseAnalysis({ code, message }, work.sessionId)
      if (!document) return refuse('source-gone', SAYS.sourceGone)
      if (document.id === work.document.id || (document.sha256 && document.sha256 === work.document.sha256))
        return refuse('not-a-source', SAYS.workItself)
      // Its kind is known once it was looked into; until then by its name.
      if (document.kind ? document.kind !== 'pdf' : !/\.pdf$/i.test(document.name))
        return refuse('not-a-source', SAYS.notASource)
      const { entryId = null } = body
      const row = { analysisId: work.sessionId, documentId: document.id, entryId, addedAt: now() }
      if (!(await addSourceRow(db, row))) return refuse('too-many-sources', SAYS.tooManySources)
      return listed(userId, work.sessionId)
    })

    serve(app, removeSource, async ({ params, request }) => {
      const { userId } = signedIn(request)
      const work = await workOf(userId, params.sessionId)
      if ('refused' in work) return work.refused
      await removeSourceRows(db, work.sessionId, [params.documentId])
      return listed(userId, work.sessionId)
    })

    serve(app, compareSources, async ({ params, request }) => {
      const { userId } = signedIn(request)
      const work = await workOf(userId, params.sessionId)
      if ('refused' in work) return work.refused
      const beside = await documentsBeside(userId, work.sessionId)
      const read = await Promise.all(
        beside.map(async ({ row, document }) => {
          const stored = document.status === 'ready' ? await documents.storedPath(document) : undefined
          const { documentId, entryId } = row
          return stored?.ok ? [{ documentId, entryId, name: document.name, storedPath: stored.value }] : []
        }),
      )
      const sources = read.flat()
      if (sources.length === 0)
        return refuseAnalysis({ code: 'no-source-read', message: SAYS.noSourceRead }, work.sessionId)
      return comparing.work({ storedPath: work.storedPath, sources })
    })
  }
}
