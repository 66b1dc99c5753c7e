/** `/api/documents/*`: the caller's own documents. Other people's are 404. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import {
  listDocuments,
  readDocument,
  readOutline,
  readPage,
  readPagePicture,
  readSentence,
  removeDocument,
  searchDocument,
  uploadDocument,
} from '../contract.ts'
import { arrivalProblem } from '../spec.ts'
import type { Documents } from './documents.ts'
import { documentTerms } from './receiving/document-form.ts'
import { piecesRoutes } from './receiving/pieces-routes.ts'
import { outlineOf, pageOf, sentencePlace, summarise } from './summarise.ts'

export function documentRoutes(documents: Documents, auth: Auth, days: number) {
  const notFound = () => refused(arrivalProblem('not-found'))
  const openStored = (request: FastifyRequest, id: string) =>
    documents.openStored(signedIn(request).userId, id)

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    await app.register(uploadRoute(documents, days))
    await app.register(piecesRoutes(documents))
    await app.register(pagePictureRoute(documents))

    serve(app, listDocuments, async ({ request }) => {
      const rows = await documents.list(signedIn(request).userId)
      const list = rows.map((row) => summarise(row, days, documents.reading.progressOf(row.id)))
      return { documents: list, keptDays: days }
    })

    serve(app, readDocument, async ({ params, request }) => {
      const row = await documents.find(signedIn(request).userId, params.id)
      if (!row) return notFound()
      return { document: summarise(row, days, documents.reading.progressOf(row.id)) }
    })

    serve(app, readOutline, async ({ params, request }) => {
      const stored = await openStored(request, params.id)
      return stored.ok ? outlineOf(stored.value.model) : notFound()
    })

    serve(app, readPage, async ({ params, request }) => {
      const stored = await openStored(request, params.id)
      if (!stored.ok) return notFound()
      return pageOf(stored.value.model, params.page) ?? notFound()
    })

    serve(app, readSentence, async ({ params, request }) => {
      const stored = await openStored(request, params.id)
      return (stored.ok && sentencePlace(stored.value.model, params.sentence)) || notFound()
    })

    serve(app, searchDocument, async ({ params, query, request }) => {
      const { userId } = signedIn(request)
      const found = await documents.passages(userId, params.id, query.q.slice(0, 500))
      if (!found.ok) return notFound()
      return { passages: found.value.map((one) => ({ ...one, best: one.best ?? null })) }
    })

    serve(app, removeDocument, async ({ params, request }) =>
      (await documents.forget(signedIn(request).userId, params.id)) ? { status: true } : notFound(),
    )
  }
}

/** A page as it looks. */
const WIDTH = { least: 64, usual: 900, most: 2_400 }

const pagePictureRoute = (documents: Documents) => async (app: FastifyInstance) =>
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

/** `POST /api/documents?purpose=…`: one file in a form, in the field `document`. */
const noFile = arrivalProblem('no-file')

function uploadRoute(documents: Documents, days: number) {
  return async (app: FastifyInstance) => {
    serve(
      app,
      uploadDocument,
      async ({ query: { purpose }, body: readForm, request }) => {
        const form = await readForm(documentTerms(purpose))
        // Stop reading: bytes still in transit are dropped with the connection.
        if (!form.ok) return refusedAndHungUp(form.problem)
        if (!form.value.file) return refusedAndHungUp(noFile)
        const { stream, ...file } = form.value.file
        const taken = await documents.admit({ userId: signedIn(request).userId, purpose, ...file }, stream)
        return taken.ok ? { document: summarise(taken.value, days) } : refusedAndHungUp(taken.problem)
      },
      { unclear: noFile },
    )
  }
}
