/** Every error leaves as `{ error, code }`: a sentence, never a stack. */
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { arrivalProblem } from '#capabilities/documents/spec.ts'
import { ANYWHERE } from '#contracts/refusal.ts'
import { sendRefusal } from '#http/answer.ts'
import { notUnderstood, saidAnywhere } from '#http/default-error-messages.ts'
import { TooBusy } from '#kit/semaphore.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import { drainRequest } from './drain-request.ts'

const DATABASE_AWAY = {
  error: 'Our database cannot be reached at the moment. Nothing is lost; please try again in a minute.',
  code: 'database-away',
}
const BUSY = { error: 'We are very busy at the moment. Please try again shortly.', code: 'busy' }
const OURS = { error: 'Something went wrong on our side. Please try again.', code: 'our-fault' }

/** PostgreSQL's codes that mean "unreachable", not "wrong query". */
const AWAY = /^(57P0[123]|08\w{3}|53300)$/
/** Network error codes. A missing file, or another connection, can have the same ones. */
const LINE_LOST = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const AWAY_WORDS = /Connection terminated|Client has encountered a connection error/i

/** Follows the chain of causes: the query builder and Better Auth wrap the driver's error. */
export function isDatabaseAway(error: unknown, inQuery = false, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (AWAY.test(code) || (inQuery && LINE_LOST.test(code)))) return true
  if (AWAY_WORDS.test(error.message)) return true
  return isDatabaseAway(error.cause, inQuery || error instanceof DrizzleQueryError, depth + 1)
}

/** A client that disconnects in the middle of a request looks like a database error: both are ECONNRESET. */
const hasHungUp = ({ raw }: FastifyRequest) =>
  (raw.errored as { code?: unknown } | null)?.code === 'ECONNRESET'

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isStoreFailing(error)) {
      // The failing store has logged this already, once.
      request.log.debug({ reason: error.message }, 'Nothing can be kept.')
      const { code, message } = arrivalProblem('not-kept')
      return reply.code(507).header('connection', 'close').send({ error: message, code })
    }
    if (hasHungUp(request)) {
      request.log.info({ reason: error.message }, 'A client hung up.')
      return sendRefusal(reply, 400, notUnderstood)
    }
    if (isDatabaseAway(error)) {
      request.log.error({ reason: error.message }, 'The database is away.')
      return reply.code(503).header('retry-after', '30').send(DATABASE_AWAY)
    }
    if (error instanceof TooBusy) return reply.code(503).header('retry-after', '2').send(BUSY)
    const status = error.statusCode ?? 500
    if (status < 500) {
      const problem = saidAnywhere(status)
      if (status === 413)
        return drainRequest(request.raw).then(() => sendRefusal(reply, ANYWHERE[problem.code], problem))
      return sendRefusal(reply, ANYWHERE[problem.code], problem)
    }
    if (status === 503) return reply.code(503).header('retry-after', '5').send(BUSY)
    request.log.error({ err: error }, 'A request failed.')
    return reply.code(500).send(OURS)
  })
}
