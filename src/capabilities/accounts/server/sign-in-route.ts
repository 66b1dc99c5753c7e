import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { passCookies, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Semaphore } from '#kit/semaphore.ts'
import type { Services } from '#ports/services.ts'
import { SignedUser, secondStep, signIn } from '../contract.ts'
import { tidyEmail } from '../rules/email.ts'
import { EMAIL_LONGEST, PASSWORD, SAYS, WRONG_PASSWORDS, WRONG_PASSWORDS_PER_ADDRESS } from '../spec.ts'
import { perAddress } from './address-limits.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import type { KnownDevices } from './known-devices.ts'
import { authHeaders } from './require-sign-in.ts'
import { codeCheck, halfSignedIn } from './second-factor.ts'

const wrong = { code: 'wrong-password', message: SAYS.wrongLogin } as const
const loginFailed = { code: 'login-failed', message: SAYS.loginFailed } as const
const codeMissing = { code: 'second-step', message: SAYS.secondStep } as const
const tookTooLong = { code: 'second-step-over', message: SAYS.secondStepOver } as const

/** Better Auth's answer where the password was right and a code is still missing. */
const CodeMissing = z.object({ twoFactorRedirect: z.literal(true) })

/** What log-in and sign-up share. */
export type Door = { line: Semaphore; known: KnownDevices }

export function signInRoute(
  app: FastifyInstance,
  { log }: Pick<Services, 'log'>,
  auth: Auth,
  attempts: AttemptStore,
  { line, known }: Door,
) {
  const wrongHere = perAddress(attempts, 'wrong passwords', WRONG_PASSWORDS_PER_ADDRESS)
  serve(
    app,
    signIn,
    ({ body, request, reply }) =>
      line.run(async () => {
        const email = tidyEmail(body.email)
        const { password } = body
        // No account can have these, so skip the hashing.
        if (email.length > EMAIL_LONGEST || password.length > PASSWORD.longest) return refused(wrong)

        const device = known.deviceOf(request, email)
        const key = device ? COUNTED.wrongPasswordsOn(email, device) : COUNTED.wrongPasswords(email)
        const { wait, waitAfter } = await attempts.take(key, WRONG_PASSWORDS)
        if (wait > 0) return refusedForNow('wrong passwords', wait)
        const here = await wrongHere.take(request.ip)
        if (here.wait > 0) {
          await attempts.giveBack(key)
          return refusedForNow('wrong passwords', here.wait)
        }

        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers: authHeaders(request),
          asResponse: true,
        })
        if (answer.ok) {
          await attempts.forget(key)
          // A whole class logging in at once mostly succeeds, and counts for nothing.
          await wrongHere.giveBack(request.ip)
          // Ends any earlier session on this device.
          await auth.endSession(request.headers.cookie)
          passCookies(answer, reply)
          const signed: unknown = await answer.json()
          if (CodeMissing.safeParse(signed).success) return refused(codeMissing)
          known.remember(request, reply, email)
          const { user } = SignedUser.parse(signed)
          tellOfAuth(log, request, 'signed-in', { userId: user.id })
          return { user }
        }
        if (answer.status >= 500) return refused(loginFailed)
        tellOfAuth(log, request, 'wrong-password', { email })
        return waitAfter > 0 ? refusedForNow('wrong passwords', waitAfter) : refused(wrong)
      }),
    { unclear: loginFailed },
  )
}

export function secondStepRoute(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secret' | 'log'>,
  auth: Auth,
  attempts: AttemptStore,
  { known }: Pick<Door, 'known'>,
) {
  const check = codeCheck(services, auth, attempts)
  serve(
    app,
    secondStep,
    async ({ body: { code }, request, reply }) => {
      const userId = await halfSignedIn(services, auth, request.headers.cookie)
      if (!userId) return refused(tookTooLong)
      const answer = await check({ request, userId, where: 'log-in', code, orRecoveryCode: true })
      if (!(answer instanceof Response)) return answer
      await auth.endSession(request.headers.cookie)
      passCookies(answer, reply)
      const { user } = SignedUser.parse(await answer.json())
      known.remember(request, reply, user.email)
      tellOfAuth(services.log, request, 'signed-in', { userId })
      return { user }
    },
    { unclear: loginFailed },
  )
}
