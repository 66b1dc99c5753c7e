/** `/api/account/*` and `/api/users/{uid}`: a person's own account. */

import type { FastifyInstance } from 'fastify'
import { refused } from '#http/answer.ts'
import type { AttemptStore } from '#http/attempt-store.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#ports/services.ts'
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
import type { Auth } from './auth.ts'
import { tellOfAuth } from './auth-log.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from './devices.ts'
import { passwordAgain } from './password-again.ts'
import type { PersonalData } from './personal-data.ts'
import { finishOnboarding, readProfile } from './profile.ts'
import { requireSignedIn, signedIn, whoAsks } from './require-sign-in.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'

const notFound = { code: 'not-found', message: 'Not found.' } as const
const notFromTheLists = { code: 'onboarding', message: 'Please choose from the lists on the screen.' }
const NOTHING_DELETED = 'That password is incorrect. Nothing was deleted.'
const NOBODY_SIGNED_OUT = 'That password is incorrect. No devices were signed out.'
const wrongPassword = (message: string) => ({ code: 'wrong-password', message }) as const

export function accountRoutes(
  services: Services,
  auth: Auth,
  attempts: AttemptStore,
  keptByAll: () => readonly PersonalData[],
) {
  const { db, now, log } = services
  const refetch = passwordAgain(services, attempts)

  return async (app: FastifyInstance) => {
    const kept = keptByAll()
    serve(app, readMe, async ({ request }) => {
      const who = await whoAsks(auth, request)
      if (!who) return { user: null }
      const { userId: uid, email, displayName, photoURL, emailVerified, isAdmin } = who
      return { user: { uid, email, displayName, photoURL, emailVerified, isAdmin } }
    })

    await app.register(secondFactorRoutes(services, auth, attempts))

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
        devices: await listDevices(services, signedIn(request)),
      }))
      serve(
        own,
        signOutOneDevice,
        async ({ params, body, request }) => {
          const no = await refetch({ request, password: body.password, wrong: NOBODY_SIGNED_OUT })
          if (no) return no
          const ended = await signOutDevice(services, signedIn(request), params.id)
          return ended ? { status: true } : refused(notFound)
        },
        { unclear: wrongPassword(NOBODY_SIGNED_OUT) },
      )
      serve(
        own,
        signOutOthers,
        async ({ body, request }) => {
          const no = await refetch({ request, password: body.password, wrong: NOBODY_SIGNED_OUT })
          if (no) return no
          await signOutOtherDevices(services, signedIn(request))
          return { status: true }
        },
        { unclear: wrongPassword(NOBODY_SIGNED_OUT) },
      )

      const schemas = Object.fromEntries(kept.map(({ name, schema }) => [name, schema]))
      serve(own, exportData(schemas), async ({ request, reply }) => {
        const { userId } = signedIn(request)
        const parts = await Promise.all(
          kept.map(async ({ name, gather }) => [name, await gather(db, userId)] as const),
        )
        if (parts.some(([, told]) => told === undefined)) return refused(notFound)
        reply.header('content-disposition', 'attachment; filename="weekbe4-my-data.json"')
        return { exportedAt: now().toISOString(), ...Object.fromEntries(parts) }
      })

      serve(
        own,
        deleteAccount,
        async ({ body, request }) => {
          const { userId } = signedIn(request)
          const no = await refetch({ request, password: body.password, wrong: NOTHING_DELETED })
          if (no) return no
          await db.transaction(async (tx) => {
            for (const part of kept) await part.forget(tx, userId)
          })
          tellOfAuth(log, request, 'deleted-account', { userId })
          return { status: true }
        },
        { unclear: wrongPassword(NOTHING_DELETED) },
      )
    })
  }
}
