import type { FastifyReply } from 'fastify'
import type { Problem } from '#kit/result.ts'
import { tooManyTries } from './attempts.ts'

/** The request does not have the expected shape. */
export const unclear = {
  code: 'bad-request',
  message: 'Please check what you typed: something is missing or not right.',
} as const

/** Returned by a route in place of its answer. The status comes from the call's `refusals`. */
export class RefusalError<Code extends string = string> {
  readonly problem: Problem<Code>
  readonly more: object
  /** The rest of the request is not read: the connection is closed after the refusal. */
  readonly closesConnection: boolean
  constructor(problem: Problem<Code>, more: object = {}, closesConnection = false) {
    this.problem = problem
    this.more = more
    this.closesConnection = closesConnection
  }
}

/** A refusal in the product's one shape: `{ error, code }`, the sentence first, plus any fields the call adds. */
export const refused = <const Code extends string>(problem: Problem<Code>, more: object = {}) =>
  new RefusalError(problem, more)

export const refusedAndHungUp = <const Code extends string>(problem: Problem<Code>) =>
  new RefusalError(problem, {}, true)

export const refusedForNow = (what: string, seconds: number) =>
  refused({ code: 'too-many-tries', message: tooManyTries(what, seconds) }, { retryAfterSeconds: seconds })

/** A refusal by a guard or the error handler, to which a capability may add its own fields. */
export const isBareRefusal = (payload: unknown): payload is { error: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  'error' in payload &&
  !('success' in payload) &&
  !('status' in payload)

/** For guards in front of the routes. A route returns `refused` instead. */
export const sendRefusal = (
  reply: FastifyReply,
  status: number,
  problem: { code: string; message: string },
) => reply.code(status).send({ error: problem.message, code: problem.code })

/** Passes on the cookies of an answer of Better Auth. Several may be set, so they are never joined. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
}
