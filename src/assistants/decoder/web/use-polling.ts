import { useEffect, useEffectEvent } from 'react'
import { patience } from '#asking/patience.ts'
import { seconds } from '#kit/time.ts'
import { DECODER } from '../spec.ts'
import { type Look, lookAtStatus } from './look-at-status.ts'

/** A look that hangs on a dead line must not stand in the way of the next one. */
const LONGEST_LOOK = seconds(20)

/** Looks at a running analysis at once and then every three seconds, one look at a time. */
export function usePolling(sessionId: string | undefined, onLook: (look: Look) => void) {
  const tell = useEffectEvent(onLook)
  useEffect(() => {
    if (!sessionId) return
    const left = new AbortController()
    let looking = false
    const look = async () => {
      if (looking) return
      looking = true
      const waiting = patience(left.signal)
      waiting.waitFor(LONGEST_LOOK)
      const found = await lookAtStatus(sessionId, waiting.signal)
      waiting.end()
      looking = false
      if (!left.signal.aborted) tell(found)
    }
    void look()
    const timer = setInterval(() => void look(), DECODER.pollEvery)
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [sessionId])
}
