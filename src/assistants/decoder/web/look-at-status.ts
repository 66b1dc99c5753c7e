import { pathOf } from '#wire/call.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { CALLS, SAYS } from '../spec.ts'

export type Look = AnalysisEvent | { is: 'signed out' }

/** The analysis, or the session it belongs to, is gone: looking again brings nothing. */
const GONE = [403, 404, 410]

/** One look at a running analysis. A look that brings no answer says so, and the next one may. */
export async function lookAtStatus(sessionId: string, signal: AbortSignal): Promise<Look> {
  try {
    const response = await fetch(pathOf(CALLS.readStatus, { query: { sessionId } }), {
      credentials: 'same-origin',
      signal,
    })
    if (response.ok) return { is: 'looked', answer: await response.json() }
    if (response.status === 401) return { is: 'signed out' }
    const message = SAYS.statusNotOk(response.status, await wordsOf(response)).trim()
    return GONE.includes(response.status) ? { is: 'failed', message } : { is: 'missed', message }
  } catch (error) {
    return { is: 'missed', message: SAYS.statusBroke(error instanceof Error ? error.message : String(error)) }
  }
}

/** The server's own sentence, or what the line says: never a whole page of something in between. */
async function wordsOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined)
  const { error } = (answer ?? {}) as { error?: unknown }
  return typeof error === 'string' ? error : response.statusText
}
