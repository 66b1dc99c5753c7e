/** Every error leaves as `{ error, code }`: a sentence, never a stack. */
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { refuse } from '#http/answer.ts'
import { notUnderstood, saidAnywhere } from '#http/said-anywhere.ts'
import { TooBusy } from '#kit/slots.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import { ANYWHERE } from '#wire/refusal.ts'

const DATABASE_AWAY = {
  error: 'Our records cannot be reached just now. Please try again in a minute.',
  code: 'database-away',
}
const BUSY = { error: 'Many people are here just now. Please try again in a moment.', code: 'busy' }
const OURS = { error: 'Something went wrong on our side. Please try again.', code: 'our-fault' }

/** PostgreSQL's codes that mean "not there", not "wrong question". */
const AWAY = /^(57P0[123]|08\w{3}|53300)$/
/** The network's own. A file that is gone, or somebody else's line, has the same ones. */
const LINE_LOST = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const AWAY_WORDS = /Connection terminated|Client has encountered a connection error/i

/** Walks down the causes: the query builder, and Better Auth, wrap what the driver said. */
export function isDatabaseAway(error: unknown, inQuery = false, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (AWAY.test(code) || (inQuery && LINE_LOST.test(code)))) return true
  if (AWAY_WORDS.test(error.message)) return true
  return isDatabaseAway(error.cause, inQuery || error instanceof DrizzleQueryError, depth + 1)
}

/** A line that ends in the middle of a request looks like one to the database: both are called ECONNRESET. */
const hasHungUp = ({ raw }: FastifyRequest) =>
  (raw.errored as { code?: unknown } | null)?.code === 'ECONNRESET'

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isStoreFailing(error)) {
      // Who could not keep it has said so in the log, once.
      request.log.debug({ reason: error.message }, 'Nothing can be kept.')
      const { code, message } = arrivalProblem('not-kept')
      return reply.code(507).header('connection', 'close').send({ error: message, code })
    }
    if (hasHungUp(request)) {
      request.log.info({ reason: error.message }, 'A client hung up.')
      return refuse(reply, 400, notUnderstood)
    }
    if (isDatabaseAway(error)) {
      request.log.error({ reason: error.message }, 'The database is away.')
      return reply.code(503).header('retry-after', '30').send(DATABASE_AWAY)
    }
    if (error instanceof TooBusy) return reply.code(503).header('retry-after', '2').send(BUSY)
    const status = error.statusCode ?? 500
    if (status < 500) {
      const problem = saidAnywhere(status)
      return refuse(reply, ANYWHERE[problem.code], problem)
    }
    if (status === 503) return reply.code(503).header('retry-after', '5').send(BUSY)
    request.log.error({ err: error }, 'A request failed.')
    return reply.code(500).send(OURS)
  })
}
