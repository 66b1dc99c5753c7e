import { describe, expect, it } from 'vitest'
import { DepositRequest } from '../contract.ts'
import { depositRequest, preCheck } from './deposit-request.ts'

const payer = { uid: 'u1', email: 'chipo@unza.zm' }
const fine = { payer, online: true, phone: '260961234567' }
const saysOf = (circumstances: Parameters<typeof preCheck>[0]) => {
  const checked = preCheck(circumstances)
  return checked.ok ? undefined : checked.problem.message
}

describe('the pre-checks', () => {
  it('let a signed-in person with a connection, an email and a good number pass', () => {
    expect(saysOf(fine)).toBeUndefined()
  })

  it('come in the order signed in, online, email, number', () => {
    const nothing = { payer: undefined, online: false, phone: '' }
    expect(saysOf(nothing)).toBe('User not authenticated. Please login again.')
    expect(saysOf({ ...nothing, payer: { uid: 'u1', email: '' } })).toBe(
      'No internet connection. Please check your network and try again.',
    )
    expect(saysOf({ payer: { uid: 'u1', email: '' }, online: true, phone: '' })).toBe(
      'User email not found. Please login again.',
    )
    expect(saysOf({ ...fine, phone: '260981234567' })).toBe(
      'Please enter a valid Zambian phone number starting with 26',
    )
  })
})

describe('the deposit request', () => {
  const order = {
    attemptId: '7e0c1a52-5a0c-4a1b-9b7b-0d4f3f1f2a11',
    purchaseType: 'humanizer',
    amount: 90,
    provider: 'MTN_MOMO_ZMB',
    phone: '260961234567',
  } as const
  const at = { now: new Date('2026-11-20T09:00:00Z'), origin: 'https://weekbe4.test' }
  const made = depositRequest(order, payer, at)
  if (!made.ok) throw new Error(made.problem.message)

  it('carries every field of the specification, and what ours adds [S1-130]', () => {
    expect(made.value).toEqual({
      userId: 'u1',
      PhoneNumber: '260961234567',
      amount: 90,
      correspondent: 'MTN_MOMO_ZMB',
      TimeStamp: '2026-11-20T09:00:00.000Z',
      customerID: 'u1',
      customerEmail: 'chipo@unza.zm',
      BaseURL: 'https://weekbe4.test',
      Currency: 'ZMW',
      depositStatus: 'pending',
      paymentDescription: 'Enrollment fee for Text Humanizer',
      purchaseType: 'humanizer',
      attemptId: '7e0c1a52-5a0c-4a1b-9b7b-0d4f3f1f2a11',
    })
    expect(DepositRequest.safeParse(made.value).success).toBe(true)
  })

  it('names the provider by its id [S1-131]', () => {
    expect(made.value.correspondent).toBe(order.provider)
  })

  it("is in ZMW and 'pending' [S1-132]", () => {
    expect([made.value.Currency, made.value.depositStatus]).toEqual(['ZMW', 'pending'])
  })

  it('describes itself as an enrollment fee [S1-133]', () => {
    expect(made.value.paymentDescription).toMatch(/^Enrollment fee for /)
  })

  it.each([undefined, { uid: '', email: 'chipo@unza.zm' }])(
    "is not made without a userId: 'Missing required user or resource data' [S1-152]",
    (nobody) => {
      expect(depositRequest(order, nobody, at)).toEqual({
        ok: false,
        problem: { code: 'missing-data', message: 'Missing required user or resource data' },
      })
    },
  )

  it('is not made for a product that is none of ours', () => {
    expect(depositRequest({ ...order, purchaseType: 'admin' }, payer, at).ok).toBe(false)
  })
})
