import { auditLog } from '#capabilities/payments/server/tables.ts'
import type { Database, Transaction } from '#ports/database/database.ts'

export type Act = {
  at: Date
  /** The administrator's uid. */
  who: string
  act: 'look-up' | 'refund' | 'accept' | 'grant' | 'acknowledge' | 'export'
  about?: string
  reason?: string
  detail?: string
}

/** Every act of an administrator leaves a line that nobody can change. */
export const writeAct = async (db: Database | Transaction, act: Act): Promise<void> =>
  void (await db.insert(auditLog).values(act))
