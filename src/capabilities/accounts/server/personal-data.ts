import type { z } from 'zod'
import type { Unwritten } from '#http/serve.ts'
import type { Database, Transaction } from '#ports/database/database.ts'

/**
 * The data one part of the product keeps about a person. Each capability registers one (server/registry.ts), so that
 * "export my data" and "delete my account" reach everything without depending on it.
 */
export type PersonalData<Told extends z.ZodType = z.ZodType> = {
  /** Its key in the export. */
  name: string
  /** Shape of its part of the export: in the contract, and shown in /api/docs. It identifies only the person asking. */
  schema: Told
  /** Undefined if the account has since been deleted. */
  gather(db: Database, userId: string): Promise<Unwritten<z.input<Told>> | undefined>
  /** Runs in the transaction that deletes the account. Records the law requires are kept without the name. */
  forget(tx: Transaction, userId: string): Promise<void>
}

/** Lets the compiler check the gathered data against its schema. */
export const personalData = <const Told extends z.ZodType>(data: PersonalData<Told>): PersonalData => data
