/** Decks of the last 30 days: listed, drawn, changed, written. Open after the pack too: they were paid for. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { hours } from '#kit/time.ts'
import { pathOf } from '#wire/call.ts'
import {
  changePresentation,
  type DeckChange,
  listPresentations,
  type OnePresentation,
  type PresentationRecord,
  readFigure,
  readFile,
  readPresentation,
  removePresentation,
  takeTemplate,
} from '../contract.ts'
import { changeDeck } from '../rules/deck/change-deck.ts'
import type { Brand, Deck } from '../rules/deck/deck.ts'
import { type FormatId, SLIDES_IN_DECK } from '../rules/deck/keys.ts'
import { measured } from '../rules/design/brand.ts'
import { CALLS, MAKING, SAYS, SLIDES } from '../spec.ts'
import { deckOf, outcomeColumns } from './outcome.ts'
import { giveGenerationBack } from './reservation.ts'
import { findOwn, listOutlined, listOwn, presentationJobs } from './rows.ts'
import type { Slides } from './slides.ts'
import { urlOf } from './status-route.ts'
import type { PresentationRow } from './tables.ts'

const notFound = refused({ code: 'not-found', message: SAYS.notFound })
const notFinished = refused({ code: 'not-finished', message: SAYS.notFinished })

type Listed = Pick<
  PresentationRow,
  'id' | 'sourceFilename' | 'title' | 'format' | 'createdAt' | 'downloadedAt'
>

const lookOf = ({ fonts, logo }: Brand) => ({
  fonts: [fonts.heading, fonts.body].every((font) => measured(font) !== undefined),
  width: logo?.width ?? 0,
  height: logo?.height ?? 0,
  ...(logo && { logo: `data:image/${logo.type};base64,${logo.data}` }),
})

/** 'my thesis.pdf' becomes 'my thesis-weekbe4.pptx'. */
export const filenameOf = (source: string): string =>
  `${source.replace(/\.[^.]*$/, '') || 'presentation'}${SLIDES.filenameEnd}`

export function presentationRoutes({ outside, documents, runner }: Slides) {
  const { db, now } = outside
  const find = (request: FastifyRequest, id: string) =>
    findOwn(db, { id, userId: signedIn(request).userId, now: now() })

  const recordOf = ({
    id,
    sourceFilename,
    title,
    format,
    createdAt,
    downloadedAt,
  }: Listed): PresentationRecord => ({
    id,
    sourceFilename,
    url: urlOf(id),
    filename: filenameOf(sourceFilename),
    pending: downloadedAt === null || now().getTime() < downloadedAt.getTime() + SLIDES.markStays,
    title,
    format,
    slideCount: SLIDES_IN_DECK,
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + SLIDES.historyDays * hours(24)).toISOString(),
  })

  async function changedBy(change: DeckChange, deck: Deck, format: FormatId): Promise<Deck | undefined> {
    const { mend, again } = change
    if (!mend && again === undefined) return changeDeck(deck, change)
    const { madeAgain, mendDeck } = await import('./drawing.ts')
    return again === undefined ? mendDeck(deck, format) : madeAgain(deck, again)
  }

  async function drawn(row: PresentationRow | undefined, format?: FormatId) {
    if (!row) return notFound
    const deck = deckOf(row)
    if (!deck) return notFinished
    const { drawDeck } = await import('./drawing.ts')
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    const answer: OnePresentation = {
      ...recordOf({ ...row, format: format ?? row.format }),
      documentId: row.documentId ?? '',
      documentGone: !document,
      ...(deck.note && { note: deck.note }),
      ...(deck.brand && { look: lookOf(deck.brand) }),
      ...drawDeck(deck, format ?? row.format, row.finishedAt ?? row.createdAt, (slide) =>
        pathOf(CALLS.readFigure, { params: { id: row.id, slide } }),
      ),
    }
    return answer
  }

  async function keep(row: PresentationRow, deck: Deck, format?: FormatId) {
    const { state: _, ...columns } = outcomeColumns({ state: 'completed', deck })
    const wanted = { id: row.id, from: 'completed' } as const
    return presentationJobs.change(db, wanted, { ...columns, ...(format && { format }) })
  }

  return async (app: FastifyInstance) => {
    await app.register(multipart, { throwFileSizeLimit: false })

    serve(app, listPresentations, async ({ request }) => ({
      presentations: (await listOwn(db, signedIn(request).userId, now())).map(recordOf),
      outlines: (await listOutlined(db, signedIn(request).userId)).map(({ createdAt, ...one }) => ({
        ...one,
        waitsUntil: new Date(createdAt.getTime() + MAKING.reservedFor).toISOString(),
      })),
    }))

    serve(app, readPresentation, async ({ params, query, request }) =>
      drawn(await find(request, params.id), query.format),
    )

    serve(
      app,
      changePresentation,
      async ({ params, body, request }) => {
        const row = await find(request, params.id)
        if (!row) return notFound
        const deck = deckOf(row)
        if (!deck) return notFinished
        const changed = await changedBy(body, deck, body.format ?? row.format)
        if (!changed)
          return body.again
            ? refused({ code: 'nothing-else', message: SAYS.nothingElse })
            : refused({ code: 'not-understood', message: SAYS.notUnderstood })
        return drawn(await keep(row, changed, body.format))
      },
      { unclear: { code: 'not-understood', message: SAYS.notUnderstood } },
    )

    serve(app, takeTemplate, async ({ params, request, reply }) => {
      const row = await find(request, params.id)
      if (!row) return notFound
      const deck = deckOf(row)
      if (!deck) return notFinished
      const { brandFrom } = await import('./template-form.ts')
      const brand = await brandFrom(request)
      if (!brand.ok) {
        if (brand.problem.code === 'too-large') void reply.header('connection', 'close')
        return refused(brand.problem)
      }
      return drawn(await keep(row, { ...deck, brand: brand.value }))
    })

    serve(app, removePresentation, async ({ params, request }) => {
      const row = await find(request, params.id)
      if (!row) return notFound
      await db.transaction(async (tx) => {
        const removed = await presentationJobs.remove(tx, row.id)
        // Nobody has seen a deck of it.
        if (removed?.state === 'processing' || removed?.state === 'outlined')
          await giveGenerationBack(tx, now(), row)
      })
      runner.stop(row.id)
      return undefined
    })

    serve(app, readFigure, async ({ params, request, reply }) => {
      const row = await find(request, params.id)
      const visual = row && deckOf(row)?.slides.find(({ id }) => id === params.slide)?.visual
      if (visual?.kind !== 'picture' || !visual.image) return notFound
      return reply
        .header('cache-control', 'private, max-age=86400')
        .type('image/jpeg')
        .send(Buffer.from(visual.image.data, 'base64'))
    })

    serve(app, readFile, async ({ params, query, request, reply }) => {
      const row = await find(request, params.id)
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
      const name = filenameOf(row.sourceFilename)
      return reply
        .header(
          'content-disposition',
          `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .header('cache-control', 'private, no-store')
        .type(readFile.answer.bytes[0])
        .send(Buffer.from(bytes))
    })
  }
}
