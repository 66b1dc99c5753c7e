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

const SENTENCE = {
  'not-signed-in': SAYS.notSignedIn,
  offline: SAYS.offline,
  'no-email': SAYS.noEmail,
  'invalid-phone': SAYS.invalidPhone,
  'missing-data': SAYS.missingData,
} as const

const refuseDeposit = (code: keyof typeof SENTENCE) => failed({ code, message: SENTENCE[code] })

/** In this order, before the reachability probe. */
export function preCheck({ payer, online, phone }: Circumstances) {
  if (!payer) return refuseDeposit('not-signed-in')
  if (!online) return refuseDeposit('offline')
  if (!payer.email) return refuseDeposit('no-email')
  if (!isPayablePhone(phone)) return refuseDeposit('invalid-phone')
  return ok(undefined)
}

/** The user may have signed out in another tab between the probe and the request. */
export function depositRequest(
  order: Order,
  payer: Payer | undefined,
  at: { now: Date; origin: string },
): Result<DepositRequest> {
  const assistant = assistantOfPurchase(order.purchaseType)
  if (!payer?.uid || !payer.email || !assistant) return refuseDeposit('missing-data')
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
