/** Calls to our own server. What comes back is a value: an answer, or a problem with the sentence to show. */

import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Refusal } from '#wire/refusal.ts'

/** `code` is the server's; 'unreachable' is ours, for a line or a server that is away. */
export type AskProblem = Problem & {
  /** 0 when there was no answer at all. */
  status: number
  retryAfterSeconds?: number | undefined
}

export type AskOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** The screen says itself that its session has ended, and stays (house ruling 16). */
  staysOpen?: boolean | undefined
}

/** Heard by the session: somewhere a call learned that nobody is signed in any more. */
export const SESSION_ENDED = 'weekbe4:session-ended'

const unreachable: AskProblem = {
  code: 'unreachable',
  message: 'Weekbe4 cannot be reached just now. Check your connection and try again.',
  status: 0,
}

/**
 * Answer is what the route's contract promises; it comes from our own server and is not checked again.
 * A call that answers 204 is asked for `undefined`.
 */
export async function ask<Answer>(
  path: string,
  { method = 'GET', body, signal, staysOpen }: AskOptions = {},
): Promise<Result<Answer, AskProblem>> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    // A call we broke off ourselves has no sentence for anybody.
    if (signal?.aborted) throw error
    return failed(unreachable)
  }
  if (response.status === 204) return ok(undefined as Answer)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return ok(answer as Answer)
  const problem = problemIn(answer, response.status)
  if (problem.code === 'not-signed-in' && !staysOpen) dispatchEvent(new Event(SESSION_ENDED))
  return failed(problem)
}

/** Something between us and the server may answer in its own way, and that is no sentence of ours. */
function problemIn(answer: unknown, status: number): AskProblem {
  const { error, code, retryAfterSeconds } = (answer ?? {}) as Partial<Refusal>
  if (typeof error !== 'string' || typeof code !== 'string') return { ...unreachable, status }
  return { code, message: error, status, retryAfterSeconds }
}
