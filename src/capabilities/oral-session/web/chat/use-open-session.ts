import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useRefresh } from '#api-client/use-refresh.ts'
import type { Problem } from '#kit/result.ts'
import type { OpenSession, readSession } from '../../contract.ts'
import { withNewer } from '../../rules/screen/shown-talk.ts'
import { CALLS } from '../../spec.ts'

/** The session as stored on the server. Messages are fetched once, and later only new ones. */
export function useOpenSession(sessionId: string) {
  const [session, setSession] = useState<OpenSession>()
  const [problem, setProblem] = useState<Problem>()
  const known = useRef<OpenSession>(undefined)

  const read = useCallback(
    async (from: number) => {
      const answer = await callApi<typeof readSession>(CALLS.readSession, {
        params: { sessionId },
        query: { after: from },
      })
      if (!answer.ok) return setProblem(answer.problem)
      const before = known.current
      known.current = before && from > 0 ? withNewer(before, from, answer.value) : answer.value
      setProblem(undefined)
      setSession(known.current)
    },
    [sessionId],
  )
  const readAll = useCallback(() => void read(0), [read])
  const readNewer = useCallback(() => void read(known.current?.messages.length ?? 0), [read])
  useEffect(readAll, [readAll])
  // Picks up messages from another tab.
  useRefresh(readNewer, { wanted: session !== undefined, onReturn: true })

  return { session, problem, readAll, readNewer }
}
