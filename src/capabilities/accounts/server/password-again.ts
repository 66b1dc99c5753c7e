import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type RefusalError, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import type { Services } from '#ports/services.ts'
import { WRONG_PASSWORDS } from '../spec.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import { verifyPassword } from './passwords.ts'
import { signedIn } from './require-sign-in.ts'
import { credentials } from './tables.ts'

/** Asks for the password again before sensitive actions, so that an unlocked phone is not enough. */
type ConfirmRequest = { request: FastifyRequest; password: string; wrong: string }
type No = RefusalError<'wrong-password' | 'too-many-tries'>

/**
 * Returns nothing if it is right; `wrong` is the message for a wrong one. Counted apart from the tries at log-in, so that
 * a stranger who guesses there does not lock out whoever is signed in.
 */
export const passwordAgain =
  ({ db, log }: Pick<Services, 'db' | 'log'>, attempts: AttemptStore) =>
  async ({ request, password, wrong }: ConfirmRequest): Promise<No | undefined> => {
    const { userId, email } = signedIn(request)
    const key = COUNTED.wrongPasswordsOn(email, 'signed in')
    const { wait } = await attempts.take(key, WRONG_PASSWORDS)
    if (wait > 0) return refusedForNow('wrong passwords', wait)
    const [credential] = await db
      .select()
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    if (!credential?.password || !(await verifyPassword(password, credential.password))) {
      tellOfAuth(log, request, 'wrong-password', { email })
      return refused({ code: 'wrong-password', message: wrong })
    }
    await attempts.forget(key)
    return undefined
  }
