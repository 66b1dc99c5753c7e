/** The list of references of an analysed work: judged, corrected in the student's own file, and taken along. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { FORMAT_FILES } from '#capabilities/references/spec.ts'
import { serve } from '#http/serve.ts'
import { correctReferences, readReferences, saveReferences } from '../../contract.ts'
import { SAVING, SAYS } from '../../spec.ts'
import { findOwnAnalysis } from '../analysis-rows.ts'
import { notFound, problemOf, refuseAnalysis } from '../answer.ts'
import type { Decoder } from '../decoder.ts'
import { analysisOf } from '../outcome.ts'

export function referencesRoutes({ services, documents, references }: Decoder) {
  const { db, now } = services

  /** The analysed file and its book, or why there is neither. */
  async function workOf(userId: string, id: string) {
    const row = await findOwnAnalysis(db, { id, userId, now: now() })
    if (!row) return { refused: notFound }
    if (row.state === 'failed') return { refused: refuseAnalysis(problemOf(row), row.id) }
    if (!analysisOf(row))
      return { refused: refuseAnalysis({ code: 'not-finished', message: SAYS.notFinished }, row.id) }
    const document = row.documentId ? await documents.find(userId, row.documentId) : undefined
    const book = document?.status === 'ready' ? await documents.bookPath(document) : undefined
    if (!document || !book?.ok)
      return { refused: refuseAnalysis({ code: 'file-gone', message: SAYS.fileGone }, row.id) }
    return { document, bookPath: book.value, sessionId: row.id }
  }

  const sent = (reply: FastifyReply, type: string, name: string, bytes: Uint8Array) =>
    reply
      .type(type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

  return async (app: FastifyInstance) => {
    serve(app, readReferences, async ({ params, query, request }) => {
      const work = await workOf(signedIn(request).userId, params.sessionId)
      if ('refused' in work) return work.refused
      const done = await references.work({
        kind: 'judge',
        bookPath: work.bookPath,
        style: query.style ?? null,
      })
      return done.kind === 'list'
        ? done.list
        : refuseAnalysis({ code: 'no-list', message: SAYS.noReferences }, work.sessionId)
    })

    serve(app, saveReferences, async ({ params, query, request, reply }) => {
      const work = await workOf(signedIn(request).userId, params.sessionId)
      if ('refused' in work) return work.refused
      const { format } = query
      const done = await references.work({ kind: 'format', bookPath: work.bookPath, style: null, format })
      if (done.kind !== 'file')
        return refuseAnalysis({ code: 'no-list', message: SAYS.noReferences }, work.sessionId)
      const { type, ending } = FORMAT_FILES[format]
      return sent(reply, type, `references.${ending}`, done.bytes)
    })

    serve(app, correctReferences, async ({ params, query, request, reply }) => {
      const work = await workOf(signedIn(request).userId, params.sessionId)
      if ('refused' in work) return work.refused
      const file = work.document.kind === 'docx' ? await documents.filePath(work.document) : undefined
      if (!file?.ok) return refuseAnalysis({ code: 'no-word-file', message: SAYS.noWordFile }, work.sessionId)
      const done = await references.work({
        kind: 'track',
        bookPath: work.bookPath,
        style: query.style ?? null,
        path: file.value,
        date: now().toISOString(),
      })
      if (done.kind !== 'file')
        return refuseAnalysis({ code: 'no-list', message: SAYS.noReferences }, work.sessionId)
      return sent(
        reply,
        SAVING.type,
        `${work.document.name.replace(/\.docx$/i, '')} with references corrected.docx`,
        done.bytes,
      )
    })
  }
}
