/** Decks of the last 30 days: listed, drawn, changed, removed. Open after the pack is used up too: they were paid for. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import {
  changePresentation,
  type DeckChange,
  listPresentations,
  readPresentation,
  removePresentation,
  takeTemplate,
} from '../contract.ts'
import { changeDeck } from '../rules/deck/change-deck.ts'
import type { Deck } from '../rules/deck/deck.ts'
import type { FormatId } from '../rules/deck/keys.ts'
import { MAKING, SAYS } from '../spec.ts'
import { drawn, notFinished, notFound, recordOf } from './drawn-presentation.ts'
import { deckOf, outcomeColumns } from './outcome.ts'
import { oneGeneration } from './reservation.ts'
import { findOwnPresentation, listOutlined, listOwnPresentations, presentationJobs } from './rows.ts'
import type { Slides } from './slides.ts'
import type { PresentationRow } from './tables.ts'

const notUnderstood = { code: 'not-understood', message: SAYS.notUnderstood } as const

async function changedBy(change: DeckChange, deck: Deck, format: FormatId): Promise<Deck | undefined> {
  const { mend, again } = change
  if (!mend && again === undefined) return changeDeck(deck, change)
  const { madeAgain, mendDeck } = await import('./drawing.ts')
  return again === undefined ? mendDeck(deck, format) : madeAgain(deck, again)
}

export function presentationRoutes(slides: Slides) {
  const { services, runner } = slides
  const { db, now } = services
  const find = (request: FastifyRequest, id: string) =>
    findOwnPresentation(db, { id, userId: signedIn(request).userId, now: now() })

  async function keep(row: PresentationRow, deck: Deck, format?: FormatId) {
    const { state: _, ...columns } = outcomeColumns({ name: 'completed', deck })
    const wanted = { id: row.id, from: 'completed' } as const
    return presentationJobs.change(db, wanted, { ...columns, ...(format && { format }) })
  }

  return async (app: FastifyInstance) => {
    serve(app, listPresentations, async ({ request }) => ({
      presentations: (await listOwnPresentations(db, signedIn(request).userId, now())).map((row) =>
        recordOf(row, now()),
      ),
      outlines: (await listOutlined(db, signedIn(request).userId)).map(({ createdAt, ...one }) => ({
        ...one,
        waitsUntil: new Date(createdAt.getTime() + MAKING.reservedFor).toISOString(),
      })),
    }))

    serve(app, readPresentation, async ({ params, query, request }) =>
      drawn(slides, await find(request, params.id), query.format),
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
            : refused(notUnderstood)
        return drawn(slides, await keep(row, changed, body.format))
      },
      { unclear: notUnderstood },
    )

    serve(app, takeTemplate, async ({ params, body, request, reply }) => {
      const row = await find(request, params.id)
      if (!row) return notFound
      const deck = deckOf(row)
      if (!deck) return notFinished
      const { brandFrom } = await import('./template-form.ts')
      const brand = await brandFrom(body)
      if (!brand.ok) {
        if (brand.problem.code === 'too-large') void reply.header('connection', 'close')
        return refused(brand.problem)
      }
      return drawn(slides, await keep(row, { ...deck, brand: brand.value }))
    })

    serve(app, removePresentation, async ({ params, request }) => {
      const row = await find(request, params.id)
      if (!row) return notFound
      await db.transaction(async (tx) => {
        const removed = await presentationJobs.remove(tx, row.id)
        // Its deck was never seen.
        if (removed?.state === 'processing' || removed?.state === 'outlined')
          await oneGeneration.giveBack(tx, now(), row)
      })
      runner.stop(row.id)
      return undefined
    })
  }
}
