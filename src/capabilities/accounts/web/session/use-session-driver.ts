/** Drives the session: asks the server, keeps the local session in step, listens for other tabs. */
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { callApi, SESSION_ENDED } from '#api-client/call-api.ts'
import type { readMe } from '../../contract.ts'
import { initialSession, nextSession } from '../../rules/session-state.ts'
import { CALLS, LOCAL_SESSION } from '../../spec.ts'
import { clearLocalSession, storeLocalSession } from './local-session.ts'
import type { Session } from './use-session.ts'
import { deliverSignOut, signOutOnServer } from './waiting-sign-out.ts'

const nothingElseIsKept = () => {}

export function useSessionDriver(onEnded: () => void = nothingElseIsKept): Session {
  const [state, send] = useReducer(nextSession, initialSession)

  // A response requested before a sign-out must not sign the user in again after it.
  const endings = useRef(0)

  const forget = useCallback(() => {
    clearLocalSession()
    onEnded()
  }, [onEnded])

  const refresh = useCallback(async () => {
    const endingsBefore = endings.current
    const me = await callApi<typeof readMe>(CALLS.readMe)
    if (endings.current !== endingsBefore) return undefined
    if (!me.ok) {
      send({ type: 'unanswered' })
      return undefined
    }
    const { user } = me.value
    if (user) storeLocalSession(user)
    else forget()
    return { user, show: () => send({ type: 'found', user }) }
  }, [forget])

  const refetch = useCallback(async () => {
    send({ type: 'asked-again' })
    ;(await refresh())?.show()
  }, [refresh])

  const end = useCallback(() => {
    endings.current++
    forget()
    send({ type: 'ended' })
  }, [forget])

  const signOut = useCallback(() => {
    end()
    return signOutOnServer()
  }, [end])

  useEffect(() => {
    const start = () => void deliverSignOut().then(refetch)
    start()
    const elsewhere = (event: StorageEvent) => {
      const gone = event.newValue === null
      // `key` is null when the whole storage was emptied.
      if (event.key === null || (event.key === LOCAL_SESSION.flag && gone)) end()
      else if (event.key === LOCAL_SESSION.summary && !gone) void refetch()
    }
    addEventListener('storage', elsewhere)
    addEventListener(SESSION_ENDED, end)
    addEventListener('online', start)
    return () => {
      removeEventListener('storage', elsewhere)
      removeEventListener(SESSION_ENDED, end)
      removeEventListener('online', start)
    }
  }, [refetch, end])

  return useMemo(() => ({ state, refresh, refetch, signOut, end }), [state, refresh, refetch, signOut, end])
}
