/** A screen whose session ended leads to the log-in and is come back to, with what was typed on it. */
import { useNavigation } from '#ui/navigation/use-navigation.ts'
import { useSession } from './use-session.ts'

/** Handed from entry to entry of the history, never taken from an address: nobody can be sent elsewhere with it. */
export type BackTo = {
  path: string
  /** Whose screen it was: somebody else's log-in finds nothing of it. */
  uid: string
  kept: unknown
}

export function backIn(state: unknown): BackTo | undefined {
  const { backTo } = (typeof state === 'object' && state !== null ? state : {}) as { backTo?: BackTo }
  return backTo
}

/** `kept` is there again in the state of the place that is come back to. */
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
