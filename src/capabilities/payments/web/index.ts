/** Payments, for screens. */

// A purchase in words
export { stateWords, endWords, leftWords } from '../rules/purchase-words.ts'
