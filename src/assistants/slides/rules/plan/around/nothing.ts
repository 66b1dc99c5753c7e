import type { DeckSlide } from '../../deck/deck.ts'

/** What a slide is made of that has nothing yet. */
export const nothing = { points: [], metrics: [], script: [] } satisfies Partial<DeckSlide>
