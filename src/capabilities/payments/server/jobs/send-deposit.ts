/**
 * Sends a stored attempt to the gateway, first or again under the same id. Only the process that updates the row sends
 * it, so two tabs, a retry and the reconciler never send it at the same moment.
 */
import { and, eq } from 'drizzle-orm'
import type { DepositOrder } from '#ports/payment-gateway/payment-gateway.ts'
import type { Services } from '#ports/services.ts'
import type { ProviderId } from '#product/mobile-money.ts'
import { customerMessage } from '../../rules/customer-message.ts'
import { nextCheck } from '../../rules/schedule.ts'
import type { GatewayResult } from '../../rules/settle.ts'
import { FIRST_LOOK_WITHIN, START_WITHIN } from '../../spec.ts'
import { type Applied, applyResult, type ResultSource } from '../settle/apply-result.ts'
import { mapStartAnswer } from '../settle/map-gateway-result.ts'
import type { PaymentRow } from '../tables.ts'
import { payments } from '../tables.ts'
import { lookUp } from './look-up.ts'

/** Set if the student gave other details with the second press. */
export type Payee = Pick<PaymentRow, 'phone' | 'provider' | 'description'>

/** Undefined if another process has sent it, or the payer no longer exists. */
export async function sendDeposit(
  services: Services,
  stored: PaymentRow,
  from: { source: ResultSource },
  payee: Partial<Payee> = {},
): Promise<Applied | undefined> {
  // An attempt that was made with test money must never become one with real money.
  if (stored.environment !== services.gateway.environment) return undefined
  const payment = await takeInHand(services, stored, payee)
  if (!payment?.phone) return undefined
  const answer = await services.gateway.startDeposit(
    orderOf(payment, payment.phone),
    AbortSignal.timeout(START_WITHIN),
  )
  services.passing('after-send')
  const heard = mapStartAnswer(answer)
  const apply = () => applyResult(services, payment.id, heard, from)
  if (settlesIt(heard, payment)) return apply()

  // Delivery is unknown at this point, so the gateway is asked at once.
  if (heard.type === 'no-answer' || heard.type === 'never-sent') await apply()
  const looked = await lookUp(services, payment.id, from, AbortSignal.timeout(FIRST_LOOK_WITHIN))
  const isOpenQuestion = looked?.status === 'CREATED' && looked.delivery === 'sending'
  return isOpenQuestion ? apply() : looked
}

/** A reply to a repeated request may apply only to the repeat. */
const settlesIt = ({ type }: GatewayResult, { sends }: PaymentRow): boolean =>
  type === 'accepted' || (sends === 1 && (type === 'refused' || type === 'misconfigured'))

async function takeInHand({ db, now }: Services, stored: PaymentRow, payee: Partial<Payee>) {
  const at = now()
  const [payment] = await db
    .update(payments)
    .set({
      ...payee,
      delivery: 'sending',
      sends: stored.sends + 1,
      sentAt: at,
      checks: 0,
      nextCheckAt: nextCheck(stored.createdAt, 0, at),
    })
    .where(and(eq(payments.id, stored.id), eq(payments.status, 'CREATED'), eq(payments.sends, stored.sends)))
    .returning()
  return payment
}

function orderOf(payment: PaymentRow, phone: string): DepositOrder {
  const { id, amountNgwee, provider, purchaseType } = payment
  return {
    depositId: id,
    amount: amountNgwee,
    phone,
    provider: provider as ProviderId,
    customerMessage: customerMessage(purchaseType),
    metadata: [{ key: 'purchaseType', value: purchaseType }],
  }
}
