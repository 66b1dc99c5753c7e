/**
 * Data the accounts capability keeps. Runs after all other parts: deleting the person's row removes everything that
 * refers to it.
 */
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Profile } from '../contract.ts'
import { deviceName } from '../rules/device-name.ts'
import { forgetAttemptsOf } from './counted-tries.ts'
import { findPerson } from './people.ts'
import { personalData } from './personal-data.ts'
import { readProfile } from './profile.ts'
import { endResetLinks } from './reset-links.ts'
import { sessions, users } from './tables.ts'

const moment = z.string()

/** Devices on which a person is signed in. The token and id, which would open the account, are left out. */
export const deviceData = personalData({
  name: 'devices',
  schema: z.array(
    z.object({
      name: z.string(),
      networkAddress: z.string().nullable(),
      signedInAt: moment,
      lastSeenAt: moment,
    }),
  ),
  gather: async (db, userId) => {
    const mine = eq(sessions.userId, userId)
    const rows = await db.select().from(sessions).where(mine).orderBy(desc(sessions.updatedAt))
    return rows.map(({ userAgent, ipAddress, createdAt, updatedAt }) => ({
      name: deviceName(userAgent),
      networkAddress: ipAddress,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
    }))
  },
  forget: async (tx, userId) => void (await tx.delete(sessions).where(eq(sessions.userId, userId))),
})

export const profileData = personalData({
  name: 'profile',
  schema: Profile,
  gather: readProfile,
  async forget(tx, userId) {
    const person = await findPerson(tx, userId)
    if (!person) return
    await endResetLinks({ db: tx }, userId)
    await forgetAttemptsOf(tx, { userId, email: person.email })
    await tx.delete(users).where(eq(users.id, userId))
  },
})
