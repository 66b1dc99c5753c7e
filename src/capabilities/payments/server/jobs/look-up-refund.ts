/** Refunds settle as deposits do: one function, one transaction, unknown is not failed. */
import { eq } from 'drizzle-orm'
import { endRefunded } from '#capabilities/access/server/index.ts'
import type { RefundReading } from '#ports/payment-gateway/records.ts'
import type { Services } from '#ports/services.ts'
import { decideRefund, isOpenRefund, type RefundHeard } from '../../rules/settle-refund.ts'
import { raiseAlarm } from '../settle/alarms.ts'
import type { ResultSource } from '../settle/apply-result.ts'
import { moneyReceived, writeEntry } from '../settle/ledger.ts'
import { paymentEvents, payments, refunds } from '../tables.ts'

export type RefundRow = typeof refunds.$inferSelect

export async function applyRefund(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  refundId: string,
  heard: RefundHeard,
  source: ResultSource,
): Promise<RefundRow['status'] | undefined> {
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
    if (!refund) return undefined
    const at = now()
    const decision = decideRefund(refund, heard, at)
    const status = decision.to ?? refund.status
    if (decision.to || decision.neverSent) {
      const open = isOpenRefund(status)
      await tx
        .update(refunds)
        .set({
          status,
          failureCode: decision.failure?.code.slice(0, 100) ?? null,
          failureMessage: decision.failure?.message.slice(0, 500) ?? null,
          neverSent: refund.neverSent || decision.neverSent === true,
          finishedAt: open ? null : at,
          ...(open ? {} : { nextCheckAt: null }),
        })
        .where(eq(refunds.id, refundId))
    }
    if (decision.paidBack) {
      const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId))
      const received = await moneyReceived(tx, refund.paymentId)
      if (!payment || !received) throw new Error('A refund has no money behind it.')
      await writeEntry(tx, payment, {
        kind: 'refund-completed',
        amount: refund.amountNgwee,
        at,
        earned: received.earned,
      })
      await endRefunded(tx, refund.paymentId, at)
    }
    if (decision.alarm)
      await raiseAlarm(tx, log, { kind: decision.alarm, about: refundId, depositId: refund.paymentId, at })
    await tx.insert(paymentEvents).values({
      depositId: refund.paymentId,
      at,
      source,
      heard: `refund ${wordFor(heard)}`,
      outcome: decision.to ? 'applied' : 'no-change',
      detail: decision.failure?.code.slice(0, 100) ?? null,
    })
    return status
  })
}

function wordFor(heard: RefundHeard): string {
  if (heard.type !== 'status') return heard.type
  return typeof heard.status === 'object' ? heard.status.unknown.slice(0, 100) : heard.status
}

function refundHeard(reading: RefundReading): RefundHeard {
  if (reading.reading === 'not-found') return { type: 'not-found' }
  if (reading.reading === 'unreachable') return { type: 'no-answer', reason: reading.reason }
  return { type: 'status', status: reading.refund.status, failure: reading.refund.failure }
}

/** False if the gateway did not answer. An unknown refund is ignored and counts as fine. */
export async function lookUpRefund(
  services: Services,
  refundId: string,
  source: ResultSource = 'callback',
): Promise<boolean> {
  const [known] = await services.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (!known) return true
  const reading = await services.gateway.readRefund(refundId)
  await applyRefund(services, refundId, refundHeard(reading), source)
  return reading.reading !== 'unreachable'
}
