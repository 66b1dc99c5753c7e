/** Chooses the next card. Plain numbers: counting due cards needs no scheduler. */
import { minutes } from '#kit/time.ts'
import type { Card } from '../contract.ts'
import { CARD_LIMITS } from '../spec.ts'

export const dueCards = (cards: readonly Card[], now: number): Card[] =>
  cards.filter((card) => isDue(card, now)).toSorted(byTurn)

/** A new card is always due, whatever the device's clock says. */
export const isDue = ({ schedule }: Card, now: number): boolean =>
  schedule.state === 'new' || schedule.due <= now

/** Learnt cards before new ones; new ones in the order they were made. */
const byTurn = (a: Card, b: Card) =>
  Number(isNew(a)) - Number(isNew(b)) || a.schedule.due - b.schedule.due || a.createdAt - b.createdAt
const isNew = ({ schedule }: Card) => schedule.state === 'new'

/** A card failed a minute ago comes early rather than making the student wait. */
export function nextCard(cards: readonly Card[], now: number): Card | undefined {
  const [due] = dueCards(cards, now)
  if (due) return due
  const soon = now + minutes(CARD_LIMITS.aheadMinutes)
  return cards
    .filter(({ schedule }) => schedule.state !== 'review' && schedule.due <= soon)
    .toSorted((a, b) => a.schedule.due - b.schedule.due)[0]
}

export const nextDue = (cards: readonly Card[]): number | undefined =>
  cards.length === 0 ? undefined : Math.min(...cards.map(({ schedule }) => schedule.due))
