/** Study cards, for the server side of others. */

// All cards
export type { StudyCards } from './study-cards.ts'
