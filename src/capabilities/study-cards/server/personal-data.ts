import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Card } from '../contract.ts'
import { ownCards } from './card-rows.ts'
import { cardReviews, studyCards } from './tables.ts'

export const studyCardData = personalData({
  name: 'studyCards',
  schema: z.array(Card.extend({ reviews: z.array(z.object({ rating: z.number(), at: z.string() })) })),
  async gather(db, userId) {
    const reviews = await db
      .select()
      .from(cardReviews)
      .where(eq(cardReviews.userId, userId))
      .orderBy(asc(cardReviews.at))
    return (await ownCards(db, userId)).map((card) => ({
      ...card,
      reviews: reviews
        .filter(({ cardId }) => cardId === card.id)
        .map(({ rating, at }) => ({ rating, at: new Date(at).toISOString() })),
    }))
  },
  async forget(tx, userId) {
    await tx.delete(cardReviews).where(eq(cardReviews.userId, userId))
    await tx.delete(studyCards).where(eq(studyCards.userId, userId))
  },
})
