import type { FastifyInstance } from 'fastify'
import { passCookies, refuse, refuseForNow } from '#http/answer.ts'
import { SignIn } from '../contract.ts'
import { tidyEmail } from '../rules/sign-up.ts'
import { EMAIL_LONGEST, PASSWORD, SAYS, WRONG_PASSWORDS } from '../spec.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Auth } from './auth.ts'
import { authHeaders } from './signed-in.ts'

export const wrongPasswordsOf = (email: string) => `password:${email}`
const wrong = { code: 'wrong-password', message: SAYS.wrongLogin }

export function signInRoute(app: FastifyInstance, auth: Auth, attempts: AttemptStore) {
  app.post(
    '/api/auth/sign-in/email',
    { schema: { summary: 'Sign in', body: SignIn } },
    async (request, reply) => {
      const form = SignIn.safeParse(request.body)
      if (!form.success) return refuse(reply, 400, { code: 'login-failed', message: SAYS.loginFailed })
      const email = tidyEmail(form.data.email)
      const { password } = form.data
      // No account can have these, so nothing is hashed for them.
      if (email.length > EMAIL_LONGEST || password.length > PASSWORD.longest) return refuse(reply, 401, wrong)

      const key = wrongPasswordsOf(email)
      const wait = await attempts.secondsToWait(key, WRONG_PASSWORDS)
      if (wait > 0) return refuseForNow(reply, 'wrong passwords', wait)
      // Counted before the answer is known: guesses sent side by side must not slip past the limit.
      const waitIfWrong = await attempts.add(key, WRONG_PASSWORDS)

      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: authHeaders(request),
        asResponse: true,
      })
      if (answer.ok) {
        await attempts.forget(key)
        passCookies(answer, reply)
        return reply.send(await answer.json())
      }
      if (answer.status >= 500) return refuse(reply, 500, { code: 'login-failed', message: SAYS.loginFailed })
      return waitIfWrong > 0 ? refuseForNow(reply, 'wrong passwords', waitIfWrong) : refuse(reply, 401, wrong)
    },
  )
}
