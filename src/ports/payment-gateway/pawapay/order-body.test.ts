import { describe, expect, it } from 'vitest'
import type { DepositOrder } from '../payment-gateway.ts'
import { depositBody, refundBody } from './order-body.ts'

const order: DepositOrder = {
  depositId: '8917c345-4791-4285-a416-62f24b6982db',
  amount: 15_000,
  phone: '260763456789',
  provider: 'MTN_MOMO_ZMB',
  customerMessage: 'Defense Room 30 days',
  clientReferenceId: 'order-7',
  metadata: [
    { key: 'purchaseType', value: 'defense' },
    { key: 'userId', value: 'u1', personal: true },
  ],
}

describe('an order for a deposit', () => {
  it('is written with exactly the fields of version 2', () => {
    expect(depositBody(order)).toEqual({
      depositId: order.depositId,
      amount: '150',
      currency: 'ZMW',
      payer: { type: 'MMO', accountDetails: { phoneNumber: '260763456789', provider: 'MTN_MOMO_ZMB' } },
      customerMessage: 'Defense Room 30 days',
      clientReferenceId: 'order-7',
      metadata: [{ purchaseType: 'defense' }, { userId: 'u1', isPII: true }],
    })
  })

  it('leaves out what was not given', () => {
    const { customerMessage: _, clientReferenceId: __, metadata: ___, ...bare } = order
    expect(Object.keys(depositBody(bare))).toEqual(['depositId', 'amount', 'currency', 'payer'])
  })

  it.each([
    [{ depositId: order.depositId.toUpperCase() }],
    [{ depositId: 'not-a-uuid' }],
    [{ depositId: '8917c345-4791-1285-a416-62f24b6982db' }],
    [{ phone: '+260763456789' }],
    [{ customerMessage: 'Hi' }],
    [{ customerMessage: 'Twenty-three characters' }],
    [{ customerMessage: 'Thesis (draft)' }],
    [{ metadata: Array.from({ length: 11 }, (_, i) => ({ key: `k${i}`, value: '' })) }],
    [
      {
        metadata: [
          { key: 'a', value: '1' },
          { key: 'a', value: '2' },
        ],
      },
    ],
    [{ amount: 0.5 }],
  ])('is our own mistake with %j, so it never reaches the wire', (change) => {
    expect(() => depositBody({ ...order, ...change })).toThrow()
  })
})

it('asks for everything back, or for a part with its currency', () => {
  const refund = { refundId: '11111111-4791-4285-a416-62f24b6982db', depositId: order.depositId }
  expect(refundBody(refund)).toEqual(refund)
  expect(refundBody({ ...refund, amount: 5_050 })).toEqual({ ...refund, amount: '50.5', currency: 'ZMW' })
})
