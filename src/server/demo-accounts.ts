import { grantByHand } from '#capabilities/access/server/index.ts'
import { addAccount, emailsInUse, hashPassword } from '#capabilities/accounts/server/setup.ts'
import type { Services } from '#ports/services.ts'
import { assistantIds } from '#product/assistants.ts'
import { SettingError } from './setting-error.ts'

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

const EMAILS = READY.map(({ email }) => email)

/** Two ready accounts for trying the product. Only outside production: their password is public. */
export async function createDemoAccounts(services: Services) {
  const known = await emailsInUse(services.db, EMAILS)
  const missing = READY.filter(({ email }) => !known.includes(email))
  // One password for both accounts: the 19 MiB of memory are needed only once.
  const hash = missing.length > 0 ? await hashPassword(PASSWORD) : ''
  for (const person of missing) await makeOne(services, person, hash)
  return READY.map(({ role, email }) => ({ role, email, password: PASSWORD }))
}

/** Several programs may start at once: the one that inserts the row makes the account, and the others wait and find it. */
async function makeOne(
  services: Services,
  { role, ...person }: (typeof READY)[number],
  hash: string,
): Promise<void> {
  const IsAdmin = role === 'administrator' ? 'true' : 'false'
  await services.db.transaction(async (tx) => {
    const user = await addAccount(tx, { ...person, IsAdmin }, hash)
    if (!user) return
    const reason = 'The ready student account, to look around with.'
    for (const assistantId of role === 'student' ? assistantIds : [])
      await grantByHand(services, tx, { userId: user.id, assistantId, grantedBy: 'start', reason })
  })
}

/** A database that was tried out with these accounts must not be used with real money as it is. */
export async function refuseDemoAccounts({ db }: Pick<Services, 'db'>): Promise<void> {
  const [found] = await emailsInUse(db, EMAILS)
  if (found)
    throw new SettingError(
      `The setting DATABASE_URL names records that hold the account ${found}, whose password is public: delete it on its account page, or use other records for real money.`,
    )
}
