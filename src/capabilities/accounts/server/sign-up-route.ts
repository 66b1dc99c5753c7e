import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
import { SignedUser, signUp } from '../contract.ts'
import { admitSignUp } from '../rules/sign-up.ts'
import {
  ASKING_ABOUT_ONE_ACCOUNT,
  REVEALING_ANSWERS_PER_ADDRESS,
  SAYS,
  SIGN_UPS_PER_ADDRESS,
} from '../spec.ts'
import { perAddress } from './address-limits.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { COUNTED } from './counted-tries.ts'
import { refuseLeaked } from './leaked-passwords.ts'
import { authHeaders } from './require-sign-in.ts'
import type { Door } from './sign-in-route.ts'
import { users } from './tables.ts'

const failedToCreate = { code: 'sign-up-failed', message: SAYS.signUpFailed } as const
const emailTaken = { code: 'email-already-in-use', message: SAYS.emailTaken } as const

export function signUpRoute(
  app: FastifyInstance,
  { db, log }: Services,
  auth: Auth,
  attempts: AttemptStore,
  { line, known }: Door,
) {
  const signUpsHere = perAddress(attempts, 'sign-ups', SIGN_UPS_PER_ADDRESS)
  const isKnown = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0

  serve(
    app,
    signUp,
    ({ body, request, reply }) =>
      line.run(async () => {
        const admitted = admitSignUp(body)
        if (!admitted.ok) return refused(admitted.problem)
        const unknown = await refuseLeaked(admitted.value.password)
        if (!unknown.ok) return refused(unknown.problem)

        const { email } = admitted.value
        const aboutOne = COUNTED.signUps(email)
        const fromOne = `reveals:${request.ip}`
        const tries = [
          await attempts.take(aboutOne, ASKING_ABOUT_ONE_ACCOUNT),
          await attempts.take(fromOne, REVEALING_ANSWERS_PER_ADDRESS),
          await signUpsHere.take(request.ip),
        ]
        const wait = Math.max(...tries.map((one) => one.wait))
        if (wait > 0) return refusedForNow('tries', wait)
        if (await isKnown(email)) return refused(emailTaken)
        const answer = await auth.signUp(admitted.value, authHeaders(request))
        if (answer.ok) {
          // Nothing was revealed about anybody.
          await attempts.forget(aboutOne)
          await attempts.giveBack(fromOne)
          // Ends any earlier session on this device.
          await auth.endSession(request.headers.cookie)
          passCookies(answer, reply)
          known.remember(request, reply, email)
          const { user } = SignedUser.parse(await answer.json())
          tellOfAuth(log, request, 'signed-up', { userId: user.id })
          return { user }
        }
        // Two at the same instant: the second one meets the unique address inside the database.
        if (await isKnown(email)) return refused(emailTaken)
        log.error({ status: answer.status }, 'An account could not be created.')
        return refused(failedToCreate)
      }),
    { unclear: failedToCreate },
  )
}
