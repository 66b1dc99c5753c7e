/**
 * The message for a failed payment: what happened, then what to do. Shown under the specification's own title line
 * ('Payment failed'). The gateway's message is for staff and is never shown.
 */
import { PROVIDERS } from '#product/mobile-money.ts'

const NOT_CHARGED = 'You were not charged.'
const TRY_AGAIN = 'You can try again.'

/** Each sentence gets the operator's name, since several refer the student to the operator. */
const words: Record<string, (operator: string) => string> = {
  PAYMENT_NOT_APPROVED: () => `The payment was not approved on your phone. ${NOT_CHARGED} ${TRY_AGAIN}`,
  INSUFFICIENT_BALANCE: () =>
    `There is not enough money in this wallet. Top it up, or pay with another number.`,
  PAYMENT_IN_PROGRESS: () =>
    'Another payment is waiting on this phone. Complete it, or try again in 10 minutes.',
  PAYER_NOT_FOUND: (operator) => `This number has no ${operator} wallet. Check the number and the provider.`,
  PAYER_LIMIT_REACHED: (operator) =>
    `You have reached your wallet limit. Contact ${operator}, or pay with another number.`,
  UNSPECIFIED_FAILURE: (operator) =>
    `${operator} declined the payment and gave no reason. ${NOT_CHARGED} ${TRY_AGAIN}`,

  // Rejected by the gateway before any wallet was asked.
  INVALID_PHONE_NUMBER: () =>
    `This phone number cannot be used for payments. Check it and try again. ${NOT_CHARGED}`,
  INVALID_PROVIDER: (operator) => `${operator} cannot be used for this payment. Choose another provider.`,
  PROVIDER_TEMPORARILY_UNAVAILABLE: (operator) =>
    `${operator} is not available at the moment. ${NOT_CHARGED} Try again later, or choose another provider.`,
  AMOUNT_OUT_OF_BOUNDS: (operator) => `${operator} does not allow a payment of this size. ${NOT_CHARGED}`,
}

/** Other names for the same thing, older ones among them. */
const sameAs: Record<string, string> = {
  WALLET_LIMIT_REACHED: 'PAYER_LIMIT_REACHED',
  TRANSACTION_ALREADY_IN_PROCESS: 'PAYMENT_IN_PROGRESS',
  OTHER_ERROR: 'UNSPECIFIED_FAILURE',
  PAYER_ACCOUNT_NOT_FOUND: 'PAYER_NOT_FOUND',
  INVALID_PAYER_FORMAT: 'INVALID_PHONE_NUMBER',
}

const unknownReason = () => `The payment did not go through. ${NOT_CHARGED} ${TRY_AGAIN}`

/** For faults of ours: the student cannot fix them and need not know the details. */
export const PAYMENTS_UNAVAILABLE = `Payments are unavailable at the moment. ${NOT_CHARGED}`

export function failureWords(code: string | null | undefined, provider: string): string {
  const name = code ?? ''
  const sentence = own(words, own(sameAs, name) ?? name) ?? unknownReason
  return sentence(own<{ name: string }>(PROVIDERS, provider)?.name ?? 'your provider').replace(/^y/, 'Y')
}

/** Codes come from outside: `constructor` must not find anything. */
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
