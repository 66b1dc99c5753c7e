import { describe, expect, it } from 'vitest'
import { type HeldFacts, heldWords } from './review-words.ts'
import { HOLD_REASONS } from './settle.ts'

const held = (change: Partial<HeldFacts> = {}): HeldFacts => ({
  heldBecause: 'money-differs',
  amountNgwee: 9_000,
  receivedNgwee: 100,
  receivedCurrency: 'ZMW',
  ...change,
})

describe('a held payment', () => {
  it('says what arrived and what the price is', () => {
    expect(heldWords(held())).toMatch(
      /^We received ZMW.1\.00, but the price is ZMW.90\.00\. One of our team will check it/,
    )
  })

  it.each([
    ['another currency', { receivedCurrency: 'USD' }, 'not in kwacha'],
    ['no currency', { receivedCurrency: null }, 'not in kwacha'],
    ['an amount nobody can read', { receivedNgwee: null }, 'its amount could not be read'],
  ])('says so of %s', (_, change, words) => {
    expect(heldWords(held(change))).toContain(words)
  })

  it.each(HOLD_REASONS)('never promises that access opens by itself: %s', (heldBecause) => {
    const words = heldWords(held({ heldBecause }))
    expect(words).not.toMatch(/by itself|automatically/)
    expect(words).toMatch(/You do not need to pay again\.$/)
  })
})
