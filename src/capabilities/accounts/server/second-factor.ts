/** Codes of an authenticator app, and recovery codes: each is counted, and opens one door once. */
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type RefusalError, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { SAYS, USED_CODE, WRONG_CODES } from '../spec.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import { endSessionsOf } from './devices.ts'
import { tidyRecoveryCode } from './recovery-codes.ts'
import { authHeaders, signedIn } from './require-sign-in.ts'
import { tokenInCookie } from './session-reader.ts'
import { twoFactors, users, verifications } from './tables.ts'

type CodeTyped = {
  request: FastifyRequest
  userId: string
  where: 'log-in' | 'signed in'
  code: string
  /** A recovery code serves as well, for whoever has lost the phone. */
  orRecoveryCode: boolean
}
export type CodeRefusal = RefusalError<'wrong-code' | 'used-code' | 'too-many-tries'>

/** Whose password was right in this browser, while the code is still missing. */
export async function halfSignedIn(
  { db, secret }: Pick<Services, 'db' | 'secret'>,
  { cookieNames }: Auth,
  cookies = '',
): Promise<string | undefined> {
  const identifier = tokenInCookie(cookies, cookieNames.secondStep, secret)
  if (!identifier) return undefined
  const [waiting] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
  return waiting?.userId
}

/** The token of the session that an answer of Better Auth opens. */
export function newSessionIn(
  answer: Response,
  { cookieNames }: Auth,
  { secret }: Pick<Services, 'secret'>,
): string {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = pairs.map((pair) => tokenInCookie(pair, cookieNames.session, secret)).findLast(Boolean)
  if (!token) throw new Error('The answer opens no session.')
  return token
}

/** Better Auth takes a code for whoever is signed in, so at log-in it must not see a session of somebody else. */
export function headersWithOnly(request: FastifyRequest, cookieName: string): Headers {
  const headers = authHeaders(request)
  const pairs = (request.headers.cookie ?? '').split('; ')
  headers.set('cookie', pairs.filter((pair) => pair.startsWith(`${cookieName}=`)).join('; '))
  return headers
}

/** Better Auth's answer to a right code, with its cookies; or the refusal. */
export const codeCheck =
  ({ log }: Pick<Services, 'log'>, auth: Auth, attempts: AttemptStore) =>
  async ({ request, userId, where, code, orRecoveryCode }: CodeTyped): Promise<Response | CodeRefusal> => {
    const tries = COUNTED.wrongCodes(userId, where)
    const { wait, waitAfter } = await attempts.take(tries, WRONG_CODES)
    if (wait > 0) return refusedForNow('wrong codes', wait)

    const digits = code.replace(/\s/g, '')
    const isFromApp = /^\d{6}$/.test(digits)
    const used = COUNTED.usedCode(userId, digits)
    // Marked before it is looked at, so that of two requests with one code only one can be let in.
    if (isFromApp && (await attempts.take(used, USED_CODE)).wait > 0) {
      await attempts.giveBack(tries)
      return refused({ code: 'used-code', message: SAYS.usedCode })
    }
    const { session, secondStep } = auth.cookieNames
    const headers = headersWithOnly(request, where === 'log-in' ? secondStep : session)
    const answer =
      !isFromApp && orRecoveryCode
        ? await auth.api.verifyBackupCode({
            body: { code: tidyRecoveryCode(code) },
            headers,
            asResponse: true,
          })
        : await auth.api.verifyTOTP({ body: { code: digits }, headers, asResponse: true })
    if (answer.ok) {
      await attempts.forget(tries)
      return answer
    }
    if (isFromApp) await attempts.giveBack(used)
    if (answer.status >= 500) {
      await attempts.giveBack(tries)
      await auth.revealCause()
      throw new Error('A code could not be checked.')
    }
    tellOfAuth(log, request, 'wrong-code', { userId })
    if (waitAfter > 0) return refusedForNow('wrong codes', waitAfter)
    return refused({ code: 'wrong-code', message: SAYS.wrongCode })
  }

/** Asks for a code again before money moves by hand. Nothing if it was right, or if the account asks for none. */
export function codeAgain(services: Pick<Services, 'log'>, auth: Auth, attempts: AttemptStore) {
  const check = codeCheck(services, auth, attempts)
  return async (
    request: FastifyRequest,
    code: string | undefined,
  ): Promise<CodeRefusal | RefusalError<'code-needed'> | undefined> => {
    const { userId, hasSecondFactor } = signedIn(request)
    if (!hasSecondFactor) return undefined
    if (!code?.trim()) return refused({ code: 'code-needed', message: SAYS.secondStep })
    const checked = await check({ request, userId, where: 'signed in', code, orRecoveryCode: false })
    return checked instanceof Response ? undefined : checked
  }
}

/** For the command line: the app and the codes are gone, and every session with them. The account's id, if there was any. */
export async function resetSecondFactor(tx: Transaction, email: string): Promise<string | undefined> {
  const [person] = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  if (!person) return undefined
  await tx.delete(twoFactors).where(eq(twoFactors.userId, person.id))
  await endSessionsOf(tx, person.id)
  return person.id
}

/** Set up, whether or not a first code has switched it on. */
export async function findFactor({ db }: Pick<Services, 'db'>, userId: string) {
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
  return factor
}
