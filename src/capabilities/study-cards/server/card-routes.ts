/** `/api/cards`. Making cards is part of the Text Chat Assistant; cards already made stay their owner's. */
import type { FastifyInstance } from 'fastify'
import { requireAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { openForStudy } from '#capabilities/study/server/index.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { draftCards, keepCards, listCards, removeCard, reviewCards } from '../contract.ts'
import { draftsOfDocument } from '../rules/drafts-of-document.ts'
import { SAYS } from '../spec.ts'
import { ownCards, removeOwn, takeReviews } from './card-rows.ts'
import { storeCards } from './keep-cards.ts'
import type { StudyCards } from './study-cards.ts'

const unclear = { code: 'not-understood', message: SAYS.notUnderstood } as const
const noDocument = refused({ code: 'not-found', message: SAYS.documentGone })

export const cardRoutes = (cards: StudyCards, auth: Auth) => async (app: FastifyInstance) => {
  const { services, studyWorker } = cards
  const { db, now } = services
  app.addHook('preHandler', requireSignedIn(auth, SAYS.notSignedIn))
  const before = requireAccess(services, 'textChat')

  serve(app, listCards, async ({ request }) => ({ cards: await ownCards(db, signedIn(request).userId) }))

  serve(
    app,
    draftCards,
    async ({ query: { documentId }, request }) => {
      const { userId } = signedIn(request)
      const work = await openForStudy(cards, userId, documentId)
      if (!work) return noDocument
      const toLearn = await studyWorker.learn({ document: work.forWorker })
      return { drafts: toLearn ? draftsOfDocument({ documentId, name: work.row.name }, toLearn) : [] }
    },
    { before },
  )

  serve(
    app,
    keepCards,
    async ({ body, request }) => {
      const kept = await storeCards(cards, signedIn(request).userId, body.cards)
      return kept.ok ? { cards: kept.value } : refused(kept.problem)
    },
    { before, unclear },
  )

  serve(app, removeCard, async ({ params, request }) =>
    (await removeOwn(db, signedIn(request).userId, params.cardId))
      ? undefined
      : refused({ code: 'not-found', message: SAYS.cardGone }),
  )

  serve(
    app,
    reviewCards,
    async ({ body, request }) => ({
      cards: await takeReviews(db, signedIn(request).userId, body.reviews, now().getTime()),
    }),
    { unclear },
  )
}
