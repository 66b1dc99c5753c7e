import { describe, expect, it } from 'vitest'
import { depositFrom, refundFrom } from './read-records.ts'

const depositId = '8917c345-4791-4285-a416-62f24b6982db'
const data = {
  depositId,
  status: 'COMPLETED',
  amount: '150.00',
  currency: 'ZMW',
  country: 'ZMB',
  payer: { type: 'MMO', accountDetails: { phoneNumber: '260763456789', provider: 'MTN_MOMO_ZMB' } },
  created: '2026-03-02T08:00:00Z',
  clientReferenceId: 'order-7',
  providerTransactionId: 'ABC123',
  metadata: { purchaseType: 'humanizer', __proto__x: '1' },
}

describe('a deposit that was found', () => {
  it('is told in our words', () => {
    expect(depositFrom(data)).toEqual({
      depositId,
      status: 'COMPLETED',
      amount: 15_000,
      currency: 'ZMW',
      phone: '260763456789',
      provider: 'MTN_MOMO_ZMB',
      providerTransactionId: 'ABC123',
      failure: null,
      created: '2026-03-02T08:00:00Z',
      clientReferenceId: 'order-7',
      metadata: { purchaseType: 'humanizer', __proto__x: '1' },
    })
  })

  it('names its failure when it FAILED, even if the gateway gave no reason', () => {
    const failureReason = { failureCode: 'INSUFFICIENT_BALANCE', failureMessage: 'low' }
    expect(depositFrom({ ...data, status: 'FAILED', failureReason })?.failure).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      message: 'low',
    })
    expect(depositFrom({ ...data, status: 'FAILED' })?.failure).toEqual({ code: 'UNKNOWN', message: '' })
  })

  it.each([
    ['SOMETHING_NEW', { unknown: 'SOMETHING_NEW' }],
    ['completed', { unknown: 'completed' }],
    [undefined, { unknown: 'nothing' }],
    [7, { unknown: '7' }],
  ])('keeps the status %j as it came', (status, kept) => {
    expect(depositFrom({ ...data, status })?.status).toEqual(kept)
  })

  it('keeps an amount that cannot be read', () => {
    expect(depositFrom({ ...data, amount: '1e2' })?.amount).toEqual({ unreadable: '1e2' })
  })

  it('survives missing, odd and hostile parts', () => {
    const odd = depositFrom({
      depositId,
      payer: 'me',
      metadata: [{ a: '1', isPII: true }],
      providerTransactionId: 'x\0y\ud800',
    })
    expect(odd).toMatchObject({
      phone: null,
      currency: null,
      metadata: { a: '1' },
      providerTransactionId: 'xy\ufffd',
      amount: { unreadable: 'nothing' },
    })
  })

  it.each([undefined, 7, '', 'DROP TABLE', '../../etc'])('is nothing without a proper id: %j', (id) => {
    expect(depositFrom({ ...data, depositId: id })).toBeUndefined()
  })
})

it('reads a refund by its own id and its recipient', () => {
  const refund = refundFrom({
    ...data,
    refundId: '11111111-4791-4285-a416-62f24b6982db',
    status: 'ENQUEUED',
    payer: undefined,
    recipient: data.payer,
  })
  expect(refund).toMatchObject({ status: 'ENQUEUED', phone: '260763456789', amount: 15_000 })
})
