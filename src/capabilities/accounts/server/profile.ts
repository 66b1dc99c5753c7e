import { eq } from 'drizzle-orm'
import type { Database } from '#ports/database/database.ts'
import type { Onboarding, Profile } from '../contract.ts'
import { findPerson } from './people.ts'
import { users } from './tables.ts'

/** The profile `users/{uid}` of the specification, with its field names. */
export async function readProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const user = await findPerson(db, userId)
  if (!user) return undefined
  return {
    uid: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    createdAt: user.createdAt.toISOString(),
    IsAdmin: user.IsAdmin,
    isOnboarded: user.isOnboarded,
    interests: user.interests,
    academicLevel: user.academicLevel,
  }
}

export async function finishOnboarding(
  db: Database,
  userId: string,
  { academicLevel, interests }: Onboarding,
) {
  await db
    .update(users)
    .set({ isOnboarded: 'true', interests, ...(academicLevel ? { academicLevel } : {}) })
    .where(eq(users.id, userId))
}

/** For the command line: makes an existing account an administrator's. */
export async function makeAdministrator(db: Database, email: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ IsAdmin: 'true' })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  return changed.length > 0
}
