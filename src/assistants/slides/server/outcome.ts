/** How a job ended, and how that is stored. */
import type { Deck } from '../rules/deck/deck.ts'
import type { PlannedDeck } from '../rules/outline/outline.ts'
import type { PresentationRow } from './tables.ts'

export type Outcome =
  | { state: 'completed'; deck: Deck }
  /** It waits for the student's decision. */
  | { state: 'outlined'; plan: PlannedDeck }
  /** `message` is shown to the student. */
  | { state: 'failed'; code: string; message: string }

export function outcomeColumns(outcome: Outcome) {
  switch (outcome.state) {
    case 'failed':
      return { state: outcome.state, problem: outcome.code, error: outcome.message }
    case 'outlined':
      return { state: outcome.state, title: outcome.plan.title, deck: JSON.stringify(outcome.plan) }
    case 'completed':
      return { state: outcome.state, title: outcome.deck.title, deck: JSON.stringify(outcome.deck) }
  }
}

type Kept = Pick<PresentationRow, 'deck' | 'state'>
/** Our own JSON, written above. */
const keptIn = <What>({ deck, state }: Kept, when: Kept['state']): What | undefined =>
  deck === null || state !== when ? undefined : (JSON.parse(deck) as What)

export const deckOf = (row: Kept) => keptIn<Deck>(row, 'completed')
export const planOf = (row: Kept) => keptIn<PlannedDeck>(row, 'outlined')
/** The outline as the student changed it, while the deck is being made. */
export const chosenDeckOf = (row: Kept) => keptIn<Deck>(row, 'processing')
