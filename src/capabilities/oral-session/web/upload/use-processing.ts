import { useEffect, useEffectEvent } from 'react'
import { patience } from '#asking/patience.ts'
import { seconds } from '#kit/time.ts'
import { pathOf } from '#wire/call.ts'
import type { ProcessingStatus } from '../../contract.ts'
import { PROCESSING, SESSION_HEADER } from '../../spec.ts'
import type { OralRoom } from '../oral-room.ts'

/** A look that hangs on a dead line must not stand in the way of the next one. */
const LONGEST_LOOK = seconds(20)

type Looking = {
  /** Nothing is looked at while there is none. */
  sessionId: string | undefined
  onLook(answer: ProcessingStatus): void
  /** Five minutes are over; the server goes on. */
  onPatienceOver(): void
}

/** Looks at a document that is being read at once and then every two seconds, one look at a time. */
export function useProcessing(room: OralRoom, { sessionId, onLook, onPatienceOver }: Looking) {
  const tell = useEffectEvent(onLook)
  const giveUp = useEffectEvent(onPatienceOver)
  const lookAt = useEffectEvent((id: string, signal: AbortSignal) => lookOnce(room, id, signal))
  useEffect(() => {
    if (!sessionId) return
    const left = new AbortController()
    let looking = false
    const look = async () => {
      if (looking) return
      looking = true
      const waiting = patience(left.signal)
      waiting.waitFor(LONGEST_LOOK)
      const found = await lookAt(sessionId, waiting.signal)
      waiting.end()
      looking = false
      if (found && !left.signal.aborted) tell(found)
    }
    void look()
    const timer = setInterval(() => void look(), PROCESSING.pollEvery)
    const end = setTimeout(() => {
      clearInterval(timer)
      giveUp()
    }, PROCESSING.longest)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      left.abort()
    }
  }, [sessionId])
}

/** A look that brings no answer is only logged, and the next one may. */
async function lookOnce(
  room: OralRoom,
  sessionId: string,
  signal: AbortSignal,
): Promise<ProcessingStatus | undefined> {
  try {
    const response = await fetch(pathOf(room.calls.readStatus, { query: { sessionId } }), {
      credentials: 'same-origin',
      headers: { [SESSION_HEADER]: sessionId },
      signal,
    })
    if (response.ok) return await response.json()
    // The document, or the session it belonged to, is gone: looking again brings nothing.
    if (response.status === 404) return { status: 'failed', progress: 0, stage: 'processing' }
    console.error(`The processing status answered ${response.status}.`)
  } catch (error) {
    if (!signal.aborted) console.error(error)
  }
  return undefined
}
