import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { passCookies, refused, refusedForNow } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Semaphore } from '#kit/semaphore.ts'
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
import { users } from './tables.ts'

const failedToCreate = { code: 'sign-up-failed', message: SAYS.signUpFailed } as const
const emailTaken = { code: 'email-already-in-use', message: SAYS.emailTaken } as const

export function signUpRoute(
  app: FastifyInstance,
  { db, log }: Services,
  auth: Auth,
  attempts: AttemptStore,
  line: Semaphore,
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
        const wait = Math.max(
          await attempts.secondsToWait(aboutOne, ASKING_ABOUT_ONE_ACCOUNT),
          await attempts.secondsToWait(fromOne, REVEALING_ANSWERS_PER_ADDRESS),
          await signUpsHere.take(request.ip),
        )
        if (wait > 0) return refusedForNow('tries', wait)

        const alreadyThere = async () => {
          await attempts.add(aboutOne, ASKING_ABOUT_ONE_ACCOUNT)
          const waitNow = await attempts.take(fromOne, REVEALING_ANSWERS_PER_ADDRESS)
          return waitNow > 0 ? refusedForNow('tries', waitNow) : refused(emailTaken)
        }
        if (await isKnown(email)) return alreadyThere()
        const answer = await auth.signUp(admitted.value, authHeaders(request))
        if (answer.ok) {
          // Ends any earlier session on this device.
          await auth.endSession(request.headers.cookie)
          passCookies(answer, reply)
          const { user } = SignedUser.parse(await answer.json())
          tellOfAuth(log, request, 'signed-up', { userId: user.id })
          return { user }
        }
        // Two at the same instant: the second one meets the unique address inside the database.
        if (await isKnown(email)) return alreadyThere()
        log.error({ status: answer.status }, 'An account could not be created.')
        return refused(failedToCreate)
      }),
    { unclear: failedToCreate },
  )
}
