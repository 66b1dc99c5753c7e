/** Everything that has to be true before a deposit is asked for, and the request itself. */
import { failed, ok, type Result } from '#kit/result.ts'
import { ASSISTANTS, assistantOfPurchase } from '#product/assistants.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import type { DepositRequest } from '../contract.ts'
import { enrollmentFee, SAYS } from '../spec.ts'
import type { Order } from './payment-flow.ts'
import { isPayablePhone } from './phone-number.ts'

export type Payer = { uid: string; email: string | null | undefined }
export type Circumstances = { payer: Payer | undefined; online: boolean; phone: string }

type PreCheck = 'notSignedIn' | 'offline' | 'noEmail' | 'invalidPhone'
const refuse = (code: PreCheck | 'missingData') => failed({ code, message: SAYS[code] })

/** In this order, before the reachability probe. */
export function preCheck({ payer, online, phone }: Circumstances) {
  if (!payer) return refuse('notSignedIn')
  if (!online) return refuse('offline')
  if (!payer.email) return refuse('noEmail')
  if (!isPayablePhone(phone)) return refuse('invalidPhone')
  return ok(undefined)
}

/** The user may have signed out in another tab between the probe and the request. */
export function depositRequest(
  order: Order,
  payer: Payer | undefined,
  at: { now: Date; origin: string },
): Result<DepositRequest> {
  const assistant = assistantOfPurchase(order.purchaseType)
  if (!payer?.uid || !payer.email || !assistant) return refuse('missingData')
  return ok({
    userId: payer.uid,
    PhoneNumber: order.phone,
    amount: order.amount,
    correspondent: order.provider,
    TimeStamp: at.now.toISOString(),
    customerID: payer.uid,
    customerEmail: payer.email,
    BaseURL: at.origin,
    Currency: CURRENCY,
    depositStatus: 'pending',
    paymentDescription: enrollmentFee(ASSISTANTS[assistant].name),
    purchaseType: order.purchaseType,
    attemptId: order.attemptId,
  })
}
