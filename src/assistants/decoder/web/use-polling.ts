import { callApi } from '#api-client/call-api.ts'
import { usePolling } from '#api-client/use-polling.ts'
import type { readStatus } from '../contract.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { CALLS, DECODER, SAYS } from '../spec.ts'

type Look = AnalysisEvent | { type: 'signed-out' }

/** Polls a running analysis. */
export const useAnalysisPolling = (sessionId: string | undefined, onLook: (look: Look) => void): void =>
  usePolling(sessionId, { every: DECODER.pollEvery, look: lookAtStatus, onLook })

/** The analysis, or its session, is gone: polling again will not help. */
const GONE = [403, 404, 410]

/** A failed poll is reported, and the next one may succeed. */
async function lookAtStatus(sessionId: string, signal: AbortSignal): Promise<Look> {
  const asked = callApi<typeof readStatus>(CALLS.readStatus, {
    query: { sessionId },
    signal,
    staysOpen: true,
  })
  // Aborted: the next poll brings newer data.
  const answer = await asked.catch((error: Error) => error)
  if (answer instanceof Error) return { type: 'missed', message: SAYS.statusBroke(answer.message) }
  if (answer.ok) return { type: 'looked', answer: answer.value }
  const { status, message, lineSays } = answer.problem
  if (status === 401) return { type: 'signed-out' }
  if (status < 300) return { type: 'missed', message: SAYS.statusBroke(lineSays ?? message) }
  const notOk = SAYS.statusNotOk(status, lineSays ?? message).trim()
  return GONE.includes(status) ? { type: 'failed', message: notOk } : { type: 'missed', message: notOk }
}
