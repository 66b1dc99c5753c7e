/** Accounts: who somebody is. */

// Who is signed in
export type { SessionState, SignedInUser } from './rules/session-state.ts'
