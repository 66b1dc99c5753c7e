/** `/api/documents/*`: the caller's own documents. Other people's are 404. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/require-sign-in.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import {
  listDocuments,
  readDocument,
  readOutline,
  readPage,
  readSentence,
  removeDocument,
  searchDocument,
} from '../contract.ts'
import { arrivalProblem } from '../spec.ts'
import type { Documents } from './documents.ts'
import { pagePictureRoute } from './page-picture-route.ts'
import { piecesRoutes } from './receiving/pieces-routes.ts'
import { uploadRoute } from './receiving/upload-route.ts'
import { outlineOf, pageOf, sentencePlace, summarise } from './summarise.ts'

export function documentRoutes(documents: Documents, auth: Auth, days: number) {
  const notFound = () => refused(arrivalProblem('not-found'))
  const openBook = (request: FastifyRequest, id: string) => documents.openBook(signedIn(request).userId, id)

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
      const book = await openBook(request, params.id)
      return book.ok ? outlineOf(book.value.model) : notFound()
    })

    serve(app, readPage, async ({ params, request }) => {
      const book = await openBook(request, params.id)
      if (!book.ok) return notFound()
      return pageOf(book.value.model, params.page) ?? notFound()
    })

    serve(app, readSentence, async ({ params, request }) => {
      const book = await openBook(request, params.id)
      return (book.ok && sentencePlace(book.value.model, params.sentence)) || notFound()
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
