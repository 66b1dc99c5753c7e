/**
 * The signed-in user, as far as this browser knows. Pure: use-session-driver.ts asks the server and reports here.
 *
 *   loading ─found─▶ signed-in ◀──found a user / ended──▶ signed-out
 *      └──no answer──▶ unreachable ──asked again──▶ loading
 */
import { assertNever } from '#kit/assert-never.ts'
import type { UserSummary } from '../contract.ts'

export type SignedInUser = UserSummary & { isAdmin: boolean }

export type SessionState =
  | { name: 'loading' }
  | { name: 'signed-in'; user: SignedInUser }
  | { name: 'signed-out' }
  | { name: 'unreachable' }

export type SessionEvent =
  | { type: 'found'; user: SignedInUser | null }
  | { type: 'unanswered' }
  | { type: 'asked-again' }
  /** Signed out here, in another tab, or by the server. */
  | { type: 'ended' }

export const initialSession: SessionState = { name: 'loading' }

export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      return event.user ? { name: 'signed-in', user: event.user } : { name: 'signed-out' }
    case 'unanswered':
      // An unreachable server does not change who is signed in: keep the last known state.
      return state.name === 'loading' ? { name: 'unreachable' } : state
    case 'asked-again':
      return state.name === 'unreachable' ? initialSession : state
    case 'ended':
      return { name: 'signed-out' }
    default:
      return assertNever(event)
  }
}
