import { eq } from 'drizzle-orm'
import { grantByHand } from '#capabilities/access/server/grant.ts'
import { createAuth } from '#capabilities/accounts/server/auth.ts'
import { makeAdministrator } from '#capabilities/accounts/server/profile.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import type { Outside } from '#ports/outside.ts'
import { assistantIds } from '#product/assistants.ts'

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
    else await unlockEverything(outside, person.email)
  }
  return READY.map(({ role, email }) => ({ role, email, password: PASSWORD }))
}

async function unlockEverything(outside: Outside, email: string): Promise<void> {
  const reason = 'The ready student account, to look around with.'
  await outside.db.transaction(async (tx) => {
    const [student] = await tx.select().from(users).where(eq(users.email, email))
    for (const assistantId of student ? assistantIds : [])
      await grantByHand(outside, tx, { userId: student!.id, assistantId, grantedBy: 'start', reason })
  })
}
