import { describe, expect, it } from 'vitest'
import { failureWords, PAYMENTS_UNAVAILABLE } from './failure-words.ts'

describe('what a student is told about a failed payment', () => {
  it.each([
    ['PAYMENT_NOT_APPROVED', 'The payment was not approved on your phone.'],
    ['INSUFFICIENT_BALANCE', 'There is not enough money in this wallet.'],
    ['PAYMENT_IN_PROGRESS', 'Another payment is waiting on this phone.'],
    ['TRANSACTION_ALREADY_IN_PROCESS', 'Another payment is waiting on this phone.'],
    ['PAYER_NOT_FOUND', 'This number has no Airtel Money wallet.'],
    ['PAYER_LIMIT_REACHED', 'You have reached your wallet limit. Contact Airtel Money'],
    ['WALLET_LIMIT_REACHED', 'You have reached your wallet limit. Contact Airtel Money'],
    ['UNSPECIFIED_FAILURE', 'Airtel Money declined the payment'],
    ['OTHER_ERROR', 'Airtel Money declined the payment'],
    ['PROVIDER_TEMPORARILY_UNAVAILABLE', 'Airtel Money is not available at the moment.'],
    ['UNKNOWN_ERROR', 'The payment did not go through.'],
    ['SOMETHING_NEW', 'The payment did not go through.'],
    ['constructor', 'The payment did not go through.'],
    [null, 'The payment did not go through.'],
  ])('for %s begins with "%s"', (code, beginning) => {
    const told = failureWords(code, 'AIRTEL_OAPI_ZMB')
    expect(told.startsWith(beginning)).toBe(true)
    expect(told).toMatch(/\.$/)
    expect(told).not.toMatch(/[A-Z]_[A-Z]|!/)
  })

  it('reads well when the operator is not one of ours', () => {
    expect(failureWords('UNSPECIFIED_FAILURE', 'WHO_KNOWS')).toMatch(/^Your provider declined/)
    expect(failureWords('PAYER_LIMIT_REACHED', 'toString')).toContain('Contact your provider')
  })

  it('does not explain our own faults, but says that nothing was charged', () => {
    expect(PAYMENTS_UNAVAILABLE).toBe('Payments are unavailable at the moment. You were not charged.')
  })
})
