/** Logs each sign-in, failed attempt, password change and sign-out, without an email address. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Log } from '#ports/services.ts'

export type AuthEvent =
  | 'signed-up'
  | 'signed-in'
  | 'wrong-password'
  | 'reset-asked'
  | 'reset-password'
  | 'changed-password'
  | 'deleted-account'
  | 'wrong-code'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'new-recovery-codes'

/** The same account gets the same mark, so that repeated attempts on one can be seen. */
export const markOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 12)

export function tellOfAuth(
  log: Log,
  request: FastifyRequest,
  auth: AuthEvent,
  about: { userId: string } | { email: string },
): void {
  const who = 'userId' in about ? about.userId : markOf(about.email)
  const facts = { auth, who, address: request.ip }
  if (auth === 'wrong-password') log.warn(facts, 'A password was wrong.')
  else if (auth === 'wrong-code') log.warn(facts, 'A code was wrong.')
  else log.info(facts, 'An account was used.')
}
