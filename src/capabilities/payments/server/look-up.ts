/** Asking the gateway how a payment stands, and applying what it says. Never inside a transaction. */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Outside } from '#ports/outside.ts'
import { nextCheck } from '../rules/schedule.ts'
import { OPEN_STATUSES } from '../rules/settle.ts'
import { LOOKUP_NOT_MORE_OFTEN_THAN } from '../spec.ts'
import { type Applied, applyResult, type Source } from './apply-result.ts'
import { heardInReading } from './heard.ts'
import type { PaymentRow } from './tables.ts'
import { payments } from './tables.ts'

export type LookedUp = Applied & { reachable: boolean }

export async function lookUp(
  outside: Outside,
  depositId: string,
  from: { source: Source; signature?: string },
): Promise<LookedUp | undefined> {
  const reading = await outside.gateway.readDeposit(depositId)
  const applied = await applyResult(outside, depositId, heardInReading(reading), from)
  return applied && { ...applied, reachable: reading.reading !== 'unreachable' }
}

const inWords = OPEN_STATUSES.map((status) => `'${status}'`).join(', ')

/**
 * Lets one lookup through per payment and eight seconds, across all instances: whoever changes the row asks. A
 * time that lies ahead of ours was written by a clock that was wrong, and counts as long ago.
 */
export async function mayLookUp(
  { db, now }: Pick<Outside, 'db' | 'now'>,
  payment: PaymentRow,
): Promise<boolean> {
  const at = now()
  const latest = new Date(at.getTime() - LOOKUP_NOT_MORE_OFTEN_THAN)
  const taken = await db
    .update(payments)
    .set({
      lastCheckedAt: at,
      checks: sql`${payments.checks} + 1`,
      nextCheckAt: nextCheck(payment.createdAt, payment.checks + 1, at),
    })
    .where(
      and(
        eq(payments.id, payment.id),
        sql`${payments.status} in (${sql.raw(inWords)})`,
        or(
          isNull(payments.lastCheckedAt),
          lte(payments.lastCheckedAt, latest),
          gt(payments.lastCheckedAt, at),
        ),
      ),
    )
    .returning({ id: payments.id })
  return taken.length > 0
}
