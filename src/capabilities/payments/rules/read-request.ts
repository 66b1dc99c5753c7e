/** Validates an incoming deposit request against the catalogue. Each problem is one sentence. */
import type { Ngwee } from '#kit/money.ts'
import { ngwee } from '#kit/money.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { ASSISTANTS, type AssistantId, assistantOfPurchase } from '#product/assistants.ts'
import { CURRENCY, type ProviderId, providerIds } from '#product/mobile-money.ts'
import type { DepositRequest } from '../contract.ts'
import { REFUSALS, SAYS } from '../spec.ts'
import { msisdnOf } from './phone-number.ts'

export type CheckedOrder = {
  depositId: string
  assistantId: AssistantId
  purchaseType: string
  amountNgwee: Ngwee
  provider: ProviderId
  phone: string
  description: string
}

export type RequestProblem = Problem<
  | 'bad-request'
  | 'missing-data'
  | 'another-person'
  | 'unknown-product'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'unknown-provider'
  | 'invalid-phone'
>

const refuseRequest = (code: RequestProblem['code'], message: string) =>
  failed<RequestProblem>({ code, message })

/** The catalogue sets the price. The browser's amount is compared with it and never used. */
export function readRequest(
  asked: DepositRequest,
  signedInUserId: string,
): Result<CheckedOrder, RequestProblem> {
  if (asked.userId !== signedInUserId) return refuseRequest('another-person', REFUSALS.anotherPerson)
  const assistantId = assistantOfPurchase(asked.purchaseType)
  if (!assistantId) return refuseRequest('unknown-product', REFUSALS.unknownProduct)
  const amountNgwee = ngwee(ASSISTANTS[assistantId].prices.charged)
  if (!isSameAmount(asked.amount, amountNgwee)) return refuseRequest('wrong-amount', REFUSALS.wrongAmount)
  if (asked.Currency !== CURRENCY) return refuseRequest('wrong-currency', REFUSALS.wrongCurrency)
  const provider = providerIds.find((id) => id === asked.correspondent)
  if (!provider) return refuseRequest('unknown-provider', REFUSALS.unknownProvider)
  const phone = msisdnOf(asked.PhoneNumber)
  if (!phone) return refuseRequest('invalid-phone', SAYS.invalidPhone)
  return ok({
    depositId: asked.attemptId.toLowerCase(),
    assistantId,
    purchaseType: asked.purchaseType,
    amountNgwee,
    provider,
    phone,
    description: asked.paymentDescription.replaceAll('\u0000', ''),
  })
}

/** '150', '150.00' and 150 are one amount; '1e2', '0x96' and ' ' are none. */
function isSameAmount(sent: number | string, price: Ngwee): boolean {
  if (typeof sent === 'string' && !/^\d{1,9}(\.\d{1,4})?$/.test(sent)) return false
  return Number(sent) * 100 === price
}

const SENTENCES: Record<string, [RequestProblem['code'], string]> = {
  userId: ['missing-data', SAYS.missingData],
  purchaseType: ['unknown-product', REFUSALS.unknownProduct],
  amount: ['wrong-amount', REFUSALS.wrongAmount],
  Currency: ['wrong-currency', REFUSALS.wrongCurrency],
  correspondent: ['unknown-provider', REFUSALS.unknownProvider],
  PhoneNumber: ['invalid-phone', SAYS.invalidPhone],
}

/** For a malformed request: the problem of the first field that has a sentence. */
export function whatIsWrong(issues: readonly { path: readonly PropertyKey[] }[]): RequestProblem {
  const named = Object.keys(SENTENCES).find((name) => issues.some(({ path }) => path[0] === name))
  const [code, message] = named ? SENTENCES[named]! : (['bad-request', REFUSALS.badRequest] as const)
  return { code, message }
}
