import { createContext, useContext } from 'react'
import type { SessionState, SignedInUser } from '../../rules/session-state.ts'

export type Session = {
  state: SessionState
  /**
   * Asks the server who is signed in, after a log-in for instance. The result is stored at once and shown when the
   * caller says so, together with the next page; undefined if there was no answer.
   */
  refresh(): Promise<{ user: SignedInUser | null; show(): void } | undefined>
  /** Try Again, after the server was unreachable. */
  refetch(): Promise<void>
  /** Clears this browser at once, whatever the server answers. */
  signOut(): Promise<void>
  /** The account is gone or the server ended the session. */
  end(): void
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession() needs a <SessionProvider> above it.')
  return session
}

/** On the pages that only signed-in people see. */
export function useSignedInUser(): SignedInUser | undefined {
  const { state } = useSession()
  return state.name === 'signed-in' ? state.user : undefined
}
