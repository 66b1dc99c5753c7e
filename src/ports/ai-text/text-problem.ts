/** Every problem an engine can have, each with the sentence a student reads. */
import { type Problem, problemsFrom } from '#kit/result.ts'

const problemOf = problemsFrom({
  'not-configured': 'The AI model is not set up correctly yet. Please try again later.',
  auth: 'The AI model is not accepting our account at the moment. Please try again later.',
  'rate-limited': 'The AI model is very busy. Please try again in a moment.',
  overloaded: 'The AI model is overloaded at the moment. Please try again shortly.',
  unreachable: 'The AI model cannot be reached at the moment. Please try again shortly.',
  'too-long': 'This is too long for the AI model. Please shorten it or choose a smaller part.',
  refused: 'The AI model declined to answer this. Please put the question another way.',
  timeout: 'The AI model took too long to answer. Please try again.',
  cut: 'The connection to the AI model was lost before the answer was complete.',
  'bad-output': 'The AI model answered in a form we could not use. Please try again.',
  'not-able': 'This is not available here yet.',
  stopped: 'You stopped this answer.',
  'fair-use': 'You have reached today’s limit for AI answers. It resets at midnight.',
})

export type TextProblemCode = Parameters<typeof problemOf>[0]
export type TextProblem = Problem<TextProblemCode> & {
  /** Present when the engine said how long to wait. */
  retryAfterMs?: number
  /** For the log and the administrator: the engine's message, without keys and without documents. */
  detail?: string
}

export function textProblem(
  code: TextProblemCode,
  extra: { retryAfterMs?: number | undefined; detail?: string | undefined } = {},
): TextProblem {
  const problem: TextProblem = { ...problemOf(code) }
  if (extra.detail) problem.detail = extra.detail
  if (extra.retryAfterMs === undefined) return problem
  return { ...problem, retryAfterMs: extra.retryAfterMs, message: sayWhen(problem, extra.retryAfterMs) }
}

function sayWhen({ code, message }: TextProblem, waitMs: number): string {
  if (code !== 'rate-limited') return message
  const wait = Math.max(1, Math.ceil(waitMs / 1_000))
  const amount = wait < 120 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`
  return `The AI model is very busy. Please try again in ${amount}.`
}

const DOWN: ReadonlySet<TextProblemCode> = new Set([
  'not-configured',
  'auth',
  'rate-limited',
  'overloaded',
  'unreachable',
  'timeout',
  'cut',
])

/** The engine itself is down, so another one may be asked. A refusal is an answer, not a fault. */
export const isDown = ({ code }: TextProblem): boolean => DOWN.has(code)
