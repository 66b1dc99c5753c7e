/** Asks the gateway for a payment's status and applies the answer. Never inside a transaction. */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Services } from '#ports/services.ts'
import { nextCheck } from '../../rules/schedule.ts'
import { decide, type GatewayResult, isOpen, OPEN_STATUSES } from '../../rules/settle.ts'
import { LOOKUP_NOT_MORE_OFTEN_THAN } from '../../spec.ts'
import { type Applied, applyResult, type ResultSource } from '../settle/apply-result.ts'
import { mapDepositReading } from '../settle/map-gateway-result.ts'
import type { PaymentRow } from '../tables.ts'
import { payments } from '../tables.ts'

export type LookedUp = Applied & { reachable: boolean }

export async function lookUp(
  services: Services,
  depositId: string,
  from: { source: ResultSource; signature?: string },
  signal?: AbortSignal,
): Promise<LookedUp | undefined> {
  const reading = await services.gateway.readDeposit(depositId, signal)
  const heard = mapDepositReading(reading)
  const still = await stillTheSame(services, depositId, heard, from.source)
  if (still) return { ...still, reachable: true }
  const applied = await applyResult(services, depositId, heard, from)
  return applied && { ...applied, reachable: reading.reading !== 'unreachable' }
}

/**
 * Most answers of the gateway are "still the same". Those from our own asking take no lock and leave no event: the
 * payment counts its checks itself, and three thousand waiting students ask three hundred times a second.
 */
async function stillTheSame(
  { db, now }: Services,
  depositId: string,
  heard: GatewayResult,
  source: ResultSource,
): Promise<Applied | undefined> {
  if (heard.type !== 'status' || (source !== 'poll' && source !== 'reconciler')) return undefined
  const [payment] = await db.select().from(payments).where(eq(payments.id, depositId))
  if (!payment || !isOpen(payment.status)) return undefined
  const { outcome, alarm } = decide({ ...payment, payerExists: true }, heard, now())
  const { status, delivery } = payment
  return outcome === 'no-change' && !alarm ? { status, delivery, outcome } : undefined
}

const inWords = OPEN_STATUSES.map((status) => `'${status}'`).join(', ')

/**
 * Allows one lookup per payment and eight seconds, across all instances: the instance that updates the row asks. A
 * future timestamp comes from a wrong clock and counts as long ago.
 */
export async function mayLookUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  payment: PaymentRow,
): Promise<boolean> {
  const at = now()
  const latest = new Date(at.getTime() - LOOKUP_NOT_MORE_OFTEN_THAN)
  const { lastCheckedAt } = payment
  // The row that was just read mostly knows, and asking it costs nothing.
  if (lastCheckedAt && lastCheckedAt > latest && lastCheckedAt <= at) return false
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
