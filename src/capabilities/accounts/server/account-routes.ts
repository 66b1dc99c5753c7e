/** `/api/account/*` and `/api/users/{uid}`: a person's own account. */
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { refused, refusedForNow } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import type { Outside } from '#ports/outside.ts'
import {
  deleteAccount,
  exportData,
  listOwnDevices,
  onboard,
  readMe,
  readOwnProfile,
  signOutOneDevice,
  signOutOthers,
} from '../contract.ts'
import { WRONG_PASSWORDS } from '../spec.ts'
import { type AttemptStore, COUNTED, forgetAttemptsOf } from './attempt-store.ts'
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from './devices.ts'
import { verifyPassword } from './passwords.ts'
import type { PersonalData } from './personal-data.ts'
import { finishOnboarding, readProfile } from './profile.ts'
import { endResetLinks } from './reset-links.ts'
import { requireSignedIn, signedIn, whoAsks } from './signed-in.ts'
import { credentials, users } from './tables.ts'

const notFound = { code: 'not-found', message: 'Not found.' } as const
const notFromTheLists = { code: 'onboarding', message: 'Please choose from the lists on the screen.' }
const wrongPassword = {
  code: 'wrong-password',
  message: 'The password is not right. Nothing was deleted.',
} as const

export function accountRoutes(outside: Outside, auth: Auth, attempts: AttemptStore, kept: PersonalData[]) {
  const { db, now, log } = outside

  async function gatherEverything(userId: string) {
    const parts = await Promise.all(
      kept.map(async (part) => [part.name, await part.gather(db, userId)] as const),
    )
    const profile = await readProfile(db, userId)
    return profile && { exportedAt: now().toISOString(), profile, ...Object.fromEntries(parts) }
  }

  async function isPasswordOf(userId: string, password: string) {
    const [credential] = await db
      .select()
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    return Boolean(credential?.password) && (await verifyPassword(password, credential?.password ?? ''))
  }

  return async (app: FastifyInstance) => {
    serve(app, readMe, async ({ request }) => {
      const who = await whoAsks(auth, request)
      if (!who) return { user: null }
      const { userId: uid, email, displayName, photoURL, emailVerified, isAdmin } = who
      return { user: { uid, email, displayName, photoURL, emailVerified, isAdmin } }
    })

    await app.register(async (own) => {
      own.addHook('preHandler', requireSignedIn(auth))

      serve(own, readOwnProfile, async ({ params, request }) => {
        const { userId } = signedIn(request)
        const profile = params.uid === userId ? await readProfile(db, userId) : undefined
        return profile ?? refused(notFound)
      })

      serve(
        own,
        onboard,
        async ({ body, request }) => {
          await finishOnboarding(db, signedIn(request).userId, body)
          return { status: true }
        },
        { unclear: notFromTheLists },
      )

      serve(own, listOwnDevices, async ({ request }) => ({
        devices: await listDevices(outside, signedIn(request)),
      }))
      serve(own, signOutOneDevice, async ({ params, request }) =>
        (await signOutDevice(outside, signedIn(request), params.id)) ? { status: true } : refused(notFound),
      )
      serve(own, signOutOthers, async ({ request }) => {
        await signOutOtherDevices(outside, signedIn(request))
        return { status: true }
      })

      serve(own, exportData, async ({ request, reply }) => {
        const everything = await gatherEverything(signedIn(request).userId)
        if (!everything) return refused(notFound)
        reply.header('content-disposition', 'attachment; filename="weekbe4-my-data.json"')
        return everything
      })

      serve(
        own,
        deleteAccount,
        async ({ body, request }) => {
          const { userId, email } = signedIn(request)
          const key = COUNTED.wrongPasswords(email)
          const wait = await attempts.secondsToWait(key, WRONG_PASSWORDS)
          if (wait > 0) return refusedForNow('wrong passwords', wait)
          await attempts.add(key, WRONG_PASSWORDS)
          if (!(await isPasswordOf(userId, body.password))) {
            tellOfAuth(log, request, 'wrong-password', { email })
            return refused(wrongPassword)
          }
          await db.transaction(async (tx) => {
            for (const part of kept) await part.forget(tx, userId)
            await endResetLinks({ db: tx }, userId)
            await forgetAttemptsOf(tx, { userId, email })
            await tx.delete(users).where(eq(users.id, userId))
          })
          tellOfAuth(log, request, 'deleted-account', { userId })
          return { status: true }
        },
        { unclear: wrongPassword },
      )
    })
  }
}
