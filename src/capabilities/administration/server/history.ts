/** Everything that is known about one deposit. */
import { asc, desc, eq } from 'drizzle-orm'
import { purchaseOnTheWire } from '#capabilities/access/server/index.ts'
import { purchases } from '#capabilities/access/server/tables.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import { mayBeAccepted } from '#capabilities/payments/index.ts'
import { moneyReceived } from '#capabilities/payments/server/index.ts'
import {
  alarms,
  ledgerEntries,
  ledgerLines,
  paymentEvents,
  payments,
  refunds,
} from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { Alarm, DepositHistory, LedgerEntry, Refund } from '../contract.ts'
import { oneDeposit } from './deposit-list.ts'
import { transactionOf } from './transaction-list.ts'

export async function readHistory(
  { db, now, gateway }: Pick<Services, 'db' | 'now' | 'gateway'>,
  id: string,
): Promise<DepositHistory | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  const deposit = await oneDeposit(db, id)
  if (!payment || !deposit) return undefined
  const [events, transaction, [purchase], ledger, back, raised, received] = await Promise.all([
    db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.depositId, id))
      .orderBy(asc(paymentEvents.id))
      .limit(1_000),
    transactionOf(db, id),
    db.select().from(purchases).where(eq(purchases.paymentId, id)),
    readLedger(db, id),
    readRefunds(db, id),
    db.select().from(alarms).where(eq(alarms.depositId, id)).orderBy(desc(alarms.lastAt)),
    moneyReceived(db, id),
  ])
  const here = payment.environment === gateway.environment
  const notRefunded = !back.some(({ status }) => status !== 'FAILED' && status !== 'REJECTED')
  return {
    deposit,
    attemptedAt: payment.createdAt.toISOString(),
    nextCheckAt: payment.nextCheckAt?.toISOString() ?? null,
    checks: payment.checks,
    providerTransactionId: payment.providerTransactionId,
    events: events.map(({ at, source, heard, outcome, detail, signature }) => ({
      at: at.toISOString(),
      source,
      heard,
      outcome: outcome as DepositHistory['events'][number]['outcome'],
      detail,
      signature,
    })),
    transaction,
    purchase: purchase ? purchaseOnTheWire({ ...purchase, held: 0 }, now()) : null,
    ledger,
    refunds: back,
    alarms: raised.map(alarmOnTheWire),
    may: {
      lookUp: here,
      refund: here && received !== undefined && notRefunded,
      accept:
        mayBeAccepted({ ...payment, payerExists: deposit.userEmail !== null }) &&
        received?.earned === false &&
        notRefunded,
    },
  }
}

async function readLedger(db: Database, paymentId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select({ entry: ledgerEntries, line: ledgerLines })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.paymentId, paymentId))
    .orderBy(asc(ledgerLines.id))
  const entries = new Map<string, LedgerEntry>()
  for (const { entry, line } of rows) {
    const { id, kind, at } = entry
    const known = entries.get(id) ?? { id, kind, at: at.toISOString(), lines: [] }
    known.lines.push({ account: line.account, amountNgwee: line.amountNgwee })
    entries.set(id, known)
  }
  return [...entries.values()]
}

async function readRefunds(db: Database, paymentId: string): Promise<Refund[]> {
  const rows = await db
    .select({ refund: refunds, name: users.name })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.requestedBy))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt))
  return rows.map(({ refund, name }) => ({
    id: refund.id,
    amountNgwee: refund.amountNgwee,
    status: refund.status,
    reason: refund.reason,
    failure: refund.failureCode,
    requestedBy: name ?? refund.requestedBy,
    createdAt: refund.createdAt.toISOString(),
    finishedAt: refund.finishedAt?.toISOString() ?? null,
  }))
}

export const alarmOnTheWire = (alarm: typeof alarms.$inferSelect): Alarm => ({
  id: alarm.id,
  kind: alarm.kind,
  message: alarm.message,
  depositId: alarm.depositId,
  raisedAt: alarm.raisedAt.toISOString(),
  times: alarm.times,
  acknowledgedAt: alarm.acknowledgedAt?.toISOString() ?? null,
  acknowledgedBy: alarm.acknowledgedBy,
})
