/** How a job ended, and how that is kept. */
import type { Deck } from '../rules/deck/deck.ts'
import type { PresentationRow } from './tables.ts'

export type Outcome =
  | { state: 'completed'; deck: Deck }
  /** `message` is what the student reads. */
  | { state: 'failed'; code: string; message: string }

export const outcomeColumns = (outcome: Outcome) =>
  outcome.state === 'failed'
    ? { state: outcome.state, problem: outcome.code, error: outcome.message }
    : { state: outcome.state, title: outcome.deck.title, deck: JSON.stringify(outcome.deck) }

/** Our own words, written above. */
export const deckOf = ({ deck }: Pick<PresentationRow, 'deck'>): Deck | undefined =>
  deck === null ? undefined : (JSON.parse(deck) as Deck)
