/** Study cards, for screens. */

// At every sign-out
export { forgetCards } from './offline-deck.ts'
