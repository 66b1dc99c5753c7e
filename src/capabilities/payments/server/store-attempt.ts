/** Stores an attempt before the gateway hears of it; finds the one that is already there instead, if any. */
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import type { Order } from '../rules/read-request.ts'
import { nextCheck } from '../rules/schedule.ts'
import { OPEN_STATUSES } from '../rules/settle.ts'
import { PER_PHONE, PER_USER, REFUSALS } from '../spec.ts'
import type { PaymentRow } from './tables.ts'
import { payments } from './tables.ts'

export type StoreProblem = Problem<'attempt-used' | 'too-many-for-phone' | 'too-many-for-user'>
export type Stored = { payment: PaymentRow; fresh: boolean }

type World = Pick<Outside, 'db' | 'now' | 'gateway'>

export const storeAttempt = (
  { db, now, gateway }: World,
  userId: string,
  order: Order,
): Promise<Result<Stored, StoreProblem>> =>
  db.transaction(async (tx) => {
    const at = now()
    // In one order always, so that two requests never wait for each other.
    for (const key of [`payer ${userId}`, `phone ${order.phone}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)

    const [same] = await tx.select().from(payments).where(eq(payments.id, order.depositId))
    if (same)
      return isSameOrder(same, userId, order)
        ? ok({ payment: same, fresh: false })
        : failed({ code: 'attempt-used', message: REFUSALS.attemptUsed })

    const open = await openPayment(tx, userId, order.purchaseType)
    if (open) return ok({ payment: open, fresh: false })

    const tooMany = await countedOut(tx, userId, order, at)
    if (tooMany) return failed(tooMany)

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
    if (stored) return ok({ payment: stored, fresh: true })
    return failed({ code: 'attempt-used', message: REFUSALS.attemptUsed })
  })

const isSameOrder = (known: PaymentRow, userId: string, order: Order) =>
  known.userId === userId &&
  known.purchaseType === order.purchaseType &&
  known.provider === order.provider &&
  known.phone === order.phone

async function openPayment(tx: Transaction, userId: string, purchaseType: string) {
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.purchaseType, purchaseType),
        inArray(payments.status, [...OPEN_STATUSES]),
      ),
    )
  return open
}

async function countedOut(
  tx: Transaction,
  userId: string,
  { phone }: Order,
  at: Date,
): Promise<StoreProblem | undefined> {
  const since = (ms: number) => gt(payments.createdAt, new Date(at.getTime() - ms))
  const [ofPhone] = await tx
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.phone, phone), since(PER_PHONE.within)))
  if ((ofPhone?.count ?? 0) >= PER_PHONE.most)
    return { code: 'too-many-for-phone', message: REFUSALS.tooManyForPhone }
  const [ofUser] = await tx
    .select({ count: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), since(PER_USER.within)))
  if ((ofUser?.count ?? 0) >= PER_USER.most)
    return { code: 'too-many-for-user', message: REFUSALS.tooManyForUser }
  return undefined
}
