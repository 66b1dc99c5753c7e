/** Accounts, looked up and made for the rest of the server. */
import { randomUUID } from 'node:crypto'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#ports/database/database.ts'
import { credentials, users } from './tables.ts'

export type Person = typeof users.$inferSelect

export async function findPerson(db: Connection, userId: string): Promise<Person | undefined> {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  return person
}

/** Locks the person until the transaction ends: `existence` only prevents deletion, `whole` also makes others wait. */
export async function holdPerson(
  tx: Transaction,
  userId: string,
  what: 'existence' | 'whole',
): Promise<Person | undefined> {
  const [person] = await tx
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for(what === 'whole' ? 'update' : 'key share')
  return person
}

/** For use inside a statement: the id, or '' if the account has since been deleted. */
export const idIfThere = (userId: string): SQL =>
  sql`coalesce((select ${users.id} from ${users} where ${users.id} = ${userId}), '')`

export async function emailsInUse(db: Connection, emails: string[]): Promise<string[]> {
  const found = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  return found.map(({ email }) => email)
}

type NewAccount = Pick<Person, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'IsAdmin'>

/** Makes an account without signing up; returns nothing when the email address has one already. */
export async function addAccount(
  tx: Transaction,
  person: NewAccount,
  passwordHash: string,
): Promise<Person | undefined> {
  const row = { ...person, id: randomUUID(), name: `${person.firstName} ${person.lastName}` }
  const [user] = await tx.insert(users).values(row).onConflictDoNothing().returning()
  if (!user) return undefined
  await tx.insert(credentials).values({
    id: randomUUID(),
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: passwordHash,
  })
  return user
}
