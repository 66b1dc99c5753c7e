/** The byte routes of a deck: its file, and the pictures on its slides. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { attachmentNamed } from '#http/attachment.ts'
import { serve } from '#http/serve.ts'
import { readFigure, readFile } from '../contract.ts'
import { filenameOf, notFinished, notFound } from './drawn-presentation.ts'
import { deckOf } from './outcome.ts'
import { findOwnPresentation, presentationJobs } from './rows.ts'
import type { Slides } from './slides.ts'

export function fileRoutes({ services: { db, now } }: Slides) {
  return async (app: FastifyInstance) => {
    serve(app, readFigure, async ({ params, request, reply }) => {
      const row = await findOwnPresentation(db, {
        id: params.id,
        userId: signedIn(request).userId,
        now: now(),
      })
      const visual = row && deckOf(row)?.slides.find(({ id }) => id === params.slide)?.visual
      if (visual?.kind !== 'picture' || !visual.image) return notFound
      return reply
        .header('cache-control', 'private, max-age=86400')
        .type('image/jpeg')
        .send(Buffer.from(visual.image.data, 'base64'))
    })

    serve(app, readFile, async ({ params, query, request, reply }) => {
      const row = await findOwnPresentation(db, {
        id: params.id,
        userId: signedIn(request).userId,
        now: now(),
      })
      if (!row) return notFound
      const deck = deckOf(row)
      if (!deck) return notFinished
      const { fileOf } = await import('./drawing.ts')
      const bytes = fileOf(deck, query.format ?? row.format, row.finishedAt ?? row.createdAt)
      await presentationJobs.change(
        db,
        { id: row.id, from: 'completed' },
        { downloadedAt: row.downloadedAt ?? now() },
      )
      return reply
        .header('content-disposition', attachmentNamed(filenameOf(row.sourceFilename)))
        .header('cache-control', 'private, no-store')
        .type(readFile.answer.bytes[0])
        .send(Buffer.from(bytes))
    })
  }
}
