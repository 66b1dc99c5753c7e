/** When a session ends, its screen redirects to the log-in and is restored afterwards with the text typed on it. */
import { useNavigation } from '#ui/router/use-navigation.ts'
import { useSession } from './use-session.ts'

/** Passed through history entries, never taken from an address, so it cannot be used as an open redirect. */
export type BackTo = {
  path: string
  /** Owner of the screen: another user's log-in does not see it. */
  uid: string
  kept: unknown
}

export function backIn(state: unknown): BackTo | undefined {
  const { backTo } = (typeof state === 'object' && state !== null ? state : {}) as { backTo?: BackTo }
  return backTo
}

/** `kept` is restored in the state of the history entry returned to. */
export function useLogInAgain(): (kept: unknown) => void {
  const { state, end } = useSession()
  const { place, navigate } = useNavigation()
  return (kept) => {
    const uid = state.name === 'signed-in' ? state.user.uid : ''
    const backTo: BackTo = { path: place.pathname + place.search, uid, kept }
    end()
    navigate('/auth/login', { replace: true, state: { backTo } })
  }
}
