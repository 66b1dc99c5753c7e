/** The list of references of an analysed work: judged, corrected in the student's own file, and taken along. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import type { Reference, ReferenceStyle } from '#capabilities/references/index.ts'
import { existenceWords, retractionWords } from '#capabilities/references/index.ts'
import { openExistence, retractedAmong } from '#capabilities/references/server/index.ts'
import { FORMAT_FILES } from '#capabilities/references/spec.ts'
import { serve } from '#http/serve.ts'
import {
  checkReferences,
  correctReferences,
  judgeWithLibrary,
  prepareReferences,
  readReferences,
  saveReferences,
} from '../../references/contract.ts'
import { SAVING, SAYS } from '../../spec.ts'
import { refuseAnalysis } from '../answer.ts'
import type { Decoder } from '../decoder.ts'
import { analysedWork } from './analysed-work.ts'
import { listsAhead } from './lists-ahead.ts'

const MOST_REMEMBERED = 20

const sent = (reply: FastifyReply, type: string, name: string, bytes: Uint8Array) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

function recentLists() {
  /** Of the lists that were read last: the same call comes again until every work was asked for. */
  const lately = new Map<string, readonly Reference[]>()

  function remember(sessionId: string, items: readonly Reference[]) {
    lately.delete(sessionId)
    lately.set(sessionId, items)
    for (const [oldest] of lately) if (lately.size > MOST_REMEMBERED) lately.delete(oldest)
    return items
  }
  return { lately, remember }
}

export function referencesRoutes(decoder: Decoder) {
  const { services, documents, references } = decoder
  const { now } = services
  const existence = openExistence(services)
  const { lately, remember } = recentLists()
  const ahead = listsAhead(references.work)
  const workOf = analysedWork(decoder)

  return async (app: FastifyInstance) => {
    const judged = async (
      userId: string,
      id: string,
      how: { style?: ReferenceStyle | undefined; library?: string },
    ) => {
      const work = await workOf(userId, id)
      if ('refused' in work) return work.refused
      const done = await ahead.read(work, how)
      if (done.kind === 'no-library')
        return refuseAnalysis({ code: 'no-library', message: SAYS.noLibrary }, work.sessionId)
      if (done.kind !== 'list')
        return refuseAnalysis({ code: 'no-list', message: SAYS.noReferences }, work.sessionId)
      const retracted = await retractedAmong(services, remember(work.sessionId, done.items))
      const agreed = existence.names.length > 0 && (await existence.hasAgreed(userId))
      return {
        ...done.list,
        registries: { names: existence.names, agreed },
        entries: done.list.entries.map((entry) => {
          const retraction = retracted.get(entry.id)
          return retraction ? { ...entry, retracted: retractionWords(retraction) } : entry
        }),
      }
    }

    serve(app, readReferences, ({ params, query, request }) =>
      judged(signedIn(request).userId, params.sessionId, query),
    )
    serve(app, prepareReferences, async ({ params, request }) => {
      const work = await workOf(signedIn(request).userId, params.sessionId)
      if ('refused' in work) return work.refused
      ahead.prepare(work)
      return undefined
    })

    serve(app, judgeWithLibrary, ({ params, body, request }) =>
      judged(signedIn(request).userId, params.sessionId, body),
    )

    serve(app, checkReferences, async ({ params, request }) => {
      const { userId } = signedIn(request)
      const work = await workOf(userId, params.sessionId)
      if ('refused' in work) return work.refused
      if (existence.names.length === 0)
        return refuseAnalysis({ code: 'no-registry', message: SAYS.noRegistry }, work.sessionId)
      await existence.agree(userId)
      const held = lately.get(work.sessionId)
      const read = held
        ? undefined
        : await references.work({ kind: 'items', storedPath: work.storedPath, style: null })
      const items = held ?? remember(work.sessionId, read?.kind === 'items' ? read.items : [])
      const { found, left } = await existence.check(items)
      return {
        entries: [...found].map(([id, one]) => ({ id, outcome: one.outcome, says: existenceWords(one) })),
        left,
      }
    })

    serve(app, saveReferences, async ({ params, query, request, reply }) => {
      const work = await workOf(signedIn(request).userId, params.sessionId)
      if ('refused' in work) return work.refused
      const { format } = query
      const done = await references.work({ kind: 'format', storedPath: work.storedPath, style: null, format })
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
        storedPath: work.storedPath,
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
