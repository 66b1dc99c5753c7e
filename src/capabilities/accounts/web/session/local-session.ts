/** The specification's local session in browser storage. It mirrors the server's; no decision depends on it. */
import type { UserSummary } from '../../contract.ts'
import { LOCAL_SESSION } from '../../spec.ts'

/** Storage can be full or switched off; the session itself lives in the cookie. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export function storeLocalSession({ uid, email, displayName, photoURL, emailVerified }: UserSummary): void {
  const summary: UserSummary = { uid, email, displayName, photoURL, emailVerified }
  quietly(() => {
    localStorage.setItem(LOCAL_SESSION.flag, 'true')
    localStorage.setItem(LOCAL_SESSION.summary, JSON.stringify(summary))
  })
}

export function clearLocalSession(): void {
  quietly(() => {
    localStorage.removeItem(LOCAL_SESSION.flag)
    localStorage.removeItem(LOCAL_SESSION.summary)
  })
}

/** A sign-out the server has not received yet: on a shared computer it must not be forgotten. */
const SIGN_OUT_WAITING = 'weekbe4.signOutWaiting'

export const rememberSignOut = () => quietly(() => localStorage.setItem(SIGN_OUT_WAITING, 'true'))
export const forgetSignOut = () => quietly(() => localStorage.removeItem(SIGN_OUT_WAITING))
export const isSignOutWaiting = () => quietly(() => localStorage.getItem(SIGN_OUT_WAITING)) === 'true'
