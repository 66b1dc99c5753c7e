/** What a device holds: cards as the server last told them, and reviews that it has not heard of yet. */
import type { Card, Review } from '../contract.ts'
import { afterReview } from './schedule.ts'

export type Deck = { cards: readonly Card[]; pending: readonly Review[] }

/** The cards as they stand with the reviews of this device. */
export function withPending({ cards, pending }: Deck): Card[] {
  const waiting = pending.toSorted((a, b) => a.at - b.at)
  return cards.map((card) => ({
    ...card,
    schedule: waiting
      .filter(({ cardId }) => cardId === card.id)
      .reduce((so, { rating, at }) => afterReview(so, rating, at), card.schedule),
  }))
}

/** The server has told of some cards anew, and has taken these reviews. */
export function taken({ cards, pending }: Deck, fresh: readonly Card[], sent: readonly Review[]): Deck {
  const gone = new Set(sent.map(({ id }) => id))
  const told = new Map(fresh.map((card) => [card.id, card]))
  return {
    cards: cards.map((card) => told.get(card.id) ?? card),
    pending: pending.filter(({ id }) => !gone.has(id)),
  }
}
