/** Forgotten and changed passwords. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Letter } from '#ports/mail/mail.ts'
import type { Services } from '#ports/services.ts'
import { changePassword, requestReset, resetPassword } from '../contract.ts'
import { checkPassword } from '../rules/password.ts'
import {
  ASKING_ABOUT_ONE_ACCOUNT,
  LETTERS_PER_ADDRESS,
  RESET_LINK_VALID,
  REVEALING_ANSWERS_PER_ADDRESS,
  SAYS,
  WRONG_PASSWORDS,
} from '../spec.ts'
import { perAddress } from './address-limits.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import { refuseLeaked } from './leaked-passwords.ts'
import { findPerson } from './people.ts'
import { authHeaders, requireSignedIn, signedIn } from './require-sign-in.ts'
import { endResetLinks, resetLink } from './reset-links.ts'
import { users } from './tables.ts'

const resetFailed = { code: 'reset-failed', message: SAYS.resetFailed } as const
const linkUsedUp = {
  code: 'reset-link',
  message: 'This link has expired or has already been used. Please ask for a new one.',
} as const
const changeFailed = {
  code: 'change-failed',
  message: 'The password could not be changed. Please try again.',
} as const

/** Also rejects passwords built from the owner's details, if there is an owner. */
async function checkNew(password: string, owner: { email: string; name: string } | null | undefined) {
  const known = owner ? [owner.email.split('@')[0] ?? '', ...owner.name.split(' ')] : []
  const checked = checkPassword(password, known)
  return checked.ok ? refuseLeaked(password) : checked
}

export function requestResetRoute(
  app: FastifyInstance,
  services: Services,
  auth: Auth,
  attempts: AttemptStore,
) {
  const { db, mail, log, now, baseUrl } = services
  const lettersHere = perAddress(attempts, 'letters', LETTERS_PER_ADDRESS)

  serve(
    app,
    requestReset,
    async ({ body, request }) => {
      const { email } = body
      const aboutOne = COUNTED.resets(email)
      const fromOne = `reveals:${request.ip}`
      const ofOne = await attempts.take(aboutOne, ASKING_ABOUT_ONE_ACCOUNT)
      if (ofOne.wait > 0) return refusedForNow('tries', ofOne.wait)
      const revealed = await attempts.take(fromOne, REVEALING_ANSWERS_PER_ADDRESS)
      if (revealed.wait > 0) return refusedForNow('tries', revealed.wait)

      const [user] = await db.select().from(users).where(eq(users.email, email))
      if (!user) return refused({ code: 'user-not-found', message: SAYS.unknownEmail })
      // Letters have a limit of their own.
      await attempts.giveBack(fromOne)
      const letter = await lettersHere.take(request.ip)
      if (letter.wait > 0) return refusedForNow('tries', letter.wait)
      tellOfAuth(log, request, 'reset-asked', { email })
      await endResetLinks(services, user.id)
      const token = randomBytes(24).toString('base64url')
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        identifier: resetLink(token),
        value: user.id,
        expiresAt: new Date(now().getTime() + RESET_LINK_VALID),
      })
      const sent = await mail.send(resetLetter({ to: email, name: user.name, token, baseUrl }))
      if (!sent.ok) {
        log.error({ code: sent.problem.code }, 'A reset letter could not be sent.')
        return refused(resetFailed)
      }
      return { status: true, message: SAYS.resetSent }
    },
    { unclear: resetFailed },
  )
}

export function resetPasswordRoute(
  app: FastifyInstance,
  { db, log }: Services,
  auth: Auth,
  attempts: AttemptStore,
) {
  serve(
    app,
    resetPassword,
    async ({ body, request }) => {
      const { internalAdapter } = await auth.$context
      const waiting = await internalAdapter.findVerificationValue(resetLink(body.token))
      const owner = waiting && (await findPerson(db, waiting.value))
      const password = await checkNew(body.newPassword, owner)
      if (!password.ok) return refused(password.problem)

      const answer = await auth.api.resetPassword({ body, asResponse: true })
      if (!answer.ok || !waiting) return refused(linkUsedUp)
      await endResetLinks({ db }, waiting.value)
      tellOfAuth(log, request, 'reset-password', { userId: waiting.value })
      // Access to the account's mail is proof enough, so log-in attempts start from zero.
      if (owner) await attempts.forget(COUNTED.wrongPasswords(owner.email))
      return { status: true }
    },
    { unclear: linkUsedUp },
  )
}

export function changePasswordRoute(
  app: FastifyInstance,
  services: Services,
  auth: Auth,
  attempts: AttemptStore,
) {
  serve(
    app,
    changePassword,
    async ({ body, request, reply }) => {
      const { userId, email, displayName } = signedIn(request)
      const password = await checkNew(body.newPassword, { email, name: displayName })
      if (!password.ok) return refused(password.problem)

      const key = COUNTED.wrongPasswordsOn(email, 'signed in')
      const { wait, waitAfter } = await attempts.take(key, WRONG_PASSWORDS)
      if (wait > 0) return refusedForNow('wrong passwords', wait)
      const answer = await auth.api.changePassword({
        body: { ...body, revokeOtherSessions: true },
        headers: authHeaders(request),
        asResponse: true,
      })
      if (!answer.ok) {
        tellOfAuth(services.log, request, 'wrong-password', { email })
        if (waitAfter > 0) return refusedForNow('wrong passwords', waitAfter)
        return refused({ code: 'wrong-password', message: 'The current password is incorrect.' })
      }
      await attempts.forget(key)
      await endResetLinks(services, userId)
      tellOfAuth(services.log, request, 'changed-password', { userId })
      passCookies(answer, reply)
      return { status: true }
    },
    { unclear: changeFailed, before: requireSignedIn(auth) },
  )
}

/** The letter with the link to a new password. Plain text: it arrives everywhere and weighs nothing. */
function resetLetter(about: { to: string; name: string; token: string; baseUrl: string }): Letter {
  const link = `${about.baseUrl}/auth/reset-password?token=${encodeURIComponent(about.token)}`
  return {
    to: about.to,
    subject: 'Reset your Weekbe4 password',
    text: [
      `Hello ${about.name},`,
      'Somebody, we hope it was you, asked to reset the password for your Weekbe4 account. Choose a new one here:',
      link,
      'The link works once and expires in an hour. If this was not you, you need do nothing: your password stays as it is.',
      'Weekbe4',
    ].join('\n\n'),
  }
}
