import type { FastifyReply } from 'fastify'
import type { Problem } from '#kit/result.ts'
import { tooManyTries } from './attempts.ts'

/** What was sent has another shape than ours. */
export const unclear = {
  code: 'bad-request',
  message: 'Please check what you typed: something is missing or not right.',
} as const

/** What a route hands back in place of its answer. Its status is the call's (`refusals`). */
export class Refused<Code extends string = string> {
  readonly problem: Problem<Code>
  readonly more: object
  /** What is still on its way is not read: the connection is cut off behind the refusal. */
  readonly hangsUp: boolean
  constructor(problem: Problem<Code>, more: object = {}, hangsUp = false) {
    this.problem = problem
    this.more = more
    this.hangsUp = hangsUp
  }
}

/** A refusal in the one shape the product has: `{ error, code }`, the sentence first, and what a call adds to it. */
export const refused = <const Code extends string>(problem: Problem<Code>, more: object = {}) =>
  new Refused(problem, more)

export const refusedAndHungUp = <const Code extends string>(problem: Problem<Code>) =>
  new Refused(problem, {}, true)

export const refusedForNow = (what: string, seconds: number) =>
  refused({ code: 'too-many-tries', message: tooManyTries(what, seconds) }, { retryAfterSeconds: seconds })

/** What a guard or the server's own error handler says, which a capability may give fields of its own. */
export const isBareRefusal = (payload: unknown): payload is { error: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  'error' in payload &&
  !('success' in payload) &&
  !('status' in payload)

/** For what stands in front of the routes. A route hands back `refused` instead. */
export const refuse = (reply: FastifyReply, status: number, problem: { code: string; message: string }) =>
  reply.code(status).send({ error: problem.message, code: problem.code })

/** Hands the cookies of an answer of Better Auth on. Several may be set, so they are never joined. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
}
