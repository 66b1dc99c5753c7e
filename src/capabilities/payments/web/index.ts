/** Payments, for screens. */

// A purchase in words
export { endWords, leftWords, stateWords } from '../rules/purchase-words.ts'
