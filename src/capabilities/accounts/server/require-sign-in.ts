/** Identifies the caller from the session in the database on every request, so a revoked session ends at once. */
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { sendRefusal } from '#http/answer.ts'
import type { Services } from '#ports/services.ts'
import { SAYS } from '../spec.ts'
import type { Auth } from './auth.ts'

export type SignedIn = {
  userId: string
  sessionId: string
  email: string
  displayName: string
  photoURL: string | null
  emailVerified: boolean
  isAdmin: boolean
  hasSecondFactor: boolean
}

const asked = new WeakMap<FastifyRequest, SignedIn>()

/** The few headers Better Auth reads; the rest of the request is not passed on. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers({ 'x-client-ip': request.ip })
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  return headers
}

const lookItself = (auth: Auth, request: FastifyRequest) =>
  auth.api.getSession({ headers: authHeaders(request) }).catch(async (error: unknown) => {
    await auth.revealCause()
    throw error
  })

export async function whoAsks(auth: Auth, request: FastifyRequest): Promise<SignedIn | null> {
  // Without a cookie there is nothing to look up, and most visitors of the landing page have none.
  if (!request.headers.cookie) return null
  const quick = await auth.readQuickly(request.headers.cookie)
  const found = quick === undefined ? await lookItself(auth, request) : quick
  if (!found) return null
  const { user, session } = found
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    displayName: user.name,
    photoURL: user.image ?? null,
    emailVerified: user.emailVerified,
    isAdmin: user.IsAdmin === 'true',
    hasSecondFactor: user.twoFactorEnabled === true,
  }
}

/** Guards every route of its scope: 401 if not signed in, in the product's words or an assistant's own. */
export const requireSignedIn =
  (auth: Auth, sentence: string = SAYS.notSignedIn): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const someone = await whoAsks(auth, request)
    if (!someone) return reply.code(401).send({ error: sentence, code: 'not-signed-in' })
    asked.set(request, someone)
    return undefined
  }

/** Guards administrators' routes. The same answer as for an unknown route, so that it reveals nothing. */
export const requireAdmin: preHandlerAsyncHookHandler = async (request, reply) => {
  const { isAdmin, userId } = signedIn(request)
  if (isAdmin) return undefined
  request.server.auditRefusal(request, 'refused-administrator', userId)
  return reply.code(404).send({ error: 'Not found.', code: 'not-found' })
}

const factorNeeded = {
  code: 'second-factor-needed',
  message:
    'Set up an authenticator app on your account page first. With real money, administration needs it.',
} as const

/** Administrators' routes with real money: the password alone is not enough. */
export const isSecondFactorNeeded = ({ gateway }: Pick<Services, 'gateway'>): boolean =>
  gateway.environment === 'live'

/** Goes after requireAdmin. */
export const requireSecondFactor =
  (services: Pick<Services, 'gateway'>): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    if (signedIn(request).hasSecondFactor || !isSecondFactorNeeded(services)) return undefined
    return sendRefusal(reply, 403, factorNeeded)
  }

/** The person behind a request that passed requireSignedIn. */
export function signedIn(request: FastifyRequest): SignedIn {
  const someone = asked.get(request)
  if (!someone) throw new Error('This route needs the requireSignedIn guard.')
  return someone
}
