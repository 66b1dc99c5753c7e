/**
 * Settles payments without waiting for news: looks up every open payment on its schedule, regardless of its callback,
 * its tab and the server that started it. Safe to run anywhere, to run twice and to be killed at any point.
 */
import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { eachAtMost } from '#kit/semaphore.ts'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { nextCheck } from '../../rules/schedule.ts'
import { isOpen, OPEN_STATUSES } from '../../rules/settle.ts'
import { OPEN_NO_LONGER_THAN } from '../../spec.ts'
import { applyResult } from '../settle/apply-result.ts'
import { nextLookAtFailed } from '../settle/next-check.ts'
import type { PaymentRow } from '../tables.ts'
import { payments, refunds } from '../tables.ts'
import { lookUp } from './look-up.ts'
import { lookUpRefund, type RefundRow } from './look-up-refund.ts'
import { sendDeposit } from './send-deposit.ts'

const BATCH = 50
const AT_ONCE = 4
const MOST_BATCHES = 20
/** No open payment's check is ever planned further ahead, so a later one was planned by a clock that was wrong. */
const FURTHEST = hours(2)

export type Reconciled = { checked: number; unreachable: number }

export async function reconcile(
  services: Services,
  goOn: () => Promise<boolean> = async () => true,
): Promise<Reconciled> {
  const total = { checked: 0, unreachable: 0 }
  for (let batch = 0; batch < MOST_BATCHES && (await goOn()); batch++) {
    const due = await duePayments(services)
    await eachAtMost(AT_ONCE, due, async (payment) => {
      total.checked += 1
      if (!(await checkOne(services, payment))) total.unreachable += 1
    })
    const dueBack = await dueRefunds(services)
    await eachAtMost(AT_ONCE, dueBack, (refund) => checkRefund(services, refund))
    if (due.length < BATCH && dueBack.length < BATCH) break
  }
  return total
}

function duePayments({ db, now }: Services): Promise<PaymentRow[]> {
  const at = now()
  const tooFar = new Date(at.getTime() + FURTHEST)
  const isOpenNow = inArray(payments.status, [...OPEN_STATUSES])
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.nextCheckAt),
        or(lte(payments.nextCheckAt, at), and(isOpenNow, gt(payments.nextCheckAt, tooFar))),
      ),
    )
    .orderBy(asc(payments.nextCheckAt))
    .limit(BATCH)
}

/** The next check is planned before this one begins: a kill in between costs a wait, not a loop. */
async function checkOne(services: Services, payment: PaymentRow): Promise<boolean> {
  const { db, now, log } = services
  const at = now()
  await db
    .update(payments)
    .set({
      checks: sql`${payments.checks} + 1`,
      lastCheckedAt: at,
      nextCheckAt: nextAfterThis(payment, at),
    })
    .where(and(eq(payments.id, payment.id), isNotNull(payments.nextCheckAt)))
  try {
    const looked = await lookUp(services, payment.id, { source: 'reconciler' })
    if (looked?.sendAgain) await sendDeposit(services, payment, { source: 'reconciler' })
    const age = at.getTime() - payment.createdAt.getTime()
    if (isOpen(payment.status) && age >= OPEN_NO_LONGER_THAN)
      await applyResult(services, payment.id, { type: 'time-passed' }, { source: 'reconciler' })
    if (looked?.reachable === false) await askAgainSoon(services, payment, at)
    return looked?.reachable ?? true
  } catch (error) {
    log.error({ reason: String(error), depositId: payment.id }, 'A payment could not be reconciled.')
    return false
  }
}

/** A second look at a failed payment counts only when it was answered: otherwise it is due again, for a week. */
async function askAgainSoon({ db }: Services, payment: PaymentRow, at: Date): Promise<void> {
  const old = at.getTime() - payment.createdAt.getTime() >= OPEN_NO_LONGER_THAN
  if (payment.status !== 'FAILED' || old) return
  await db
    .update(payments)
    .set({ nextCheckAt: new Date(at.getTime() + hours(1)) })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'FAILED')))
}

/** Open ones until they are settled, failed ones a few times more, and for a week those with a strange status. */
function nextAfterThis(payment: PaymentRow, at: Date): Date | null {
  const { status, createdAt, heldBecause, checks } = payment
  const strange = heldBecause === 'unknown-status' && at.getTime() - createdAt.getTime() < OPEN_NO_LONGER_THAN
  if (isOpen(status) || strange) return nextCheck(createdAt, checks + 1, at)
  return status === 'FAILED' ? nextLookAtFailed(payment, at) : null
}

/** After a start every open payment is due: callbacks may have been missed while the server was down. */
export const askAboutAllOpen = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  void (await db
    .update(payments)
    .set({ nextCheckAt: now() })
    .where(inArray(payments.status, [...OPEN_STATUSES])))

function dueRefunds({ db, now }: Services): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.nextCheckAt), lte(refunds.nextCheckAt, now())))
    .limit(BATCH)
}

async function checkRefund(services: Services, refund: RefundRow): Promise<void> {
  const at = services.now()
  await services.db
    .update(refunds)
    .set({ checks: refund.checks + 1, nextCheckAt: nextCheck(refund.createdAt, refund.checks + 1, at) })
    .where(and(eq(refunds.id, refund.id), isNotNull(refunds.nextCheckAt)))
  try {
    await lookUpRefund(services, refund.id, 'reconciler')
  } catch (error) {
    services.log.error({ reason: String(error), refundId: refund.id }, 'A refund could not be reconciled.')
  }
}
