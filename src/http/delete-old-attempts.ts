/** Deletion of attempt counts: with the account they name, and once no window reaches back to them. */
import { like, lt, or } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { isCountedUnder } from './attempt-store.ts'
import { paceKey } from './call-rate.ts'
import { attempts } from './tables.ts'

/** Longer than any window in which attempts are counted. */
const COUNTED_FOR = hours(48)

export async function forgetOldAttempts(db: Database, at: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.since, new Date(at.getTime() - COUNTED_FOR)))
}

/** The counts under these names, and all rate counts of this user's calls. */
export async function forgetAttempts(tx: Transaction, names: string[], userId: string): Promise<void> {
  await tx.delete(attempts).where(or(...names.map(isCountedUnder), like(attempts.key, paceKey('%', userId))))
}
