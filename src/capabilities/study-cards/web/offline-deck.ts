/** Local storage for one person: cards as last received, and reviews not yet sent. */
import type { Card, Review } from '../contract.ts'
import type { Deck } from '../rules/deck.ts'

const PREFIX = 'weekbe4-cards-'
const EMPTY: Deck = { cards: [], pending: [] }

export function keptDeck(userId: string): Deck | undefined {
  try {
    const kept = localStorage.getItem(PREFIX + userId)
    return kept ? { ...EMPTY, ...JSON.parse(kept) } : undefined
  } catch {
    return undefined
  }
}

/** Without storage they are lost with the page; pending reviews are sent first if there is a connection. */
function storeDeck(userId: string, deck: Deck): void {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(deck))
  } catch {}
}

export const keepListed = (userId: string, cards: readonly Card[]): void =>
  storeDeck(userId, { cards, pending: keptDeck(userId)?.pending ?? [] })

/** Read and written at once: another tab may have added reviews. */
export function keepPending(userId: string, review: Review): void {
  const { cards, pending } = keptDeck(userId) ?? EMPTY
  storeDeck(userId, { cards, pending: [...pending, review] })
}

export function forgetPending(userId: string, sent: readonly Review[]): void {
  const gone = new Set(sent.map(({ id }) => id))
  const { cards, pending } = keptDeck(userId) ?? EMPTY
  storeDeck(userId, { cards, pending: pending.filter(({ id }) => !gone.has(id)) })
}

/** The next user of this device must not find them. */
export function forgetCards(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {}
}
