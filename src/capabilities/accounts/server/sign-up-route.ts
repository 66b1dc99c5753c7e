import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refuse, refuseForNow } from '#http/answer.ts'
import type { Outside } from '#ports/outside.ts'
import { SignUp } from '../contract.ts'
import { admitSignUp } from '../rules/sign-up.ts'
import { ASKING_ABOUT_ONE_ACCOUNT, REVEALING_ANSWERS_PER_ADDRESS, SAYS } from '../spec.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Auth } from './auth.ts'
import { authHeaders } from './signed-in.ts'
import { users } from './tables.ts'

const failedToCreate = { code: 'sign-up-failed', message: SAYS.signUpFailed }
const emailTaken = { code: 'email-already-in-use', message: SAYS.emailTaken }

export function signUpRoute(app: FastifyInstance, { db, log }: Outside, auth: Auth, attempts: AttemptStore) {
  const isKnown = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0

  app.post(
    '/api/auth/sign-up/email',
    { schema: { summary: 'Create an account', body: SignUp } },
    async (request, reply) => {
      const form = SignUp.safeParse(request.body)
      if (!form.success) return refuse(reply, 400, failedToCreate)
      const admitted = admitSignUp(form.data)
      if (!admitted.ok) return refuse(reply, 400, admitted.problem)

      const { email } = admitted.value
      const aboutOne = `sign-up:${email}`
      const fromOne = `reveals:${request.ip}`
      const wait = Math.max(
        await attempts.secondsToWait(aboutOne, ASKING_ABOUT_ONE_ACCOUNT),
        await attempts.secondsToWait(fromOne, REVEALING_ANSWERS_PER_ADDRESS),
      )
      if (wait > 0) return refuseForNow(reply, 'tries', wait)

      const answer = await auth.api.signUpEmail({
        body: admitted.value,
        headers: authHeaders(request),
        asResponse: true,
      })
      if (answer.ok) {
        passCookies(answer, reply)
        return reply.send(await answer.json())
      }
      // Two at the same instant: the second one meets the unique address inside the database.
      if (await isKnown(email)) {
        await attempts.add(aboutOne, ASKING_ABOUT_ONE_ACCOUNT)
        await attempts.add(fromOne, REVEALING_ANSWERS_PER_ADDRESS)
        return refuse(reply, 422, emailTaken)
      }
      log.error({ status: answer.status }, 'An account could not be created.')
      return refuse(reply, 500, failedToCreate)
    },
  )
}
