import type { FastifyReply } from 'fastify'
import { tooManyTries } from './attempts.ts'

/** What was sent has another shape than ours. */
export const unclear = {
  code: 'bad-request',
  message: 'Please check what you typed: something is missing or not right.',
}

/** A refusal in the one shape the product has: `{ error, code }`, the sentence first. */
export const refuse = (reply: FastifyReply, status: number, problem: { code: string; message: string }) =>
  reply.code(status).send({ error: problem.message, code: problem.code })

export const refuseForNow = (reply: FastifyReply, what: string, seconds: number) =>
  reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ error: tooManyTries(what, seconds), code: 'too-many-tries', retryAfterSeconds: seconds })

/** Hands the cookies of an answer of Better Auth on. Several may be set, so they are never joined. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
}
