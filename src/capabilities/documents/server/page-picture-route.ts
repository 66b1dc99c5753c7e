/** A page as it looks. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { readPagePicture } from '../contract.ts'
import { arrivalProblem } from '../spec.ts'
import type { Documents } from './documents.ts'

const WIDTH = { least: 64, usual: 900, most: 2_400 }

export const pagePictureRoute = (documents: Documents) => async (app: FastifyInstance) =>
  serve(app, readPagePicture, async ({ params, query, request, reply }) => {
    const row = await documents.find(signedIn(request).userId, params.id)
    if (row?.status !== 'ready') return refused(arrivalProblem('not-found'))
    const { page } = params
    const asked = Math.round(Number(query.width)) || WIDTH.usual
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, asked))
    // Revalidated every time, so that a deleted document is gone everywhere; an unchanged one costs only a 304.
    const tag = `"${row.sha256?.slice(0, 20)}-${page}-${width}"`
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const breaking = new AbortController()
    reply.raw.once('close', () => breaking.abort())
    const picture = await documents.pagePicture(row, page, width, breaking.signal)
    if (picture.ok) return reply.type('image/webp').send(Buffer.from(picture.value.webp))
    reply.removeHeader('etag').header('cache-control', 'no-store')
    return refused(picture.problem)
  })
