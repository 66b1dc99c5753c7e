import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ngwee } from '#kit/money.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { CLEARING, type LedgerKind, ledgerLinesOf } from '../../rules/ledger-lines.ts'
import { ledgerEntries, ledgerLines, type payments } from '../tables.ts'

type Payment = typeof payments.$inferSelect

/** Throws when the same thing was written before: its transaction must not go on then. */
export async function writeEntry(
  tx: Transaction,
  payment: Payment,
  entry: { kind: LedgerKind; amount: Ngwee; at: Date; earned?: boolean },
): Promise<void> {
  const id = randomUUID()
  const { kind, at } = entry
  await tx.insert(ledgerEntries).values({
    id,
    paymentId: payment.id,
    kind,
    at,
    currency: payment.currency,
    environment: payment.environment,
  })
  const lines = ledgerLinesOf(kind, { ...entry, purchaseType: payment.purchaseType })
  await tx.insert(ledgerLines).values(lines.map((line) => ({ ...line, entryId: id })))
}

/** Money received for a payment, and whether it is earned or only held; undefined if none came. */
export async function moneyReceived(
  db: Database | Transaction,
  paymentId: string,
): Promise<{ amount: Ngwee; earned: boolean } | undefined> {
  const rows = await db
    .select({ kind: ledgerEntries.kind, amount: ledgerLines.amountNgwee, account: ledgerLines.account })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.paymentId, paymentId),
        inArray(ledgerEntries.kind, ['deposit-completed', 'deposit-held', 'held-accepted']),
      ),
    )
  const arrived = rows.find(({ account }) => account === CLEARING)
  if (!arrived) return undefined
  return { amount: arrived.amount, earned: rows.some(({ kind }) => kind !== 'deposit-held') }
}
