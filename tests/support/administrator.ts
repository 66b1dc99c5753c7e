import { eq } from 'drizzle-orm'
import { users } from '#capabilities/accounts/server/tables.ts'
import { signedInStudent, type TestApp } from './app.ts'

/** An administrator, signed in. */
export async function signedInAdministrator(test: Pick<TestApp, 'app' | 'services'>) {
  const admin = await signedInStudent(test)
  await test.services.db.update(users).set({ IsAdmin: 'true' }).where(eq(users.id, admin.uid))
  return admin
}
