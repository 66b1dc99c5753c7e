/**
 * Access: who may use which assistant, until when, and how much of it is left. The server decides at every call; the browser
 * only shows it.
 *
 * - `rules/access-state.ts` is the whole truth: purchases and a moment go in, open or the reason why not comes out.
 * - A use is reserved before the work, then spent or given back. Two requests at 9 of 10 wait for each other, so exactly one
 *   passes; a reservation that nobody settles is free again by its time.
 * - Purchases end with a reason and are never deleted. Buying again loses nothing: time starts when the live time ends, and
 *   the allowance that expires first is used first.
 * - A new meter is a new `allowance` in `product/assistants.ts`.
 */

// Purchases and a moment go in, open or the reason why not comes out
export { accessState, standingOf } from './rules/access-state.ts'
export { whatIsLeft } from './rules/allowance-words.ts'
