/**
 * Accounts: signing up, in and out, passwords, devices, the profile, “export my data” and “delete my account”.
 *
 * - Better Auth keeps users, sessions and tokens behind our own routes; `server/auth.ts` alone sets it up (decision 0004).
 * - Every request looks its session up in the database, so one that was ended anywhere is over at once (0027).
 * - Sign-in attempts are limited by account first, because a campus shares one address (0003).
 * - Every column with a person's id belongs to a `PersonalData`: what it adds to the export, and what deletion forgets or
 *   makes nameless. `src/server/personal-data.http.test.ts` looks for what was left over.
 */

// Who is signed in
export type { SessionState, SignedInUser } from './rules/session-state.ts'
