/**
 * `/api/documents/uploads`: the core of tus 1.0 with creation and termination, for large files on bad lines.
 * An upload has the id of the document it becomes.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { Purpose } from '../contract.ts'
import { arrivalProblem, UNFINISHED } from '../spec.ts'
import type { Documents } from './documents.ts'
import { refuseDocument } from './problem-status.ts'
import type { DocumentRow } from './tables.ts'
import { readMetadata } from './upload-metadata.ts'

const ADDRESS = '/api/documents/uploads'
const VERSION = '1.0.0'
type One = { Params: { id: string } }

const WRITTEN_ELSEWHERE = { error: 'This upload is being sent from elsewhere.', code: 'being-sent' }
const BEGINS_ELSEWHERE = { error: 'The next piece begins elsewhere.', code: 'wrong-offset' }

const expiryOf = ({ createdAt }: DocumentRow) => ({
  'upload-expires': new Date(createdAt.getTime() + UNFINISHED).toUTCString(),
})
const tooLong = (reply: FastifyReply) =>
  refuseDocument(reply.header('connection', 'close'), arrivalProblem('wrong-length'))

const count = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined

export function piecesRoutes(documents: Documents) {
  const { arrival } = documents
  const notFound = (reply: FastifyReply) => refuseDocument(reply, arrivalProblem('not-found'))
  const find = (request: FastifyRequest<One>) => documents.find(signedIn(request).userId, request.params.id)

  return async (app: FastifyInstance) => {
    // The body is a stream of the file's own bytes, and nobody reads it but the disk.
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

    app.options(ADDRESS, async (_request, reply) =>
      reply
        .code(204)
        .headers({ 'tus-version': VERSION, 'tus-extension': 'creation,termination,expiration' })
        .send(),
    )

    app.post(ADDRESS, async (request, reply) => {
      const bytes = count(request.headers['upload-length'])
      const {
        filename = '',
        filetype = '',
        purpose: named,
      } = readMetadata(request.headers['upload-metadata'])
      const purpose = Purpose.safeParse(named ?? 'library').data
      if (bytes === undefined || !purpose) return refuseDocument(reply, arrivalProblem('no-file'))
      const { userId } = signedIn(request)
      const announced = await arrival.announce({ userId, purpose, name: filename, type: filetype, bytes })
      if (!announced.ok) return refuseDocument(reply, announced.problem)
      const { id } = announced.value
      await arrival.prepare(id)
      return reply
        .code(201)
        .headers({
          location: `${ADDRESS}/${id}`,
          'upload-offset': '0',
          ...expiryOf(announced.value),
        })
        .send()
    })

    app.head<One>(`${ADDRESS}/:id`, async (request, reply) => {
      const row = await find(request)
      if (!row || row.status === 'refused') return reply.code(404).send()
      // A line that died without a word would hold the upload; who comes back takes it over.
      await arrival.interrupt(row.id)
      const offset = row.status === 'uploading' ? await arrival.arrivedSoFar(row.id) : row.bytes
      return reply
        .code(200)
        .headers({ 'upload-offset': String(offset), 'upload-length': String(row.bytes) })
        .headers(row.status === 'uploading' ? expiryOf(row) : {})
        .send()
    })

    app.patch<One>(`${ADDRESS}/:id`, async (request, reply) => {
      const row = await find(request)
      if (row?.status !== 'uploading') return notFound(reply)
      const offset = count(request.headers['upload-offset'])
      if ((offset ?? 0) + (count(request.headers['content-length']) ?? 0) > row.bytes) return tooLong(reply)
      const after = await arrival.takePiece(row, offset, request.raw)
      reply.headers(expiryOf(row))
      if (after.is === 'too-long') return tooLong(reply)
      if (after.is === 'taken') return reply.code(204).header('upload-offset', String(after.arrived)).send()
      // Its piece has not been read and never will be.
      reply.header('connection', 'close')
      if (after.is === 'locked') return reply.code(423).send(WRITTEN_ELSEWHERE)
      return reply.code(409).header('upload-offset', String(after.arrived)).send(BEGINS_ELSEWHERE)
    })

    app.delete<One>(`${ADDRESS}/:id`, async (request, reply) => {
      const row = await find(request)
      if (row?.status !== 'uploading') return notFound(reply)
      await arrival.interrupt(row.id)
      await arrival.drop(row.id)
      return reply.code(204).send()
    })
  }
}
