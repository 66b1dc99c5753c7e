import type { RefusedFacts } from '#http/audit-refusals.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { networkOf } from '../rules/network-of.ts'
import { auditLog } from './tables.ts'

/** A copy of the database was made by an operator on the server. */
export const COPIED = 'copy'
/** An operator switched an administrator's second factor off. */
export const RESET_FACTOR = 'reset-second-factor'

export type Act = {
  at: Date
  /** The administrator's uid, or 'operator'. */
  who: string
  act:
    | 'look-up'
    | 'refund'
    | 'accept'
    | 'grant'
    | 'acknowledge'
    | 'sign-out'
    | 'export'
    | typeof COPIED
    | typeof RESET_FACTOR
  about?: string
  reason?: string
  detail?: string
}

/** Every administrator action leaves an immutable line. */
export const writeAct = async (db: Database | Transaction, act: Act): Promise<void> =>
  void (await db.insert(auditLog).values(act))

/**
 * Refused requests, in the same log: `who` is the person if signed in. The log is permanent, so it holds only the
 * network part of the address; the full address is in the program's own log, for as long as the operator keeps that.
 */
export const keepRefusal = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { refused, method, path, address, who }: RefusedFacts,
): Promise<void> =>
  void (await db
    .insert(auditLog)
    .values({ at: now(), who, act: refused, about: `${method} ${path}`, detail: networkOf(address) }))
