/** The sandbox's Zambian numbers and the outcome of a payment from each, Zamtel's odd pair included. */
import type { ProviderId } from '#product/mobile-money.ts'

export type TestOutcome = 'COMPLETED' | 'PENDING' | `FAILED ${string}`

export const DEPOSIT_NUMBERS: Record<string, { provider: ProviderId; outcome: TestOutcome }> = {
  '260763456019': { provider: 'MTN_MOMO_ZMB', outcome: 'FAILED PAYER_LIMIT_REACHED' },
  '260763456029': { provider: 'MTN_MOMO_ZMB', outcome: 'FAILED PAYER_NOT_FOUND' },
  '260763456039': { provider: 'MTN_MOMO_ZMB', outcome: 'FAILED PAYMENT_NOT_APPROVED' },
  '260763456069': { provider: 'MTN_MOMO_ZMB', outcome: 'FAILED UNSPECIFIED_FAILURE' },
  '260763456129': { provider: 'MTN_MOMO_ZMB', outcome: 'PENDING' },
  '260763456789': { provider: 'MTN_MOMO_ZMB', outcome: 'COMPLETED' },
  '260973456019': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'FAILED PAYER_LIMIT_REACHED' },
  '260973456039': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'FAILED PAYMENT_NOT_APPROVED' },
  '260973456049': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'FAILED INSUFFICIENT_BALANCE' },
  '260973456069': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'FAILED UNSPECIFIED_FAILURE' },
  '260973456129': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'PENDING' },
  '260973456789': { provider: 'AIRTEL_OAPI_ZMB', outcome: 'COMPLETED' },
  '260953456704': { provider: 'ZAMTEL_ZMB', outcome: 'FAILED INSUFFICIENT_BALANCE' },
  '260953456712': { provider: 'ZAMTEL_ZMB', outcome: 'FAILED UNSPECIFIED_FAILURE' },
  // The number that succeeds for the other providers stays pending here; 700 is the one that pays.
  '260953456789': { provider: 'ZAMTEL_ZMB', outcome: 'PENDING' },
  '260953456700': { provider: 'ZAMTEL_ZMB', outcome: 'COMPLETED' },
}

/** The outcome of a refund to a number; every other number accepts it. */
export const REFUND_NUMBERS: Record<string, TestOutcome> = {
  '260763456079': 'FAILED RECIPIENT_NOT_FOUND',
  '260763456119': 'FAILED UNSPECIFIED_FAILURE',
  '260763456129': 'PENDING',
  '260973456089': 'FAILED RECIPIENT_NOT_FOUND',
  '260973456119': 'FAILED UNSPECIFIED_FAILURE',
  '260973456129': 'PENDING',
  '260953456712': 'FAILED UNSPECIFIED_FAILURE',
  '260953456789': 'PENDING',
}
