import { eq } from 'drizzle-orm'
import { createAuth } from '#capabilities/accounts/server/auth.ts'
import { makeAdministrator } from '#capabilities/accounts/server/profile.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import type { Outside } from '#ports/outside.ts'

const PASSWORD = 'ready-to-study'
const READY = [
  {
    role: 'student',
    firstName: 'Chipo',
    lastName: 'Mwansa',
    email: 'student@weekbe4.test',
    phoneNumber: '0961234567',
  },
  {
    role: 'administrator',
    firstName: 'Mutale',
    lastName: 'Banda',
    email: 'admin@weekbe4.test',
    phoneNumber: '0971234567',
  },
] as const

/** Two accounts to look around with at once. Only outside production: their password is public. */
export async function makeReadyAccounts(outside: Outside) {
  const auth = createAuth(outside)
  for (const { role, ...person } of READY) {
    const [known] = await outside.db.select().from(users).where(eq(users.email, person.email))
    if (known) continue
    await auth.api.signUpEmail({
      body: { ...person, name: `${person.firstName} ${person.lastName}`, password: PASSWORD },
    })
    if (role === 'administrator') await makeAdministrator(outside.db, person.email)
  }
  return READY.map(({ role, email }) => ({ role, email, password: PASSWORD }))
}
