/** Stores an attempt before it is sent to the gateway; returns the existing one instead, if any. */
import { and, count, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import { maySendAgain } from '../../rules/delivery.ts'
import type { CheckedOrder } from '../../rules/read-request.ts'
import { nextCheck } from '../../rules/schedule.ts'
import { OPEN_STATUSES } from '../../rules/settle.ts'
import { isTestNumber } from '../../rules/test-numbers.ts'
import { OPEN_NO_LONGER_THAN, PER_PHONE, PER_USER, REFUSALS } from '../../spec.ts'
import type { Payee } from '../jobs/send-deposit.ts'
import type { PaymentRow } from '../tables.ts'
import { payments } from '../tables.ts'

export type StoreProblem = Problem<
  'attempt-used' | 'too-many-for-phone' | 'too-many-for-user' | 'sent-too-often'
>
/** `payee`: a payment that never arrived may be resent to another phone. */
export type Stored = { payment: PaymentRow; send: boolean; payee?: Payee }

type AttemptDeps = Pick<Services, 'db' | 'now' | 'gateway' | 'payments'>

export const storeAttempt = (
  { db, now, gateway, payments: { mode } }: AttemptDeps,
  userId: string,
  order: CheckedOrder,
): Promise<Result<Stored, StoreProblem>> =>
  db.transaction(async (tx) => {
    const at = now()
    // In one order always, so that two requests never wait for each other.
    for (const key of [`payer ${userId}`, `phone ${order.phone}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)

    const [same] = await tx.select().from(payments).where(eq(payments.id, order.depositId))
    if (same && !isSameOrder(same, userId, order))
      return failed({ code: 'attempt-used', message: REFUSALS.attemptUsed })

    const known = same ?? (await undecidedPayment(tx, userId, order.purchaseType, at))
    const may = known && maySendAgain(known, at)
    if (may === 'no') return ok({ payment: known!, send: false })
    if (may === 'too-often') return failed({ code: 'sent-too-often', message: REFUSALS.sentTooOften })

    const nobodysPhone = (mode !== 'live' && isTestNumber(order.phone)) || known?.phone === order.phone
    if (!nobodysPhone && (await isTooMuch(tx, eq(payments.phone, order.phone), PER_PHONE, at)))
      return failed({ code: 'too-many-for-phone', message: REFUSALS.tooManyForPhone })
    if (known) {
      const { phone, provider, description } = order
      return ok({ payment: known, send: true, payee: { phone, provider, description } })
    }
    if (await isTooMuch(tx, eq(payments.userId, userId), PER_USER, at))
      return failed({ code: 'too-many-for-user', message: REFUSALS.tooManyForUser })

    const [stored] = await tx
      .insert(payments)
      .values({
        id: order.depositId,
        userId,
        purchaseType: order.purchaseType,
        amountNgwee: order.amountNgwee,
        currency: CURRENCY,
        provider: order.provider,
        phone: order.phone,
        environment: gateway.environment,
        status: 'CREATED',
        description: order.description,
        createdAt: at,
        nextCheckAt: nextCheck(at, 0, at),
      })
      .onConflictDoNothing()
      .returning()
    if (stored) return ok({ payment: stored, send: true })
    return failed({ code: 'attempt-used', message: REFUSALS.attemptUsed })
  })

const isSameOrder = (known: PaymentRow, userId: string, order: CheckedOrder) =>
  known.userId === userId &&
  known.purchaseType === order.purchaseType &&
  known.provider === order.provider &&
  known.phone === order.phone

/** One whose status we do not know may still be completed: a second one beside it could be charged as well. */
async function undecidedPayment(tx: Transaction, userId: string, purchaseType: string, at: Date) {
  const heldAsUnknown = and(
    eq(payments.status, 'NEEDS_ATTENTION'),
    eq(payments.heldBecause, 'unknown-status'),
    gt(payments.createdAt, new Date(at.getTime() - OPEN_NO_LONGER_THAN)),
  )
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.purchaseType, purchaseType),
        or(inArray(payments.status, [...OPEN_STATUSES]), heldAsUnknown),
      ),
    )
  return open
}

type Limit = typeof PER_PHONE | typeof PER_USER

async function isTooMuch(tx: Transaction, whose: SQL, { most, within }: Limit, at: Date) {
  const since = gt(payments.createdAt, new Date(at.getTime() - within))
  const [row] = await tx.select({ count: count() }).from(payments).where(and(whose, since))
  return (row?.count ?? 0) >= most
}
