import type { Database, Transaction } from '#ports/database/database.ts'

/**
 * What one part of the product keeps about a person. Each capability hands one in (server/registry.ts),
 * so that "export my data" and "delete my account" reach everything without knowing anything.
 */
export type PersonalData = {
  name: string
  gather(db: Database, userId: string): Promise<unknown>
  /** Runs in the transaction that deletes the account. What the law makes us keep loses its name instead. */
  forget(tx: Transaction, userId: string): Promise<void>
}
