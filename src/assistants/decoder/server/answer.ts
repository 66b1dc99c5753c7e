/** The Decoder's answers: the specification's fields on success, one shape for every refusal. */
import type { FastifyReply } from 'fastify'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import type { Problem } from '#kit/result.ts'
import type { AnalyzeAnswer } from '../contract.ts'
import { SAYS } from '../spec.ts'
import { analysisOf } from './outcome.ts'
import type { AnalysisRow } from './tables.ts'

const STATUS: Record<string, number> = {
  'not-found': 404,
  'too-large': 413,
  'still-arriving': 409,
  'not-finished': 409,
  'too-many-documents': 409,
  'no-room-left': 409,
  'too-many-at-once': 429,
  'too-much-reading': 429,
  'our-fault': 500,
  'not-kept': 507,
  ...Object.fromEntries(WHY_CLOSED.map((why) => [why, 402])),
}

/** `details` and `error` are the same sentence: the screen shows the one, the rest of the product the other. */
export const refusal = ({ code, message }: Problem, sessionId?: string): AnalyzeAnswer => ({
  success: false,
  ...(sessionId ? { sessionId } : {}),
  error: message,
  details: message,
  code,
})

export const refuse = (reply: FastifyReply, problem: Problem, sessionId?: string) =>
  reply.code(STATUS[problem.code] ?? 400).send(refusal(problem, sessionId))

/** Of a row that failed. */
export const problemOf = ({ problem, error }: AnalysisRow): Problem => ({
  code: problem ?? 'our-fault',
  message: error ?? SAYS.uploadFailed,
})

export function answerWith(reply: FastifyReply, row: AnalysisRow) {
  if (row.state === 'failed') return refuse(reply, problemOf(row), row.id)
  const analysis = analysisOf(row)
  const answer: AnalyzeAnswer = analysis
    ? { success: true, sessionId: row.id, status: 'completed', analysis, message: SAYS.done }
    : { success: true, sessionId: row.id, status: 'processing', message: SAYS.underWay }
  return reply.code(analysis ? 200 : 202).send(answer)
}
