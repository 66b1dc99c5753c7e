import type { FastifyInstance } from 'fastify'
import { passCookies, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Semaphore } from '#kit/semaphore.ts'
import type { Services } from '#ports/services.ts'
import { SignedUser, signIn } from '../contract.ts'
import { tidyEmail } from '../rules/email.ts'
import { EMAIL_LONGEST, PASSWORD, SAYS, WRONG_PASSWORDS, WRONG_PASSWORDS_PER_ADDRESS } from '../spec.ts'
import { perAddress } from './address-limits.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import { authHeaders } from './require-sign-in.ts'

const wrong = { code: 'wrong-password', message: SAYS.wrongLogin } as const
const loginFailed = { code: 'login-failed', message: SAYS.loginFailed } as const

export function signInRoute(
  app: FastifyInstance,
  { log }: Pick<Services, 'log'>,
  auth: Auth,
  attempts: AttemptStore,
  line: Semaphore,
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

        const key = COUNTED.wrongPasswords(email)
        const wait = Math.max(
          await attempts.secondsToWait(key, WRONG_PASSWORDS),
          await wrongHere.secondsToWait(request.ip),
        )
        if (wait > 0) return refusedForNow('wrong passwords', wait)
        // Counted before the answer is known: guesses sent side by side must not slip past the limit.
        const waitIfWrong = await attempts.add(key, WRONG_PASSWORDS)

        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers: authHeaders(request),
          asResponse: true,
        })
        if (answer.ok) {
          await attempts.forget(key)
          // Ends any earlier session on this device.
          await auth.endSession(request.headers.cookie)
          passCookies(answer, reply)
          const { user } = SignedUser.parse(await answer.json())
          tellOfAuth(log, request, 'signed-in', { userId: user.id })
          return { user }
        }
        if (answer.status >= 500) return refused(loginFailed)
        // Counted afterwards: a whole class logging in at once mostly succeeds.
        await wrongHere.add(request.ip)
        tellOfAuth(log, request, 'wrong-password', { email })
        return waitIfWrong > 0 ? refusedForNow('wrong passwords', waitIfWrong) : refused(wrong)
      }),
    { unclear: loginFailed },
  )
}
