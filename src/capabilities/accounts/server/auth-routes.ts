/** `/api/auth/*`: our own routes if we define a sentence or a limit, and a short list of Better Auth's. */
import type { FastifyInstance } from 'fastify'
import { passCookies } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import { semaphore } from '#kit/semaphore.ts'
import type { Services } from '#ports/services.ts'
import { AuthSession, readSession, signOut } from '../contract.ts'
import type { Auth } from './auth.ts'
import { knownDevices } from './known-devices.ts'
import { changePasswordRoute, requestResetRoute, resetPasswordRoute } from './password-routes.ts'
import { LONGEST_LINE } from './passwords.ts'
import { authHeaders, whoAsks } from './require-sign-in.ts'
import { secondStepRoute, signInRoute } from './sign-in-route.ts'
import { signUpRoute } from './sign-up-route.ts'

/** Large enough many times over for a password and a name; a megabyte is refused before any hashing. */
const LARGEST_BODY = 16 * 1024

/**
 * Concurrent sign-ups and log-ins. The rest of a lecture hall queues here instead of holding database connections that
 * all requests need.
 */
const AT_ONCE = 6

export function authRoutes(services: Services, auth: Auth, attempts: AttemptStore) {
  const door = { line: semaphore(AT_ONCE, { longestLine: LONGEST_LINE }), known: knownDevices(services) }
  return async (root: FastifyInstance) => {
    await root.register(async (app) => {
      app.addHook('onRoute', (route) => {
        route.bodyLimit = LARGEST_BODY
      })
      signUpRoute(app, services, auth, attempts, door)
      signInRoute(app, services, auth, attempts, door)
      secondStepRoute(app, services, auth, attempts, door)
      requestResetRoute(app, services, auth, attempts)
      resetPasswordRoute(app, services, auth, attempts)
      changePasswordRoute(app, services, auth, attempts)

      serve(app, signOut, async ({ request, reply }) => {
        // Better Auth reports success even if the database never saw the request.
        await auth.endSession(request.headers.cookie)
        const answer = await auth.api.signOut({ headers: authHeaders(request), asResponse: true })
        passCookies(answer, reply)
        return { success: true }
      })
      serve(app, readSession, async ({ request, reply }) => {
        // Better Auth has no maximum age of a session.
        if (!(await whoAsks(auth, request))) return null
        const answer = await auth.api.getSession({ headers: authHeaders(request), asResponse: true })
        passCookies(answer, reply)
        return AuthSession.nullable().parse(await answer.json())
      })
    })
  }
}
