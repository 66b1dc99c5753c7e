/** How a job ended, and how that is stored. */
import type { Deck, PlannedDeck } from '../rules/deck/deck.ts'
import type { PresentationRow } from './tables.ts'

export type GenerationOutcome =
  /** `isFree`: a model that is connected did not word it. */
  | { name: 'completed'; deck: Deck; isFree?: boolean }
  /** It waits for the student's decision. */
  | { name: 'outlined'; plan: PlannedDeck }
  /** `message` is shown to the student. */
  | { name: 'failed'; code: string; message: string }

export function outcomeColumns(outcome: GenerationOutcome) {
  switch (outcome.name) {
    case 'failed':
      return { state: outcome.name, problem: outcome.code, error: outcome.message }
    case 'outlined':
      return { state: outcome.name, title: outcome.plan.title, deck: JSON.stringify(outcome.plan) }
    case 'completed':
      return { state: outcome.name, title: outcome.deck.title, deck: JSON.stringify(outcome.deck) }
  }
}

type StoredDeck = Pick<PresentationRow, 'deck' | 'state'>
/** Steps were a form of their own once. */
const formOfToday = (key: string, value: unknown) => (key === 'form' && value === 'flow' ? 'points' : value)
/** Our own JSON, written above. */
const keptIn = <What>({ deck, state }: StoredDeck, when: StoredDeck['state']): What | undefined =>
  deck === null || state !== when ? undefined : (JSON.parse(deck, formOfToday) as What)

export const deckOf = (row: StoredDeck) => keptIn<Deck>(row, 'completed')
export const planOf = (row: StoredDeck) => keptIn<PlannedDeck>(row, 'outlined')
/** The outline as the student changed it, while the deck is being made. */
export const chosenDeckOf = (row: StoredDeck) => keptIn<Deck>(row, 'processing')
