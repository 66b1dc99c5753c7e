/** A device's state: cards as last received from the server, and reviews not yet sent to it. */
import type { Card, Review } from '../contract.ts'
import { afterReview } from './schedule.ts'

export type Deck = { cards: readonly Card[]; pending: readonly Review[] }

/** The cards with this device's pending reviews applied. */
export function withPending({ cards, pending }: Deck): Card[] {
  const waiting = pending.toSorted((a, b) => a.at - b.at)
  return cards.map((card) => ({
    ...card,
    schedule: waiting
      .filter(({ cardId }) => cardId === card.id)
      .reduce((so, { rating, at }) => afterReview(so, rating, at), card.schedule),
  }))
}

/** Merges cards updated by the server, and drops the reviews it has accepted. */
export function taken({ cards, pending }: Deck, fresh: readonly Card[], sent: readonly Review[]): Deck {
  const gone = new Set(sent.map(({ id }) => id))
  const told = new Map(fresh.map((card) => [card.id, card]))
  return {
    cards: cards.map((card) => told.get(card.id) ?? card),
    pending: pending.filter(({ id }) => !gone.has(id)),
  }
}
