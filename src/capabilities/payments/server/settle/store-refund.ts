import type { Transaction } from '#ports/database/database.ts'
import { nextCheck } from '../../rules/schedule.ts'
import { refunds } from '../tables.ts'

/** Written before it is sent to the gateway. False if another refund of the same deposit is under way. */
export async function storeRefund(
  tx: Transaction,
  asked: { refundId: string; depositId: string; amountNgwee: number; reason: string; by: string; at: Date },
): Promise<boolean> {
  const { refundId, depositId, amountNgwee, reason, by, at } = asked
  const stored = await tx
    .insert(refunds)
    .values({
      id: refundId,
      paymentId: depositId,
      amountNgwee,
      status: 'CREATED',
      reason,
      requestedBy: by,
      createdAt: at,
      nextCheckAt: nextCheck(at, 0, at),
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  return stored.length > 0
}
