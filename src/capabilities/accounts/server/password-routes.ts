/** Forgotten and changed passwords. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refuse, refuseForNow } from '#http/answer.ts'
import type { Outside } from '#ports/outside.ts'
import { ChangePassword, RequestReset, ResetPassword } from '../contract.ts'
import { checkPassword } from '../rules/password.ts'
import { looksLikeEmail, tidyEmail } from '../rules/sign-up.ts'
import {
  ASKING_ABOUT_ONE_ACCOUNT,
  RESET_LINK_VALID,
  REVEALING_ANSWERS_PER_ADDRESS,
  SAYS,
  WRONG_PASSWORDS,
} from '../spec.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Auth } from './auth.ts'
import { resetLetter } from './letters.ts'
import { wrongPasswordsOf } from './sign-in-route.ts'
import { authHeaders, requireSignedIn, signedIn } from './signed-in.ts'
import { users } from './tables.ts'

const resetFailed = { code: 'reset-failed', message: SAYS.resetFailed }
const linkUsedUp = {
  code: 'reset-link',
  message: 'This link has expired or was used before. Please ask for a new one.',
}
const changeFailed = {
  code: 'change-failed',
  message: 'The password could not be changed. Please try again.',
}

export function requestResetRoute(
  app: FastifyInstance,
  outside: Outside,
  auth: Auth,
  attempts: AttemptStore,
) {
  const { db, mail, log, now, baseUrl } = outside

  app.post('/api/auth/request-password-reset', async (request, reply) => {
    const form = RequestReset.safeParse(request.body)
    const email = form.success ? tidyEmail(form.data.email) : ''
    if (!looksLikeEmail(email)) return refuse(reply, 400, resetFailed)

    const aboutOne = `reset:${email}`
    const fromOne = `reveals:${request.ip}`
    const wait = Math.max(
      await attempts.secondsToWait(aboutOne, ASKING_ABOUT_ONE_ACCOUNT),
      await attempts.secondsToWait(fromOne, REVEALING_ANSWERS_PER_ADDRESS),
    )
    if (wait > 0) return refuseForNow(reply, 'tries', wait)
    await attempts.add(aboutOne, ASKING_ABOUT_ONE_ACCOUNT)

    const [user] = await db.select().from(users).where(eq(users.email, email))
    if (!user) {
      await attempts.add(fromOne, REVEALING_ANSWERS_PER_ADDRESS)
      return refuse(reply, 404, { code: 'user-not-found', message: SAYS.unknownEmail })
    }
    const token = randomBytes(24).toString('base64url')
    const { internalAdapter } = await auth.$context
    await internalAdapter.createVerificationValue({
      // The name under which Better Auth looks for the token when it comes back.
      identifier: `reset-password:${token}`,
      value: user.id,
      expiresAt: new Date(now().getTime() + RESET_LINK_VALID),
    })
    const sent = await mail.send(resetLetter({ to: email, name: user.name, token, baseUrl }))
    if (!sent.ok) {
      log.error({ code: sent.problem.code }, 'A reset letter could not be sent.')
      return refuse(reply, 502, resetFailed)
    }
    return reply.send({ status: true, message: SAYS.resetSent })
  })
}

export function resetPasswordRoute(
  app: FastifyInstance,
  { db }: Outside,
  auth: Auth,
  attempts: AttemptStore,
) {
  app.post('/api/auth/reset-password', async (request, reply) => {
    const form = ResetPassword.safeParse(request.body)
    if (!form.success) return refuse(reply, 400, linkUsedUp)
    const password = checkPassword(form.data.newPassword)
    if (!password.ok) return refuse(reply, 400, password.problem)

    const { internalAdapter } = await auth.$context
    const waiting = await internalAdapter.findVerificationValue(`reset-password:${form.data.token}`)
    const answer = await auth.api.resetPassword({ body: form.data, asResponse: true })
    if (!answer.ok || !waiting) return refuse(reply, 400, linkUsedUp)
    // Whoever can read the account's mail may try again at once.
    const [user] = await db.select().from(users).where(eq(users.id, waiting.value))
    if (user) await attempts.forget(wrongPasswordsOf(user.email))
    return reply.send({ status: true })
  })
}

export function changePasswordRoute(app: FastifyInstance, auth: Auth, attempts: AttemptStore) {
  app.post('/api/auth/change-password', { preHandler: requireSignedIn(auth) }, async (request, reply) => {
    const form = ChangePassword.safeParse(request.body)
    if (!form.success) return refuse(reply, 400, changeFailed)
    const { email, displayName } = signedIn(request)
    const password = checkPassword(form.data.newPassword, [
      email.split('@')[0] ?? '',
      ...displayName.split(' '),
    ])
    if (!password.ok) return refuse(reply, 400, password.problem)

    const key = wrongPasswordsOf(email)
    const wait = await attempts.secondsToWait(key, WRONG_PASSWORDS)
    if (wait > 0) return refuseForNow(reply, 'wrong passwords', wait)
    const waitIfWrong = await attempts.add(key, WRONG_PASSWORDS)
    const answer = await auth.api.changePassword({
      body: { ...form.data, revokeOtherSessions: true },
      headers: authHeaders(request),
      asResponse: true,
    })
    if (!answer.ok) {
      if (waitIfWrong > 0) return refuseForNow(reply, 'wrong passwords', waitIfWrong)
      return refuse(reply, 400, { code: 'wrong-password', message: 'The current password is not right.' })
    }
    await attempts.forget(key)
    passCookies(answer, reply)
    return reply.send({ status: true })
  })
}
