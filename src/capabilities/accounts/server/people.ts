/** Account look-ups for the rest of the server. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#ports/database/database.ts'
import { users } from './tables.ts'

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
