/** One HTTP exchange, classified by what matters for money: answered, cut off somewhere, or never sent at all. */
import { connectionNeverMade, describeFault } from './connection-fault.ts'

export type Exchange =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'cut'; reason: string }
  | { kind: 'never-sent'; reason: string }

export async function exchange(
  send: typeof fetch,
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Exchange> {
  if (signal?.aborted) return { kind: 'never-sent', reason: 'given up before it was sent' }
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  const giveUp = () => stop.abort(new Error('given up by the caller'))
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    // A redirect would carry the token elsewhere, and this API has none.
    const response = await send(url, { ...request, signal: stop.signal, redirect: 'error' })
    // The body is read under the same time limit: headers alone are no answer.
    return { kind: 'answered', status: response.status, text: await response.text() }
  } catch (fault) {
    const kind = connectionNeverMade(fault) ? 'never-sent' : 'cut'
    return { kind, reason: describeFault(fault) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}
