import { expect, it } from 'vitest'
import { subscriptionOf } from './subscription.ts'

const unpaid = (reason?: 'never-bought' | 'expired' | 'used-up' | 'incomplete' | 'refunded') =>
  subscriptionOf({ name: 'unpaid', access: { paid: false, ...(reason ? { reason } : {}) } })

it('is none, active, expired or limit reached [S2-048]', () => {
  expect(unpaid().name).toBe('none')
  expect(unpaid('incomplete').name).toBe('none')
  expect(unpaid('refunded').name).toBe('none')
  expect(unpaid('expired').name).toBe('expired')
  expect(unpaid('used-up').name).toBe('limit-reached')
  expect(subscriptionOf({ name: 'paid', access: { paid: true, uploadsUsed: 3, uploadsLeft: 7 } })).toEqual({
    name: 'active',
    used: 3,
    of: 10,
    until: undefined,
  })
})

it('has reached its limit as soon as the last upload is used, also before the record ends', () => {
  expect(
    subscriptionOf({ name: 'paid', access: { paid: true, uploadsUsed: 10, uploadsLeft: 0 } }),
  ).toMatchObject({ name: 'limit-reached', sentence: expect.stringContaining('monthly upload limit of 10') })
})

it('counts a second purchase in', () => {
  expect(
    subscriptionOf({ name: 'paid', access: { paid: true, uploadsUsed: 4, uploadsLeft: 16 } }),
  ).toMatchObject({ used: 4, of: 20 })
})

it('calls nobody unpaid who could not be checked', () => {
  expect(subscriptionOf({ name: 'checking' })).toEqual({ name: 'checking' })
  expect(subscriptionOf({ name: 'unknown' })).toEqual({
    name: 'unknown',
    sentence: 'Failed to verify payment status. Please try again.',
  })
})
