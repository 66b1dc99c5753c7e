import { expect, it } from 'vitest'
import type { Purchase } from '#capabilities/access/contract.ts'
import { PAYMENT_STATUSES } from '../contract.ts'
import { daysLeft, daysLeftWords, endWords, leftWords, stateWords } from './purchase-words.ts'

const purchase = (change: Partial<Purchase>): Purchase => ({
  id: 'p1',
  userID: 'u1',
  AIType: 'defense',
  price: 150,
  paymentId: 'd1',
  purchaseTimestamp: '2026-11-20T09:00:00Z',
  validFrom: '2026-11-20T09:00:00Z',
  validUntil: '2026-12-20T09:00:00Z',
  state: 'live',
  endedBecause: null,
  endedAt: null,
  allowance: null,
  grantReason: null,
  testMoney: true,
  ...change,
})

it('says what is left of an allowance, in its own words', () => {
  const left = (unit: 'minutes' | 'uploads' | 'generations', limit: number, used: number) =>
    leftWords(purchase({ allowance: { unit, limit, used } }))
  expect(left('minutes', 60, 36.4)).toBe('24 of 60 minutes left')
  expect(left('uploads', 10, 3)).toBe('7 of 10 documents left')
  expect(left('generations', 5, 9)).toBe('0 of 5 decks left')
  expect(leftWords(purchase({}))).toBeUndefined()
})

it('counts the days that are left, with today as one of them', () => {
  const at = (iso: string) => daysLeft(purchase({}), new Date(iso))
  expect(at('2026-11-20T09:00:00Z')).toBe(30)
  expect(at('2026-12-20T08:59:00Z')).toBe(1)
  expect(at('2027-01-01T00:00:00Z')).toBe(0)
  expect(daysLeft(purchase({ validUntil: null }), new Date())).toBeUndefined()
  expect([30, 1, 0].map(daysLeftWords)).toEqual(['30 days left', '1 day left', 'ends today'])
})

it('says why a purchase ended', () => {
  expect(endWords(purchase({ endedBecause: 'used-up' }))).toBe('Used up')
  expect(endWords(purchase({ endedBecause: 'refunded' }))).toBe('Refunded')
})

it('has a word for every state of a payment, and none of them is a code', () => {
  expect(stateWords('CREATED', false)).toEqual({ kind: 'bad', words: 'Not sent' })
  for (const status of PAYMENT_STATUSES) expect(stateWords(status).words).toMatch(/^[A-Z][a-z][A-Za-z ]+$/)
})
