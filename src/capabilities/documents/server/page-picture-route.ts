/** `GET /api/documents/{id}/pages/{n}.webp?width=`: a page as it looks. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { arrivalProblem } from '../spec.ts'
import type { Documents } from './documents.ts'
import { refuseDocument } from './problem-status.ts'

const WIDTH = { least: 64, usual: 900, most: 2_400 }

type Asked = { Params: { id: string; page: string }; Querystring: { width?: string } }

export const pagePictureRoute = (documents: Documents) => async (app: FastifyInstance) => {
  app.get<Asked>('/api/documents/:id/pages/:page(^\\d{1,6}).webp', async (request, reply) => {
    const row = await documents.find(signedIn(request).userId, request.params.id)
    if (row?.status !== 'ready') return refuseDocument(reply, arrivalProblem('not-found'))
    const page = Number(request.params.page)
    const asked = Math.round(Number(request.query.width)) || WIDTH.usual
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, asked))
    // Asked for anew each time, so that a deleted document is gone everywhere; unchanged it costs a line.
    const tag = `"${row.sha256?.slice(0, 20)}-${page}-${width}"`
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const breaking = new AbortController()
    reply.raw.once('close', () => breaking.abort())
    const picture = await documents.pagePicture(row, page, width, breaking.signal)
    if (picture.ok) return reply.type('image/webp').send(Buffer.from(picture.value.webp))
    reply.removeHeader('etag')
    return refuseDocument(reply.header('cache-control', 'no-store'), picture.problem)
  })
}
