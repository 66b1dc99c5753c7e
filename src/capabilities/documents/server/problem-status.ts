import type { FastifyReply } from 'fastify'
import { refuse } from '#http/answer.ts'
import type { Problem } from '#kit/result.ts'

const STATUS: Record<string, number> = {
  'not-found': 404,
  'no-such-page': 404,
  'no-page-pictures': 404,
  'too-large': 413,
  'wrong-type': 415,
  'too-many-documents': 409,
  'no-room-left': 409,
  'too-many-at-once': 429,
  'not-kept': 507,
}

export const refuseDocument = (reply: FastifyReply, problem: Problem) =>
  refuse(reply, STATUS[problem.code] ?? 400, problem)
