/** The Decoder's answers: the specification's fields on success, one shape for every refusal. */
import type { FastifyReply } from 'fastify'
import type { CodeOf } from '#contracts/call.ts'
import { type RefusalError, refused } from '#http/answer.ts'
import type { Problem } from '#kit/result.ts'
import { type AnalyzeAnswer, analyze, type readAnalysis } from '../contract.ts'
import { SAYS } from '../spec.ts'
import { analysisOf } from './outcome.ts'
import type { AnalysisRow } from './tables.ts'

export const refuseAnalysis = <const Code extends string>(problem: Problem<Code>, sessionId?: string) =>
  refused(problem, { success: false, ...(sessionId ? { sessionId } : {}), details: problem.message })

export const notFound = refuseAnalysis({ code: 'not-found', message: SAYS.notFound })

type Failed = Extract<CodeOf<typeof analyze>, CodeOf<typeof readAnalysis>>
const isKnown = (code: string | null): code is Failed =>
  code !== null && Object.hasOwn(analyze.refusals, code)

/** Codes are stored as text; an unknown one is our fault. */
export const asKnown = (code: string | null, message: string): Problem<Failed> => ({
  code: isKnown(code) ? code : 'our-fault',
  message,
})

/** For a failed row. */
export const problemOf = ({ problem, error }: AnalysisRow) => asKnown(problem, error ?? SAYS.uploadFailed)

export function answerWith(reply: FastifyReply, row: AnalysisRow): AnalyzeAnswer | RefusalError<Failed> {
  if (row.state === 'failed') return refuseAnalysis(problemOf(row), row.id)
  const analysis = analysisOf(row)
  reply.code(analysis ? 200 : 202)
  return analysis
    ? { success: true, sessionId: row.id, status: 'completed', analysis, message: SAYS.done }
    : { success: true, sessionId: row.id, status: 'processing', message: SAYS.underWay }
}
