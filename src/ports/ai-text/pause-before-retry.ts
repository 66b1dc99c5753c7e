import { seconds } from '#kit/time.ts'
import type { Clock } from './clock.ts'
import type { TextProblem } from './text-problem.ts'

/** A student is looking at an empty answer: one quick second try is worth it, a queue is not. */
export function pauseBeforeRetry(problem: TextProblem, triesSoFar: number): number | undefined {
  if (triesSoFar > 1) return undefined
  const { code, retryAfterMs } = problem
  if (code !== 'rate-limited' && code !== 'overloaded' && code !== 'unreachable') return undefined
  if (retryAfterMs !== undefined) return retryAfterMs <= seconds(3) ? retryAfterMs : undefined
  return code === 'rate-limited' ? undefined : 400
}

/** Ends early when the caller gives up. */
export function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const forget = clock.after(ms, done)
    function done() {
      forget()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done, { once: true })
  })
}
