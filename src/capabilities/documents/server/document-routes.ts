/** `/api/documents/*`: a person's own documents. Somebody else's are not found. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import type { DocumentAnswer, DocumentList, SearchAnswer } from '../contract.ts'
import { arrivalProblem } from '../spec.ts'
import type { Documents } from './documents.ts'
import { pagePictureRoute } from './page-picture-route.ts'
import { piecesRoutes } from './pieces-routes.ts'
import { refuseDocument } from './problem-status.ts'
import { outlineOf, pageOf, placeOf, summarise } from './summarise.ts'
import { uploadRoute } from './upload-route.ts'

type One = { Params: { id: string } }

export function documentRoutes(documents: Documents, auth: Auth, days: number) {
  const notFound = (reply: FastifyReply) => refuseDocument(reply, arrivalProblem('not-found'))
  const openBook = (request: FastifyRequest<One>) =>
    documents.openBook(signedIn(request).userId, request.params.id)

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    await app.register(uploadRoute(documents, days))
    await app.register(piecesRoutes(documents))
    await app.register(pagePictureRoute(documents))

    app.get('/api/documents', async (request): Promise<DocumentList> => {
      const rows = await documents.list(signedIn(request).userId)
      const list = rows.map((row) => summarise(row, days, documents.reading.progressOf(row.id)))
      return { documents: list, keptDays: days }
    })

    app.get<One>('/api/documents/:id', async (request, reply): Promise<DocumentAnswer> => {
      const row = await documents.find(signedIn(request).userId, request.params.id)
      if (!row) return notFound(reply)
      return { document: summarise(row, days, documents.reading.progressOf(row.id)) }
    })

    app.get<One>('/api/documents/:id/summary', async (request, reply) => {
      const book = await openBook(request)
      return book.ok ? outlineOf(book.value.model) : notFound(reply)
    })

    app.get<{ Params: { id: string; page: string } }>(
      '/api/documents/:id/pages/:page',
      async (request, reply) => {
        const book = await openBook(request)
        if (!book.ok) return notFound(reply)
        return pageOf(book.value.model, Number(request.params.page)) ?? notFound(reply)
      },
    )

    app.get<{ Params: { id: string; sentence: string } }>(
      '/api/documents/:id/sentences/:sentence',
      async (request, reply) => {
        const book = await openBook(request)
        return (book.ok && placeOf(book.value.model, request.params.sentence)) || notFound(reply)
      },
    )

    app.get<One & { Querystring: { q?: string } }>('/api/documents/:id/search', async (request, reply) => {
      const question = String(request.query.q ?? '').slice(0, 500)
      const found = await documents.passages(signedIn(request).userId, request.params.id, question)
      if (!found.ok) return notFound(reply)
      return {
        passages: found.value.map((one) => ({ ...one, best: one.best ?? null })),
      } satisfies SearchAnswer
    })

    app.delete<One>('/api/documents/:id', async (request, reply) =>
      (await documents.forget(signedIn(request).userId, request.params.id))
        ? { status: true }
        : notFound(reply),
    )
  }
}
