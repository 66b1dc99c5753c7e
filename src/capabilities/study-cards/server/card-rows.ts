import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '#ports/database/database.ts'
import type { Card, CardPlace, Review } from '../contract.ts'
import { type CardRow, cardReviews, studyCards } from './tables.ts'

export const cardOf = ({ id, question, answer, place, schedule, createdAt }: CardRow): Card => ({
  id,
  question,
  answer,
  place: JSON.parse(place) as CardPlace,
  schedule,
  createdAt: createdAt.getTime(),
})

export const ownCards = async (db: Database, userId: string): Promise<Card[]> =>
  (
    await db
      .select()
      .from(studyCards)
      .where(eq(studyCards.userId, userId))
      .orderBy(asc(studyCards.createdAt), asc(studyCards.id))
  ).map(cardOf)

export async function countOwn(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ cards: count() }).from(studyCards).where(eq(studyCards.userId, userId))
  return row?.cards ?? 0
}

/** Those that are there already stay as they are. */
export async function keepAll(db: Database, userId: string, rows: readonly CardRow[]): Promise<Card[]> {
  await db
    .insert(studyCards)
    .values([...rows])
    .onConflictDoNothing()
  const ids = rows.map(({ id }) => id)
  const kept = await db
    .select()
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), inArray(studyCards.id, ids)))
  return kept.map(cardOf)
}

export async function removeOwn(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(studyCards.userId, userId), eq(studyCards.id, id))
  return (await db.delete(studyCards).where(own).returning({ id: studyCards.id })).length > 0
}

/**
 * Stores reviews, each once, and recomputes their cards' schedules from all reviews: it does not matter which device
 * sent first. Reviews of a card deleted in the meantime are dropped.
 */
export async function takeReviews(
  db: Database,
  userId: string,
  reviews: readonly Review[],
  now: number,
): Promise<Card[]> {
  // ts-fsrs is loaded with the first review.
  const { scheduleOf } = await import('../rules/schedule.ts')
  return db.transaction(async (tx) => {
    const asked = [...new Set(reviews.map(({ cardId }) => cardId))]
    const own = and(eq(studyCards.userId, userId), inArray(studyCards.id, asked))
    // Held in one order, so that two devices at once wait for one another and see what the other brought.
    const cards = await tx.select().from(studyCards).where(own).orderBy(asc(studyCards.id)).for('update')
    const known = new Set(cards.map(({ id }) => id))
    const fresh = reviews
      .filter(({ cardId }) => known.has(cardId))
      .map(({ id, cardId, rating, at }) => ({ userId, id, cardId, rating, at: Math.min(at, now) }))
    if (fresh.length === 0) return []
    await tx.insert(cardReviews).values(fresh).onConflictDoNothing()
    const all = await tx
      .select()
      .from(cardReviews)
      .where(and(eq(cardReviews.userId, userId), inArray(cardReviews.cardId, [...known])))
    const told: Card[] = []
    for (const card of cards) {
      const schedule = scheduleOf(
        card.createdAt.getTime(),
        all.filter(({ cardId }) => cardId === card.id),
      )
      await tx
        .update(studyCards)
        .set({ schedule })
        .where(and(eq(studyCards.userId, userId), eq(studyCards.id, card.id)))
      told.push(cardOf({ ...card, schedule }))
    }
    return told
  })
}
