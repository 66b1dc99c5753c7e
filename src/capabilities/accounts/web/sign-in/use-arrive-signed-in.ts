import type { SignedInUser } from '../../rules/session-state.ts'
import { useSession } from '../session/use-session.ts'
import { signOutIsKnown } from '../session/waiting-sign-out.ts'

/**
 * After a log-in or a sign-up: the session is shown and the page changed in one step, so that no guard
 * sees the one without the other. False when the session could not be read.
 */
export function useArriveSignedIn(): (go: (user: SignedInUser) => void) => Promise<boolean> {
  const { refresh } = useSession()
  return async (go) => {
    signOutIsKnown()
    const found = await refresh()
    if (!found?.user) return false
    found.show()
    go(found.user)
    return true
  }
}
