/** Access: who may use which assistant, until when, and how much of it is left. */

// Purchases and a moment go in, open or the reason why not comes out
export { accessState, standingOf } from './rules/access-state.ts'
