import { describe, expect, it } from 'vitest'
import { failed } from '#kit/result.ts'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import { DepositRequest } from '../contract.ts'
import { readRequest, whatIsWrong } from './read-request.ts'

/** As the route reads it: its shape first, then what it says. */
const readAs = (sent: unknown, userId: string) => {
  const shape = DepositRequest.safeParse(sent)
  return shape.success ? readRequest(shape.data, userId) : failed(whatIsWrong(shape.error.issues))
}

const body = (change: object = {}) => ({
  userId: 'u1',
  PhoneNumber: '260961234567',
  amount: 90,
  correspondent: 'MTN_MOMO_ZMB',
  TimeStamp: '2026-11-20T08:00:00Z',
  customerID: 'u1',
  customerEmail: 'chipo@unza.zm',
  BaseURL: 'https://weekbe4.example',
  Currency: 'ZMW',
  depositStatus: 'pending',
  paymentDescription: 'Enrollment fee for Text Humanizer',
  purchaseType: 'humanizer',
  attemptId: '7e0c1a52-5a0c-4a1b-9b7b-0d4f3f1f2a11',
  ...change,
})

describe('a deposit request', () => {
  it.each(assistantIds)('is charged what the catalogue says for %s', (id) => {
    const { prices, purchase } = ASSISTANTS[id]
    const read = readAs(body({ purchaseType: purchase.purchaseType, amount: prices.charged }), 'u1')
    expect(read).toMatchObject({ ok: true, value: { assistantId: id, amountNgwee: prices.charged * 100 } })
  })

  it.each([90, '90', '90.00', '90.0'])('understands the price as %j', (amount) => {
    expect(readAs(body({ amount }), 'u1').ok).toBe(true)
  })

  it.each([1, 0, -90, 89.99, 9000, '9e1', '0x5a', ' 90', '', 'NaN', null, undefined, [90], { valueOf: 90 }])(
    'refuses the price %j',
    (amount) => {
      expect(readAs(body({ amount }), 'u1')).toMatchObject({
        ok: false,
        problem: { code: 'wrong-amount' },
      })
    },
  )

  it('names every way to pay when it refuses an unknown one', () => {
    const read = readAs(body({ correspondent: 'SOMEONE_ELSE' }), 'u1')
    const message = read.ok ? '' : read.problem.message
    expect(message).toMatch(/^Please choose .+, .+ or .+\.$/)
    for (const id of providerIds) expect(message).toContain(PROVIDERS[id].name)
  })

  it('takes the number as people write it', () => {
    expect(readAs(body({ PhoneNumber: '+260 96 123-4567' }), 'u1')).toMatchObject({
      value: { phone: '260961234567' },
    })
  })

  it.each([{ userId: undefined }, { userId: '' }, { userId: null }])(
    'cannot be completed without a user: %j [S1-152]',
    (change) => {
      expect(readAs(body(change), 'u1')).toEqual({
        ok: false,
        problem: { code: 'missing-data', message: 'Missing required user or resource data' },
      })
    },
  )

  it.each([null, undefined, 'x', [], 7])('survives %j', (nonsense) => {
    expect(readAs(nonsense, 'u1').ok).toBe(false)
  })
})
