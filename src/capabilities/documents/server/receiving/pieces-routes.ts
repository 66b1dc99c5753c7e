/**
 * `/api/documents/uploads`: the core of tus 1.0 with creation and termination, for large files on bad lines.
 * An upload has the id of the document it becomes.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { notUnderstood } from '#http/default-error-messages.ts'
import { serve } from '#http/serve.ts'
import { isWellFormedText } from '#kit/well-formed.ts'
import {
  beginUpload,
  describeUploads,
  dropUpload,
  Purpose,
  readUploadOffset,
  sendPiece,
} from '../../contract.ts'
import { arrivalProblem, UNFINISHED } from '../../spec.ts'
import type { Documents } from '../documents.ts'
import type { DocumentRow } from '../tables.ts'
import { readMetadata } from './upload-metadata.ts'

const VERSION = '1.0.0'

const WRITTEN_ELSEWHERE = {
  message: 'This upload is being sent from elsewhere.',
  code: 'being-sent',
} as const
const BEGINS_ELSEWHERE = { message: 'The next piece begins elsewhere.', code: 'wrong-offset' } as const

const expiryOf = ({ createdAt }: DocumentRow) => ({
  'upload-expires': new Date(createdAt.getTime() + UNFINISHED).toUTCString(),
})
const tooLong = refusedAndHungUp(arrivalProblem('wrong-length'))
const notFound = refused(arrivalProblem('not-found'))

const byteOffset = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined

export function piecesRoutes(documents: Documents) {
  const { arrival } = documents
  const find = (request: FastifyRequest, id: string) => documents.find(signedIn(request).userId, id)

  return async (app: FastifyInstance) => {
    // The body is the file's raw bytes, streamed straight to disk.
    app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    )
    app.addHook('onRequest', async (request, reply) => {
      reply.header('tus-resumable', VERSION).header('cache-control', 'no-store')
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== VERSION)
        return reply
          .code(412)
          .header('tus-version', VERSION)
          .send({ error: 'Unknown protocol.', code: 'tus-version' })
      return undefined
    })

    serve(app, describeUploads, async ({ reply }) => {
      reply.headers({ 'tus-version': VERSION, 'tus-extension': 'creation,termination,expiration' })
      return undefined
    })

    serve(app, beginUpload, async ({ request, reply }) => {
      const bytes = byteOffset(request.headers['upload-length'])
      const metadata = readMetadata(request.headers['upload-metadata'])
      if (!Object.values(metadata).every((value = '') => isWellFormedText(value)))
        return refused(notUnderstood)
      const { filename = '', filetype = '', purpose: named } = metadata
      const purpose = Purpose.safeParse(named ?? 'library').data
      if (bytes === undefined || !purpose) return refused(arrivalProblem('no-file'))
      const { userId } = signedIn(request)
      const announced = await arrival.announce({ userId, purpose, name: filename, type: filetype, bytes })
      if (!announced.ok) return refused(announced.problem)
      const { id } = announced.value
      await arrival.prepare(id)
      reply.headers({
        location: `${beginUpload.path}/${id}`,
        'upload-offset': '0',
        ...expiryOf(announced.value),
      })
      return undefined
    })

    serve(app, readUploadOffset, async ({ params, request, reply }) => {
      const row = await find(request, params.id)
      if (!row || row.status === 'refused') return notFound
      // A dead connection would block the upload; a resumed request takes it over.
      await arrival.interrupt(row.id)
      const offset = row.status === 'uploading' ? await arrival.arrivedSoFar(row.id) : row.bytes
      reply
        .headers({ 'upload-offset': String(offset), 'upload-length': String(row.bytes) })
        .headers(row.status === 'uploading' ? expiryOf(row) : {})
      return undefined
    })

    serve(app, sendPiece, async ({ params, request, reply }) => {
      const row = await find(request, params.id)
      if (row?.status !== 'uploading') return notFound
      const offset = byteOffset(request.headers['upload-offset'])
      if ((offset ?? 0) + (byteOffset(request.headers['content-length']) ?? 0) > row.bytes) return tooLong
      const after = await arrival.takePiece(row, offset, request.raw)
      reply.headers(expiryOf(row))
      if (after.is === 'taken') {
        reply.header('upload-offset', String(after.arrived))
        return undefined
      }
      // The rest of its body has not been read and never will be.
      if (after.is === 'too-long') return tooLong
      if (after.is === 'locked') return refusedAndHungUp(WRITTEN_ELSEWHERE)
      reply.header('upload-offset', String(after.arrived))
      return refusedAndHungUp(BEGINS_ELSEWHERE)
    })

    serve(app, dropUpload, async ({ params, request }) => {
      const row = await find(request, params.id)
      if (row?.status !== 'uploading') return notFound
      await arrival.interrupt(row.id)
      await arrival.drop(row.id)
      return undefined
    })
  }
}
