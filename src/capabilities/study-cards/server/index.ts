/**
 * Study cards, for the server side of others. A card is a question, an answer and the words of one's own document they rest on; the
 * outcome of all its reviews in the order of their time says when it comes back, on both sides alike (decision 0072). The server
 * reads a quotation from its place, whatever was sent.
 */

// All cards
export type { StudyCards } from './study-cards.ts'
