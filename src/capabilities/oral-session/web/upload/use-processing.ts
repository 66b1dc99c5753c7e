import { useEffect, useEffectEvent } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { usePolling } from '#api-client/use-polling.ts'
import type { ProcessingStatus, RoomCalls } from '../../contract.ts'
import { PROCESSING, SESSION_HEADER } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'

type Looking = {
  /** Undefined: no polling. */
  sessionId: string | undefined
  /** The current step, page by page: as long as it changes, keep waiting. */
  doing: string | undefined
  onLook(answer: ProcessingStatus): void
  /** Five minutes are over; the server goes on. The handler must take the session out of this hook. */
  onPatienceOver(): void
}

/** Looks after a document that is being read, for five minutes; after a scan until five minutes bring no page. */
export function useProcessing(room: OralRoom, { sessionId, doing, onLook, onPatienceOver }: Looking) {
  usePolling(sessionId, {
    every: PROCESSING.pollEvery,
    look: (id, signal) => lookOnce(room, id, signal),
    onLook,
  })
  const giveUp = useEffectEvent(onPatienceOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page restarts the five minutes
  useEffect(() => {
    if (!sessionId) return
    const end = setTimeout(() => giveUp(), PROCESSING.longest)
    return () => clearTimeout(end)
  }, [sessionId, doing])
}

/** A failed poll is only logged; the next one may succeed. */
async function lookOnce(
  room: OralRoom,
  sessionId: string,
  signal: AbortSignal,
): Promise<ProcessingStatus | undefined> {
  const headers = { [SESSION_HEADER]: sessionId }
  const sent = { query: { sessionId }, headers, signal, staysOpen: true }
  const answer = await callApi<RoomCalls['status']>(room.calls.readStatus, sent).catch(() => undefined)
  if (answer?.ok) return answer.value
  // The document, or its session, is gone: polling again is pointless.
  if (answer?.problem.status === 404) return { status: 'failed', progress: 0, stage: 'processing' }
  if (answer)
    console.error(
      `The processing status could not be read: ${answer.problem.lineSays || answer.problem.code}.`,
    )
  return undefined
}
