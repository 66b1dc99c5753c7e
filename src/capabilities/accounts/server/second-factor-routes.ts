/** `/api/account/second-factor/*`: an administrator's authenticator app. To everybody else these do not exist. */
import { and, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refused } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  newRecoveryCodes,
  readSecondFactor,
} from '../contract.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { passwordAgain } from './password-again.ts'
import { qrCode } from './qr-code.ts'
import { isSecondFactorNeeded, requireAdmin, requireSignedIn, signedIn } from './require-sign-in.ts'
import { endResetLinks } from './reset-links.ts'
import { codeCheck, findFactor, headersWithOnly, newSessionIn } from './second-factor.ts'
import { sessions } from './tables.ts'

const isOn = { code: 'second-factor-on', message: 'Your authenticator app is set up already.' } as const
const isOff = { code: 'second-factor-off', message: 'Set up your authenticator app first.' } as const
const WRONG_PASSWORD = 'That password is incorrect. Nothing was changed.'
const wrongPassword = { code: 'wrong-password', message: WRONG_PASSWORD } as const

export function secondFactorRoutes(services: Services, auth: Auth, attempts: AttemptStore) {
  const { db, log } = services
  const checkPassword = passwordAgain(services, attempts)
  const checkCode = codeCheck(services, auth, attempts)

  return async (app: FastifyInstance) => {
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', requireAdmin)

    serve(app, readSecondFactor, async ({ request }) => {
      const { userId, hasSecondFactor: on } = signedIn(request)
      const needed = isSecondFactorNeeded(services)
      if (!on) return { on, needed, recoveryCodesLeft: 0 }
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
      return { on, needed, recoveryCodesLeft: backupCodes.length }
    })

    serve(app, beginSecondFactor, async ({ body: { password }, request }) => {
      if (signedIn(request).hasSecondFactor) return refused(isOn)
      const no = await checkPassword({ request, password, wrong: WRONG_PASSWORD })
      if (no) return no
      const headers = headersWithOnly(request, auth.cookieNames.session)
      const made = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
      if (!('totpURI' in made)) throw new Error('No key for an authenticator app was made.')
      const { totpURI: uri, backupCodes: recoveryCodes } = made
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      return { uri, secret, qr: qrCode(uri), recoveryCodes }
    })

    serve(app, confirmSecondFactor, async ({ body: { code }, request, reply }) => {
      const { userId, hasSecondFactor } = signedIn(request)
      if (hasSecondFactor) return refused(isOn)
      if (!(await findFactor(services, userId))) return refused(isOff)
      const checked = await checkCode({ request, userId, where: 'signed in', code, orRecoveryCode: false })
      if (!(checked instanceof Response)) return checked
      // This device has a new session; whoever signed in with the password alone has none any more.
      const token = newSessionIn(checked, auth, services)
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
      await endResetLinks(services, userId)
      passCookies(checked, reply)
      tellOfAuth(log, request, 'second-factor-on', { userId })
      return { status: true }
    })

    serve(
      app,
      newRecoveryCodes,
      async ({ body: { password, code }, request }) => {
        const { userId, hasSecondFactor } = signedIn(request)
        if (!hasSecondFactor) return refused(isOff)
        const no = await checkPassword({ request, password, wrong: WRONG_PASSWORD })
        if (no) return no
        const checked = await checkCode({ request, userId, where: 'signed in', code, orRecoveryCode: true })
        if (!(checked instanceof Response)) return checked
        const headers = headersWithOnly(request, auth.cookieNames.session)
        const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
        tellOfAuth(log, request, 'new-recovery-codes', { userId })
        return { recoveryCodes: backupCodes }
      },
      { unclear: wrongPassword },
    )

    serve(
      app,
      endSecondFactor,
      async ({ body: { password, code }, request, reply }) => {
        const { userId, hasSecondFactor } = signedIn(request)
        if (!hasSecondFactor) return refused(isOff)
        const no = await checkPassword({ request, password, wrong: WRONG_PASSWORD })
        if (no) return no
        const checked = await checkCode({ request, userId, where: 'signed in', code, orRecoveryCode: true })
        if (!(checked instanceof Response)) return checked
        const headers = headersWithOnly(request, auth.cookieNames.session)
        const ended = await auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true })
        if (!ended.ok) throw new Error('The second factor could not be switched off.')
        passCookies(ended, reply)
        tellOfAuth(log, request, 'second-factor-off', { userId })
        return { status: true }
      },
      { unclear: wrongPassword },
    )
  }
}
