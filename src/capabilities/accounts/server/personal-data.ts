import type { z } from 'zod'
import type { Unwritten } from '#http/serve.ts'
import type { Database, Transaction } from '#ports/database/database.ts'

/**
 * What one part of the product keeps about a person. Each capability hands one in (server/registry.ts),
 * so that "export my data" and "delete my account" reach everything without knowing anything.
 */
export type PersonalData<Told extends z.ZodType = z.ZodType> = {
  /** Under which the export tells it. */
  name: string
  /** What it tells: part of the export's contract, and shown in /api/docs. It names nobody but the person who asks. */
  schema: Told
  /** Undefined where the account is gone meanwhile. */
  gather(db: Database, userId: string): Promise<Unwritten<z.input<Told>> | undefined>
  /** Runs in the transaction that deletes the account. What the law makes us keep loses its name instead. */
  forget(tx: Transaction, userId: string): Promise<void>
}

/** So that what is gathered is held to its schema by the compiler too. */
export const personalData = <const Told extends z.ZodType>(data: PersonalData<Told>): PersonalData => data
