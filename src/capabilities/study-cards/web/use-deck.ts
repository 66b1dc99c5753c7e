import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { Problem } from '#kit/result.ts'
import type { Card, listCards, Review, removeCard, reviewCards } from '../contract.ts'
import { type Deck, taken, withPending } from '../rules/deck.ts'
import { CALLS, CARD_LIMITS } from '../spec.ts'
import { forgetPending, keepListed, keepPending, keptDeck } from './offline-deck.ts'

/**
 * A student's cards on this device. The stored state is shown at once; reviews are stored locally first and sent when
 * there is a connection, each with its own id: sent twice, they count once.
 */
export function useDeck(userId: string) {
  const [deck, setDeck] = useState<Deck | undefined>(() => keptDeck(userId))
  const [problem, setProblem] = useState<Problem>()
  const sending = useRef(false)
  /** Here as well as in the store of the device, which may have no room. */
  const unsent = useRef<readonly Review[]>(deck?.pending ?? [])

  const show = (change: (before: Deck) => Deck) =>
    setDeck((before) => change(before ?? { cards: [], pending: [] }))

  /** One request at a time; reviews added during it go with the next. */
  async function send(): Promise<void> {
    if (sending.current) return
    sending.current = true
    try {
      for (;;) {
        const reviews = unsent.current.slice(0, CARD_LIMITS.reviewsAtOnce)
        if (reviews.length === 0) return
        const answer = await callApi<typeof reviewCards>(CALLS.review, { body: { reviews }, staysOpen: true })
        if (!answer.ok) return setProblem(answer.problem)
        unsent.current = unsent.current.slice(reviews.length)
        forgetPending(userId, reviews)
        show((before) => taken(before, answer.value.cards, reviews))
      }
    } finally {
      sending.current = false
    }
  }

  async function load(): Promise<void> {
    await send()
    const answer = await callApi<typeof listCards>(CALLS.list, { staysOpen: true })
    if (!answer.ok) return setProblem(answer.problem)
    setProblem(undefined)
    put(answer.value.cards)
  }

  function put(cards: readonly Card[]): void {
    keepListed(userId, cards)
    setDeck({ cards, pending: unsent.current })
  }

  const arrive = useEffectEvent(() => void load())
  useEffect(() => {
    arrive()
    const back = () => arrive()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])

  return {
    /** Undefined until it is known whether there are any. */
    cards: deck && withPending(deck),
    waiting: deck?.pending.length ?? 0,
    problem,
    refetch: () => void load(),
    add: (cards: readonly Card[]) => put([...(deck?.cards ?? []), ...cards]),

    review(cardId: string, rating: number): void {
      const review: Review = { id: crypto.randomUUID(), cardId, rating, at: Date.now() }
      unsent.current = [...unsent.current, review]
      keepPending(userId, review)
      show((before) => ({ ...before, pending: [...before.pending, review] }))
      void send()
    },

    /** The sentence to show on failure. */
    async remove(cardId: string): Promise<string | undefined> {
      const answer = await callApi<typeof removeCard>(CALLS.remove, { params: { cardId } })
      if (!answer.ok && answer.problem.status !== 404) return answer.problem.message
      put((deck?.cards ?? []).filter(({ id }) => id !== cardId))
      return undefined
    },
  }
}

export type DeckHere = ReturnType<typeof useDeck>
