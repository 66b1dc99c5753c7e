/** `/api/account/*` and `/api/users/{uid}`: a person's own account. */
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { refuse, refuseForNow } from '#http/answer.ts'
import type { Outside } from '#ports/outside.ts'
import { DeleteAccount, type Me, Onboarding } from '../contract.ts'
import { WRONG_PASSWORDS } from '../spec.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { Auth } from './auth.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from './devices.ts'
import { verifyPassword } from './passwords.ts'
import type { PersonalData } from './personal-data.ts'
import { finishOnboarding, readProfile } from './profile.ts'
import { wrongPasswordsOf } from './sign-in-route.ts'
import { requireSignedIn, signedIn, whoAsks } from './signed-in.ts'
import { credentials, users } from './tables.ts'

const notFound = { code: 'not-found', message: 'Not found.' }

export function accountRoutes(outside: Outside, auth: Auth, attempts: AttemptStore, kept: PersonalData[]) {
  const { db, now } = outside

  async function gatherEverything(userId: string) {
    const parts = await Promise.all(
      kept.map(async (part) => [part.name, await part.gather(db, userId)] as const),
    )
    return {
      exportedAt: now().toISOString(),
      profile: await readProfile(db, userId),
      ...Object.fromEntries(parts),
    }
  }

  async function isPasswordOf(userId: string, password: string) {
    const [credential] = await db
      .select()
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    return Boolean(credential?.password) && (await verifyPassword(password, credential?.password ?? ''))
  }

  return async (app: FastifyInstance) => {
    app.get('/api/account/me', async (request): Promise<Me> => {
      const who = await whoAsks(auth, request)
      if (!who) return { user: null }
      const { userId: uid, email, displayName, photoURL, emailVerified, isAdmin } = who
      return { user: { uid, email, displayName, photoURL, emailVerified, isAdmin } }
    })

    await app.register(async (own) => {
      own.addHook('preHandler', requireSignedIn(auth))

      own.get<{ Params: { uid: string } }>('/api/users/:uid', async (request, reply) => {
        const { userId } = signedIn(request)
        const profile = request.params.uid === userId ? await readProfile(db, userId) : undefined
        return profile ?? refuse(reply, 404, notFound)
      })

      own.post('/api/account/onboarding', async (request, reply) => {
        const answers = Onboarding.safeParse(request.body)
        if (!answers.success)
          return refuse(reply, 400, {
            code: 'onboarding',
            message: 'Please choose from the lists on the screen.',
          })
        await finishOnboarding(db, signedIn(request).userId, answers.data)
        return { status: true }
      })

      own.get('/api/account/devices', async (request) => ({
        devices: await listDevices(outside, signedIn(request)),
      }))
      own.delete<{ Params: { id: string } }>('/api/account/devices/:id', async (request, reply) =>
        (await signOutDevice(outside, signedIn(request), request.params.id))
          ? { status: true }
          : refuse(reply, 404, notFound),
      )
      own.post('/api/account/devices/sign-out-others', async (request) => {
        await signOutOtherDevices(outside, signedIn(request))
        return { status: true }
      })

      own.get('/api/account/export', async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="weekbe4-my-data.json"')
        return gatherEverything(signedIn(request).userId)
      })

      own.post('/api/account/delete', async (request, reply) => {
        const form = DeleteAccount.safeParse(request.body)
        const { userId, email } = signedIn(request)
        const key = wrongPasswordsOf(email)
        const wait = await attempts.secondsToWait(key, WRONG_PASSWORDS)
        if (wait > 0) return refuseForNow(reply, 'wrong passwords', wait)
        await attempts.add(key, WRONG_PASSWORDS)
        if (!form.success || !(await isPasswordOf(userId, form.data.password)))
          return refuse(reply, 400, {
            code: 'wrong-password',
            message: 'The password is not right. Nothing was deleted.',
          })
        await attempts.forget(key)
        await db.transaction(async (tx) => {
          for (const part of kept) await part.forget(tx, userId)
          await tx.delete(users).where(eq(users.id, userId))
        })
        return { status: true }
      })
    })
  }
}
