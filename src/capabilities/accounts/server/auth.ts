/** Better Auth, set up for this product: e-mail and password, sessions in the database, our hashes. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
// Without its own query builder: Drizzle does that here, and it would load 260 modules at every start.
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import type { SignUp } from '../contract.ts'
import { CALLS, PASSWORD, RESET_LINK_VALID, SECOND_STEP_VALID, SESSION_VALID } from '../spec.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { findSession, REFRESHED_AFTER, tokenInCookie } from './session-reader.ts'
import { credentials, sessions, twoFactors, users, verifications } from './tables.ts'

/** The path prefix of Better Auth's own calls. */
const BASE = CALLS.readSession.path.slice(0, -'/get-session'.length)

const inSeconds = (ms: number) => ms / 1_000

const TABLES = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
  twoFactor: twoFactors,
}

/** Codes of an authenticator app. Wrong ones are counted as every other attempt is (second-factor.ts). */
const secondFactor = () =>
  twoFactor({
    issuer: 'Weekbe4',
    twoFactorCookieMaxAge: inSeconds(SECOND_STEP_VALID),
    accountLockout: { enabled: false },
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
  })

export function createAuth(services: Services) {
  const { db, baseUrl, secret } = services
  const overHttps = baseUrl.startsWith('https:')
  // A __Host- cookie needs https; on http://localhost the plain name is used.
  const named = (name: string) => (overHttps ? `__Host-weekbe4.${name}` : `weekbe4.${name}`)
  const cookieName = named('session')
  const stepCookie = named('second-step')
  const attributes = { secure: overHttps, sameSite: 'lax', httpOnly: true, path: '/' } as const
  /** Better Auth hashes inside its transaction, so a request queuing for a hash would hold a database connection. */
  const hashedBefore = new AsyncLocalStorage<string>()
  const auth = betterAuth({
    appName: 'Weekbe4',
    baseURL: baseUrl,
    basePath: BASE,
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: TABLES,
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        phoneNumber: { type: 'string', required: true },
        // Never taken from a request: the database default applies until an administrator or onboarding changes it.
        IsAdmin: { type: 'string', required: false, input: false, defaultValue: 'false' },
        isOnboarded: { type: 'string', required: false, input: false, defaultValue: 'false' },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.shortest,
      maxPasswordLength: PASSWORD.longest,
      password: {
        hash: async (password) => hashedBefore.getStore() ?? hashPassword(password),
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
      resetPasswordTokenExpiresIn: inSeconds(RESET_LINK_VALID),
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: inSeconds(SESSION_VALID), updateAge: inSeconds(REFRESHED_AFTER) },
    // Limits are ours and per account: an address may belong to a whole campus.
    rateLimit: { enabled: false },
    plugins: [secondFactor()],
    advanced: {
      // Secure ones, but by our names.
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookieName, attributes },
        two_factor: { name: stepCookie, attributes },
      },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
    logger: {
      level: 'warn',
      log: (level, message) => (level === 'error' ? services.log.error({}, message) : undefined),
    },
  })
  /**
   * Better Auth hides why it failed. One plain query reveals a missing database, so the user is asked to wait instead
   * of reading that something is broken.
   */
  const revealCause = async () => void (await db.execute(sql`select 1`))
  /** Signed out while the database was unreachable: refused from then on, and ended as soon as it is back. */
  const ended = new Set<string>()
  const endInRecords = async (token: string) => {
    await db.delete(sessions).where(eq(sessions.token, token))
    ended.delete(token)
  }
  async function endSession(cookies: string | undefined): Promise<void> {
    const token = cookies && tokenInCookie(cookies, cookieName, secret)
    if (!token) return
    ended.add(token)
    await endInRecords(token)
  }
  /** Undefined if Better Auth must look itself. */
  const readQuickly = async (cookies: string) => {
    const token = tokenInCookie(cookies, cookieName, secret)
    for (const left of ended) await endInRecords(left)
    const found = token ? await findSession({ db }, token) : null
    return found?.stale ? undefined : found
  }
  const signUp = async (body: SignUp & { name: string }, headers: Headers): Promise<Response> =>
    hashedBefore.run(await hashPassword(body.password), () =>
      auth.api.signUpEmail({ body, headers, asResponse: true }),
    )
  const cookieNames = { session: cookieName, secondStep: stepCookie }
  return Object.assign(auth, { cookieNames, revealCause, readQuickly, endSession, signUp })
}
export type Auth = ReturnType<typeof createAuth>
