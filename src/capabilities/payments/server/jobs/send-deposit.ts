/**
 * Sends a stored attempt to the gateway, first or again under the same id. Only the process that updates the row sends
 * it, so two tabs, a retry and the reconciler never send it at the same moment.
 */
import { and, eq } from 'drizzle-orm'
import type { Outside } from '#ports/services.ts'
import type { DepositOrder } from '#ports/payment-gateway/payment-gateway.ts'
import type { ProviderId } from '#product/mobile-money.ts'
import { customerMessage } from '../../rules/customer-message.ts'
import { nextCheck } from '../../rules/schedule.ts'
import type { Heard } from '../../rules/settle.ts'
import { FIRST_LOOK_WITHIN, START_WITHIN } from '../../spec.ts'
import { type Applied, applyResult, type Source } from '../settle/apply-result.ts'
import { heardAtStart } from '../settle/map-gateway-result.ts'
import type { PaymentRow } from '../tables.ts'
import { payments } from '../tables.ts'
import { lookUp } from './look-up.ts'

/** Set if the student gave other details with the second press. */
export type Payee = Pick<PaymentRow, 'phone' | 'provider' | 'description'>

/** Undefined if another process has sent it, or the payer no longer exists. */
export async function sendDeposit(
  outside: Outside,
  stored: PaymentRow,
  from: { source: Source },
  payee: Partial<Payee> = {},
): Promise<Applied | undefined> {
  // An attempt that was made with test money must never become one with real money.
  if (stored.environment !== outside.gateway.environment) return undefined
  const payment = await takeInHand(outside, stored, payee)
  if (!payment?.phone) return undefined
  const answer = await outside.gateway.startDeposit(
    orderOf(payment, payment.phone),
    AbortSignal.timeout(START_WITHIN),
  )
  outside.passing('after-send')
  const heard = heardAtStart(answer)
  const apply = () => applyResult(outside, payment.id, heard, from)
  if (settlesIt(heard, payment)) return apply()

  // Delivery is unknown at this point, so the gateway is asked at once.
  if (heard.type === 'no-answer' || heard.type === 'never-sent') await apply()
  const looked = await lookUp(outside, payment.id, from, AbortSignal.timeout(FIRST_LOOK_WITHIN))
  const isOpenQuestion = looked?.status === 'CREATED' && looked.delivery === 'sending'
  return isOpenQuestion ? apply() : looked
}

/** A reply to a repeated request may apply only to the repeat. */
const settlesIt = ({ type }: Heard, { sends }: PaymentRow): boolean =>
  type === 'accepted' || (sends === 1 && (type === 'refused' || type === 'misconfigured'))

async function takeInHand({ db, now }: Outside, stored: PaymentRow, payee: Partial<Payee>) {
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
