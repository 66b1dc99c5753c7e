import { useEffect, useEffectEvent, useRef } from 'react'
import type { SessionSummary, Sessions } from '../contract.ts'

/** After a reload, finds the open session or the document being read; once. */
export function useOpenOne(sessions: Sessions | undefined, onFound: (session: SessionSummary) => void) {
  const looked = useRef(false)
  const find = useEffectEvent((known: Sessions) => {
    if (looked.current) return
    looked.current = true
    const open = known.sessions.find(({ sessionId }) => sessionId === known.open)
    const unready = known.sessions.find(({ state }) => state === 'uploading' || state === 'processing')
    const found = open ?? unready
    if (found) onFound(found)
  })
  useEffect(() => {
    if (sessions) find(sessions)
  }, [sessions])
}
