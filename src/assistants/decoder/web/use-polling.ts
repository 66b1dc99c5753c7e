import { useLooking } from '#asking/use-looking.ts'
import { pathOf } from '#wire/call.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { CALLS, DECODER, SAYS } from '../spec.ts'

type Look = AnalysisEvent | { type: 'signed-out' }

/** Looks after a running analysis. */
export const usePolling = (sessionId: string | undefined, onLook: (look: Look) => void): void =>
  useLooking(sessionId, { every: DECODER.pollEvery, look: lookAtStatus, onLook })

/** The analysis, or the session it belongs to, is gone: looking again brings nothing. */
const GONE = [403, 404, 410]

/** A look that brings no answer says so, and the next one may. */
async function lookAtStatus(sessionId: string, signal: AbortSignal): Promise<Look> {
  try {
    const response = await fetch(pathOf(CALLS.readStatus, { query: { sessionId } }), {
      credentials: 'same-origin',
      signal,
    })
    if (response.ok) return { type: 'looked', answer: await response.json() }
    if (response.status === 401) return { type: 'signed-out' }
    const message = SAYS.statusNotOk(response.status, await wordsOf(response)).trim()
    return GONE.includes(response.status) ? { type: 'failed', message } : { type: 'missed', message }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { type: 'missed', message: SAYS.statusBroke(message) }
  }
}

/** The server's own sentence, or what the line says: never a whole page of something in between. */
async function wordsOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined)
  const { error } = (answer ?? {}) as { error?: unknown }
  return typeof error === 'string' ? error : response.statusText
}
